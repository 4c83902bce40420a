"""The rules about the files themselves: text, YAML, and where a file stands."""

from __future__ import annotations

from model.rule import error

FILE_UNREADABLE = error(
    "file-unreadable",
    "a file that cannot be read",
    "What cannot be read would be missing from dist/ without a word.",
    "Give yourself the right to read it, or remove it.",
)
FILE_OUTSIDE = error(
    "file-outside",
    "a symbolic link",
    "The input must be all in the fleet folder: what a link points at is not reviewed with it.",
    "Replace the link by the file itself.",
)
FILE_TOO_LARGE = error(
    "file-too-large",
    "a file larger than 1 MiB",
    "No fleet file is that large; something else has been put here.",
    "Remove the file, or split it.",
)
NOT_UTF8 = error(
    "not-utf8",
    "a file that is not UTF-8",
    "YAML readers guess other encodings, each in its own way.",
    "Save the file as UTF-8 without a byte order mark.",
)
BYTE_ORDER_MARK = error(
    "byte-order-mark",
    "a byte order mark",
    "Some readers take it for a part of the first key.",
    "Save the file as UTF-8 without a byte order mark.",
)
CARRIAGE_RETURN = error(
    "carriage-return",
    "Windows or old Mac line ends",
    "They end up inside of values, where nobody sees them.",
    "Save the file with LF line ends.",
)
CONTROL_CHARACTER = error(
    "control-character",
    "a control character",
    "YAML does not allow it, and nobody sees it.",
    "Remove the character.",
)
TAB_INDENTATION = error(
    "tab-indentation",
    "a tab in the indentation",
    "YAML does not allow tabs there, and readers disagree about what one is worth.",
    "Indent with spaces.",
)
YAML_SYNTAX = error(
    "yaml-syntax",
    "a file that is not YAML",
    "Nothing can be read from it.",
    "Correct the line; a missing quote, colon or space before it is the usual cause.",
)
YAML_TOO_DEEP = error(
    "yaml-too-deep",
    "more than 30 levels of nesting",
    "No fleet file is that deep, and deep nesting can exhaust a reader.",
    "Remove what does not belong here.",
)
DOCUMENT_COUNT = error(
    "document-count",
    "a file without exactly one document",
    "One file holds one object, so that its path tells whose it is.",
    "Put each object into a file of its own, and remove empty files.",
)
ANCHOR_USED = error(
    "anchor-used",
    "an anchor or an alias",
    "What a value is would not be written where it is used, and a few aliases can expand to "
    "gigabytes.",
    "Write the value out; what tenants share belongs into their class.",
)
TAG_USED = error(
    "tag-used",
    "a YAML tag",
    "Tags change types behind the text.",
    "Remove the tag; quote what has to be a string.",
)
KEY_DUPLICATE = error(
    "key-duplicate",
    "the same key twice",
    "Most readers silently take the last one.",
    "Keep one of the two.",
)
KEY_NOT_STRING = error(
    "key-not-string",
    "a key that is not a string",
    "All keys of the input are names.",
    "Write a name, quoted if it looks like something else.",
)
SCALAR_AMBIGUOUS = error(
    "scalar-ambiguous",
    "a plain value that readers take for different things",
    "On its way through YAML it would turn into another type.",
    "Put it in double quotes if it is a string, or write it as a plain number, true or false.",
)
NOT_A_MAPPING = error(
    "not-a-mapping",
    "a document that is no mapping",
    "An object has `apiVersion`, `kind`, `metadata` and `spec`.",
    "Write these four keys at the top level.",
)
KIND_UNKNOWN = error(
    "kind-unknown",
    "an object of an unknown kind or version",
    "Nothing can be rendered from it, and skipping it would go unnoticed.",
    "Write apiVersion gpu-tenants.io/v1alpha1 and one of the known kinds.",
)
FILE_MISPLACED = error(
    "file-misplaced",
    "a file where its kind does not belong",
    "The path tells whose a file is, and which namespace a workload runs in.",
    "Move it to the place of its kind.",
)
NAME_MISMATCH = error(
    "name-mismatch",
    "a name that differs from its file or folder",
    "One of the two would mislead whoever looks for it.",
    "Write the same name in both places.",
)
FLEET_MISSING = error(
    "fleet-missing",
    "no fleet.yaml",
    "It says what the platform offers; nothing can be rendered without it.",
    "Add a file fleet.yaml of kind Fleet to the fleet folder.",
)
