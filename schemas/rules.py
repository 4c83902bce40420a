"""The rules about one object and its API."""

from __future__ import annotations

from model.rule import error

_REFUSED = "The API server refuses it."

KIND_UNSUPPORTED = error(
    "kind-unsupported",
    "an object of a kind that no schema describes",
    "It cannot be checked, and the cluster may not know it either.",
    "Correct `apiVersion` and `kind`, or add the CRD to imports/crds.",
)
OBJECT_INCOMPLETE = error(
    "object-incomplete",
    "an object without apiVersion, kind or name",
    _REFUSED,
    "Give the object all three.",
)
OBJECT_DUPLICATE = error(
    "object-duplicate",
    "the same object twice in one cluster",
    "Flux stops at it, and Argo CD applies one of the two (recorded).",
    "Keep one of them.",
)
SCHEMA_INVALID = error(
    "schema-invalid",
    "a value that does not fit the object's schema",
    _REFUSED,
    "Write a value of the type that the schema names.",
)
API_FIELD_UNKNOWN = error(
    "api-field-unknown",
    "a field that the API does not have",
    "Flux and Argo CD's client-side apply drop it without a word (recorded).",
    "Correct the name of the field, or remove it.",
)
NULL_VALUE = error(
    "null-value",
    "a null",
    "The API server drops it on one path and refuses it on another.",
    "Remove the field.",
)
INTEGER_TOO_LARGE = error(
    "integer-too-large",
    "an integer that does not fit",
    "It would overflow, or be rounded by a JSON reader.",
    "Write a smaller number.",
)
QUANTITY_INVALID = error(
    "quantity-invalid",
    "a text that is no quantity",
    _REFUSED,
    "Write a number with an optional suffix: m, k, M, G, T, Ki, Mi, Gi, Ti.",
)
RESOURCE_INVALID = error(
    "resource-invalid",
    "container resources that contradict each other",
    _REFUSED,
    "Make each request less than or equal to its limit, and equal for extended resources.",
)
LIST_DUPLICATE_KEY = error(
    "list-duplicate-key",
    "two entries with the same key in one list",
    "Server-side apply refuses them; elsewhere the last one wins.",
    "Give each entry a key of its own.",
)
ENUM_INVALID = error(
    "enum-invalid",
    "a word that the field does not know",
    _REFUSED,
    "Write one of the allowed words.",
)
NAME_INVALID = error(
    "name-invalid",
    "a name that the kind does not allow",
    _REFUSED,
    "Use lower-case letters, digits and '-', start with a letter, and stay short.",
)
LABEL_INVALID = error(
    "label-invalid",
    "a label or annotation that is not allowed",
    _REFUSED,
    "Keys are 'name' or 'domain/name'; label values are at most 63 letters, digits, '-', '_', '.'.",
)
NAMESPACE_SCOPE = error(
    "namespace-scope",
    "a namespace where none belongs, or none where one does",
    "The object would land in whatever namespace the engine chooses, or be refused.",
    "Set `metadata.namespace` for namespaced kinds only.",
)
NETWORK_INVALID = error(
    "network-invalid",
    "an address range or port that is not allowed",
    _REFUSED,
    "Write a network without host bits, `except` inside `cidr`, ports from 1 to 65535.",
)
API_VALUE_INVALID = error(
    "api-value-invalid",
    "a value that the API server's own validation refuses",
    _REFUSED,
    "Change the field as the message says.",
)
FIELD_IMMUTABLE = error(
    "field-immutable",
    "a change of a field that cannot change",
    "The API server refuses the update, and the engine keeps failing.",
    "Give the object a new name, or leave the field as it is.",
)
CEL_RULE_BROKEN = error(
    "cel-rule-broken",
    "an object that breaks a rule of its CRD",
    _REFUSED,
    "Change the field as the message says.",
)
KAMAJI_ADMISSION = error(
    "kamaji-admission",
    "a TenantControlPlane that Kamaji's webhook refuses",
    "The webhook refuses it, or fails on it (recorded).",
    "Change the field as the message says.",
)
KAMAJI_FIELD_UNSUPPORTED = error(
    "kamaji-field-unsupported",
    "a field that the pinned release of Kamaji does not have",
    "The API server drops what the CRD of that release does not know, without a word.",
    "Remove the field, or pin a release that has it in the fleet's `versions.kamaji`.",
)
HELM_VALUE_UNKNOWN = error(
    "helm-value-unknown",
    "a chart value that does not exist",
    "Helm ignores it without a word.",
    "Correct the name of the value, or remove it.",
)
HELM_VALUE_INVALID = error(
    "helm-value-invalid",
    "a chart value that the chart cannot use",
    "The chart fails to render, or renders something that never works.",
    "Change the value as the message says.",
)
