import { posix } from "node:path";
import { parseAst } from "vite";

/** The parts of a syntax tree that are used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

/** A name that is read, or called, when a piece of code runs. */
interface Use {
  readonly name: string;
  readonly called: boolean;
  readonly start: number;
}

interface Module {
  readonly source: string;
  /** What the module's own names stand for elsewhere: the path of the other module, and the name there. */
  readonly imports: ReadonlyMap<string, readonly [path: string, name: string]>;
  /** What each function at the top level uses when it is called. */
  readonly functions: ReadonlyMap<string, readonly Use[]>;
  /** What is used while the module loads. */
  readonly loading: readonly Use[];
}

const TEXTS = "#text/";
/** Their callbacks run at once; those of all other functions, such as `observer` and `lazy`, run later. */
const RUNS_CALLBACK = /^(map|flatMap|filter|reduce|reduceRight|some|every|find|findIndex|forEach|sort|from|replace)$/;

/**
 * Every place at which a module reads one of the site's texts while it loads. The texts are there later, and others after
 * a change of the language, so that only what is read in a function that runs at draw time is right.
 * @param sources the modules' texts by their paths from the top folder; a function of one may be called in another
 */
export function textsReadTooEarly(sources: ReadonlyMap<string, string>): readonly string[] {
  const modules = new Map([...sources].map(([path, source]) => [path, moduleOf(path, source)]));
  const readers = readersOf(modules);
  return [...modules].flatMap(([path, module]) =>
    module.loading.flatMap(({ name, called, start }) => {
      const at = `${path}:${module.source.slice(0, start).split("\n").length}`;
      if (isText(module, name)) return [`${at} reads ${name} while the module loads: read it where it is drawn`];
      const read = called ? readers.get(keyOf(module, path, name)) : undefined;
      return read ? [`${at} calls ${name} while the module loads, which reads ${read}: call it where it is drawn`] : [];
    }),
  );
}

/** The functions that read a text when they are called, themselves or through others, with the text's name. */
function readersOf(modules: ReadonlyMap<string, Module>): ReadonlyMap<string, string> {
  const functions = [...modules].flatMap(([path, module]) =>
    [...module.functions].map(([name, uses]) => ({ key: `${path} ${name}`, path, module, uses })),
  );
  const readers = new Map<string, string>();
  let before: number;
  do {
    before = readers.size;
    for (const { key, path, module, uses } of functions) {
      if (readers.has(key)) continue;
      for (const { name, called } of uses) {
        const read = isText(module, name) ? name : called ? readers.get(keyOf(module, path, name)) : undefined;
        if (read !== undefined) readers.set(key, read);
      }
    }
  } while (readers.size > before);
  return readers;
}

function isText({ imports }: Module, name: string): boolean {
  return imports.get(name)?.[0].startsWith(TEXTS) ?? false;
}

/** Names a function wherever it is called. */
function keyOf({ imports }: Module, path: string, name: string): string {
  return (imports.get(name) ?? [path, name]).join(" ");
}

function moduleOf(path: string, source: string): Module {
  const program = parseAst(source, { lang: path.endsWith("x") ? "tsx" : "ts" });
  const imports = new Map<string, readonly [string, string]>();
  const functions = new Map<string, readonly Use[]>();
  for (const statement of nodesOf(program, "body")) {
    if (statement.type === "ImportDeclaration" && statement["importKind"] !== "type") {
      for (const [local, name] of namesOf(statement)) imports.set(local, [moduleAt(path, statement), name]);
    }
    for (const [name, node] of functionsOf(statement)) functions.set(name, usesOfCall(node));
  }
  return { source, imports, functions, loading: nodesOf(program, "body").flatMap(usesOf) };
}

function moduleAt(path: string, { source }: Node): string {
  const named = isNode(source) ? String(source["value"]) : "";
  return named.startsWith(".") ? posix.join(posix.dirname(path), named) : named;
}

/** The values that an import brings: each name here, and there. */
function namesOf(statement: Node): readonly (readonly [string, string])[] {
  return nodesOf(statement, "specifiers")
    .filter(({ importKind }) => importKind !== "type")
    .map(({ local, imported }) => [nameOf(local), nameOf(imported)]);
}

/** The functions that a statement of the top level names. */
function functionsOf(statement: Node): readonly (readonly [string, Node])[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement["declaration"] : statement;
  if (!isNode(declaration)) return [];
  if (isFunction(declaration)) return [[nameOf(declaration["id"]), declaration]];
  return nodesOf(declaration, "declarations").flatMap(({ id, init }) =>
    isNode(init) && isFunction(init) ? [[nameOf(id), init] as const] : [],
  );
}

/** What runs when a function is called. */
function usesOfCall(node: Node): readonly Use[] {
  return [...nodesOf(node, "params"), node["body"]].flatMap(usesOf);
}

/** What runs when a piece of code is evaluated: no type, and no function before it is called. */
function usesOf(node: unknown): readonly Use[] {
  if (Array.isArray(node)) return node.flatMap(usesOf);
  if (!isNode(node) || isFunction(node)) return [];
  switch (node.type) {
    case "ImportDeclaration":
    // A name that is passed on stays the same binding.
    case "ExportSpecifier":
      return [];
    case "Identifier":
      return [{ name: nameOf(node), called: false, start: node.start }];
    case "CallExpression":
      return usesOfCallExpression(node);
    case "MemberExpression":
      return [...usesOf(node["object"]), ...(node["computed"] === true ? usesOf(node["property"]) : [])];
    case "Property":
    case "PropertyDefinition":
    case "MethodDefinition":
      return [...(node["computed"] === true ? usesOf(node["key"]) : []), ...usesOf(node["value"])];
    default:
      // `as`, `satisfies` and `!` have their expression; all else of the types is no code.
      if (node.type.startsWith("TS")) return usesOf(node["expression"]);
      return Object.values(node).flatMap(usesOf);
  }
}

function usesOfCallExpression(node: Node): readonly Use[] {
  const { callee } = node;
  const given = nodesOf(node, "arguments");
  if (!isNode(callee)) return [];
  const runsCallback = callee.type === "MemberExpression" && RUNS_CALLBACK.test(nameOf(callee["property"]));
  const calls = [callee, ...(runsCallback ? given : [])];
  return [...calls.flatMap(usesWhenCalled), ...given.filter((argument) => !calls.includes(argument)).flatMap(usesOf)];
}

function usesWhenCalled(node: Node): readonly Use[] {
  if (isFunction(node)) return usesOfCall(node);
  if (node.type === "ParenthesizedExpression" && isNode(node["expression"])) return usesWhenCalled(node["expression"]);
  return usesOf(node).map((use) => (node.type === "Identifier" ? { ...use, called: true } : use));
}

function isFunction({ type }: Node): boolean {
  return ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"].includes(type);
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node["name"]) : "";
}

function nodesOf(node: unknown, part: string): readonly Node[] {
  const nodes = typeof node === "object" && node !== null ? Reflect.get(node, part) : undefined;
  return Array.isArray(nodes) ? nodes.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
