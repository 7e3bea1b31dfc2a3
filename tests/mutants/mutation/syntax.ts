import { type ESTree, parseSync } from "vite";

export type Node = ESTree.Node;

/** Throws when the source does not parse. */
export function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program;
}

const TYPES_ONLY = new Set(["typeAnnotation", "typeParameters", "typeArguments", "returnType", "implements"]);

/** The nodes below a node that exist at run time, each with the name of its field. */
export function* childrenOf(node: Node): Generator<readonly [field: string, child: Node]> {
  for (const [field, value] of Object.entries(node)) {
    if (TYPES_ONLY.has(field)) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield [field, child];
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
