"""What the API server checks in Go for built-in kinds, beyond the JSON Schemas.

Each module has `problems(body, nodes)`, which yields JSON pointers and words. The rules are those
of Kubernetes 1.36, calibrated against a real API server by the corpus in conformance/cases.
"""

from __future__ import annotations
