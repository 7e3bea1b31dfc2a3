import { Document, Scalar, visit } from "yaml";
import { escapeInvisible } from "../../output/printable.ts";

/** A flow as YAML. A text with characters that nobody sees is in quotes, where they are written as escapes. */
export function flowText(flow: Readonly<Record<string, unknown>>): string {
  const document = new Document(flow);
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === "string" && escapeInvisible(node.value) !== node.value) node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return escapeInvisible(document.toString({ lineWidth: 0 }));
}
