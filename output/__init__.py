"""What leaves the program: dist/, drift, and reports."""

from __future__ import annotations

from output import json_report, text_report

REPORTERS = {"text": text_report.render, "json": json_report.render}
"""Name of a format -> function from findings to text; same findings, same bytes."""
