import { type ESTree, parseSync } from "vite";

export type Node = ESTree.Node;

/** Formatting and comments are no part of the tree. Throws when the text does not parse. */
export function parse(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text, { preserveParens: false });
  if (errors[0]) throw new Error(`${file} does not parse: ${errors[0].message}`);
  return program;
}

/** An expression or a statement. `$` and names that begin with it stand for anything, and equal names for equal things. */
export type Pattern = Node;

/** What the names with a `$` stand for in a match. */
export type Bound = ReadonlyMap<string, Node>;

export function parsePattern(text: string): Pattern {
  // In a function, so that `return` and `await` may be there.
  const expression = `async () => (${text}\n)`;
  const isExpression = parseSync("pattern.ts", expression).errors.length === 0;
  const program = parse("pattern.ts", isExpression ? expression : `async () => {${text}\n}`);
  const [arrow] = [...nodesIn(program)].filter((node) => node.type === "ArrowFunctionExpression");
  const body = arrow?.body.type === "BlockStatement" ? arrow.body.body : [arrow?.body];
  if (!body[0] || body.length > 1) throw new Error(`${text} is not one expression or one statement`);
  return body[0];
}

/** What the pattern's names stand for when the whole node fits; undefined when it does not. */
export function match(pattern: Pattern, node: Node): Bound | undefined {
  const bound = new Map<string, Node>();
  return fits(pattern, node, bound) ? bound : undefined;
}

/** The replacement's text, with what each `$` stands for. */
export function fill(by: string, bound: Bound, source: string): string {
  const filled = by.replace(/\$\w*/g, (name) => {
    const node = bound.get(name);
    if (!node) throw new Error(`${name} stands for nothing in: ${by}`);
    return grouped(node, source.slice(node.start, node.end));
  });
  return by === "" ? "" : grouped(parsePattern(by), filled);
}

/** The node and all below it. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child);
  }
}

/** How it is written says nothing about what it is. */
const NOT_COMPARED = new Set(["start", "end", "range", "raw", "shorthand"]);

function fits(pattern: unknown, node: unknown, bound: Map<string, Node>): boolean {
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(node) &&
      pattern.length === node.length &&
      pattern.every((each, index) => fits(each, node[index], bound))
    );
  }
  if (!isObject(pattern) || !isObject(node)) return pattern === node;
  if (isNode(pattern) && isNode(node)) {
    const open = pattern.type === "ExpressionStatement" ? pattern.expression : pattern;
    if (open.type === "Identifier" && open.name.startsWith("$")) {
      const earlier = bound.get(open.name);
      if (earlier) return fits(earlier, node, bound);
      bound.set(open.name, node);
      return true;
    }
    if (open.type === "CallExpression" && open.callee.type === "Identifier" && open.callee.name === "$has") {
      const [part] = open.arguments;
      return part !== undefined && [...nodesIn(node)].some((inner) => match(part, inner));
    }
  }
  return Object.keys(pattern).every((key) => NOT_COMPARED.has(key) || fits(pattern[key], node[key], bound));
}

/** An operand keeps its own operators to itself. */
function grouped(node: Node, text: string): string {
  return node.type.endsWith("Expression") && !/^(Call|Member)/.test(node.type) ? `(${text})` : text;
}

function isNode(value: unknown): value is Node {
  return isObject(value) && "type" in value && "start" in value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
