# SPDX-License-Identifier: Apache-2.0
"""The public Swift listings, made of tables."""

HEAD = "// SPDX-License-Identifier: Apache-2.0\n// swift-format-ignore-file\n// Made by Scripts/generate-listings.\n"


def line(doc, declaration, indent="  "):
    """A documented declaration in one line."""
    return f"{indent}/** {doc} */ {declaration}\n"
