"""The command line: parse, call, print, exit."""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

import click

import pipeline
from model.error import FleetError
from model.report import Finding, has_errors
from output import REPORTERS
from output.colour import show
from output.dist import check_place, write
from output.drift import drift, foreign
from output.explain_report import render as render_origins
from output.files import files
from output.migration import migration_notes
from output.progress import progress

VERSION = "0.1.0"
_START = time.monotonic()


class DefaultGroup(click.Group):
    """Takes `synth` for the command where none is named."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Puts `synth` in front of options that are not the group's own."""
        own = ("--help", "-h", "--version")
        if not args or (args[0].startswith("-") and args[0] not in own):
            args = ["synth", *args]
        return super().parse_args(ctx, args)


def common(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that all commands over a fleet share."""
    for option in (
        click.option("--debug", is_flag=True, help="Show the traceback of an internal error."),
        click.option(
            "--format",
            "format_name",
            type=click.Choice(list(REPORTERS)),
            default="text",
            show_default=True,
            help="Form of the report.",
        ),
        click.option(
            "--fleet",
            "fleet",
            default="fleet",
            show_default=True,
            metavar="DIR",
            help="Folder of the fleet files.",
        ),
    ):
        command = option(command)
    return command


out_option = click.option(
    "--out",
    default=lambda: os.environ.get("CDK8S_OUTDIR", "dist"),
    show_default="$CDK8S_OUTDIR or dist",
    metavar="DIR",
    help="Folder of the rendered tree.",
)


@click.group(cls=DefaultGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, prog_name="gpu-tenants")
def cli() -> None:
    """Render and check the manifests of a multi-tenant GPU platform.

    Without a command, `synth` is run. Exit codes: 0 fine, 1 findings, 2 wrong usage, 3 our fault.

    Example: gpu-tenants --fleet fleet --out dist
    """


@cli.command()
@common
@out_option
def synth(fleet: str, out: str, format_name: str, debug: bool) -> None:
    """Render, check, and write the tree if nothing is wrong.

    Example: gpu-tenants synth --fleet examples/gpu/fleet --out /tmp/gpu
    """
    result = _build(fleet)
    if result.tree is None or has_errors(result.findings):
        _finish(result.findings, format_name, out)
    check_place(Path(out))
    made = files(result.tree)
    strangers = foreign(Path(out))
    if not strangers:
        _notes(result, out)
        write(made, Path(out))
        _summary(result, result.findings, fleet, out)
    _finish((*result.findings, *strangers), format_name, out)


@cli.command()
@common
@out_option
def check(fleet: str, out: str, format_name: str, debug: bool) -> None:
    """Render, check, and compare with the tree on disk; write nothing.

    Example: gpu-tenants check --format json
    """
    result = _build(fleet)
    found = list(result.findings)
    if result.tree is not None:
        check_place(Path(out))
        found.extend(drift(files(result.tree), Path(out)))
        _notes(result, out)
        _summary(result, found, fleet, out)
    _finish(found, format_name, out)


@cli.command()
@common
@click.argument("tenant")
@click.argument("field", required=False, default="")
def explain(fleet: str, format_name: str, debug: bool, tenant: str, field: str) -> None:
    """Show each resolved value of a tenant with the line that it comes from.

    Example: gpu-tenants explain tenant-a controlPlane.resources
    """
    resolved, found = pipeline.resolve(Path(fleet), shown=_shown(fleet))
    if resolved is None:
        _finish(found, format_name, "dist")
    origins = pipeline.origins(resolved, tenant, field)
    click.echo(render_origins(origins, format_name), nl=False)


@cli.command()
@click.argument("kind", type=click.Choice(pipeline.KINDS, case_sensitive=False))
def schema(kind: str) -> None:
    """Print the JSON Schema of an input kind.

    Example: gpu-tenants schema Tenant
    """
    click.echo(pipeline.schema_text(kind), nl=False)


def _build(fleet: str) -> pipeline.Result:
    with progress() as step:
        return pipeline.build(Path(fleet), shown=_shown(fleet), step=step)


def _shown(fleet: str) -> str:
    return fleet.rstrip("/") or "/"


def _finish(findings: Sequence[Finding], format_name: str, out: str) -> NoReturn:
    """Reports and ends the program: 1 where a finding is an error, 0 otherwise."""
    text = REPORTERS[format_name](findings, out=out)
    # cdk8s-cli swallows standard output.
    to_stderr = "CDK8S_OUTDIR" in os.environ
    if format_name == "text":
        show(text, to_stderr=to_stderr)
    else:
        click.echo(text, nl=False, err=to_stderr)
    sys.exit(1 if has_errors(findings) else 0)


def _notes(result: pipeline.Result, out: str) -> None:
    """Says what the way to another version means, before the old lock is gone."""
    owners = result.tree.owners if result.tree else ()
    click.echo(migration_notes(owners, Path(out)), nl=False, err=True)


def _summary(result: pipeline.Result, findings: Sequence[Finding], fleet: str, out: str) -> None:
    tenants = len(result.fleet.tenants) if result.fleet else 0
    objects = len(result.tree.manifests) if result.tree else 0
    parts = (
        _count(tenants, "tenant"),
        "1 management cluster",
        _count(objects, "object"),
        _count(len(findings), "finding"),
    )
    seconds = time.monotonic() - _START
    line = f"  {_shown(fleet)}/ → {_shown(out)}/   {', '.join(parts)}   {seconds:.1f} s"
    click.echo(line, err=True)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def main() -> None:
    """Runs the command line and maps what went wrong to an exit code."""
    try:
        cli.main(prog_name="gpu-tenants", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except FleetError as error:
        click.echo(f"error: {error.message}\nhint: {error.hint}", err=True)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except Exception as error:
        _internal(error)
        sys.exit(3)


def _internal(error: Exception) -> None:
    click.echo(
        f"internal error in gpu-tenants {VERSION}: {type(error).__name__}: {error}\n"
        "hint: this is our fault, not yours. Run again with --debug and report what it prints.",
        err=True,
    )
    if "--debug" in sys.argv:
        traceback.print_exception(error)


if __name__ == "__main__":
    main()
