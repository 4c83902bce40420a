"""CRDs of our own, and the typed classes that cdk8s makes from them (imports/generate.sh)."""
