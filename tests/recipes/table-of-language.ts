import { posix } from "node:path";
import { parseAst } from "vite";

/** The parts of a syntax tree that are used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A module of the Thai texts as one of another language: it has the same texts, its tables have the type of the Thai ones,
 * and types are imported from there.
 * @param module its name, such as `wallet/withdraw`
 */
export function asTableOf(source: string, module: string): string {
  const statements = nodesOf(parseAst(source, { lang: "ts" }), "body");
  const edits = statements.flatMap((statement) => [
    ...typeExport(source, statement),
    ...tables(statement),
    ...typesOfSiblings(source, statement, module),
  ]);
  const edited = edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source);
  const up = module.includes("/") ? "../.." : "..";
  const head = edited.includes(": Texts<typeof th.")
    ? `import type { Texts } from "${up}/texts.ts";\nimport type * as th from "${up}/th/${module}.ts";\n`
    : "";
  return withoutUnusedImports(head + edited);
}

/** An exported type goes, with its comment. */
function typeExport(source: string, statement: Node): readonly Edit[] {
  if (statement.type !== "ExportNamedDeclaration" || statement["exportKind"] !== "type") return [];
  const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(source.slice(0, statement.start));
  return [{ start: comment?.index ?? statement.start, end: statement.end, text: "" }];
}

/** An exported table gets its type, in the place of a bare `as const`. */
function tables(statement: Node): readonly Edit[] {
  const { declaration } = statement;
  if (statement.type !== "ExportNamedDeclaration" || !isNode(declaration)) return [];
  return nodesOf(declaration, "declarations").flatMap(({ id, init }): readonly Edit[] => {
    if (!isNode(id) || !isNode(init) || id["typeAnnotation"]) return [];
    const name = String(id["name"]);
    const type = { start: id.end, end: id.end, text: `: Texts<typeof th.${name}>` };
    // What a table must satisfy too, it says beside its type.
    if (init.type === "TSSatisfiesExpression") return [type];
    const value = init.type === "TSAsExpression" ? init["expression"] : init;
    if (!isNode(value) || !/^(Object|Array)Expression$/.test(value.type)) return [];
    return [type, { start: value.end, end: init.end, text: "" }];
  });
}

/** What a module imports as a type from another one of the Thai texts comes from there. */
function typesOfSiblings(source: string, statement: Node, module: string): readonly Edit[] {
  const from = statement["source"];
  if (statement.type !== "ImportDeclaration" || !isNode(from)) return [];
  const path = posix.join("th", posix.dirname(module), String(from["value"]));
  const specifiers = nodesOf(statement, "specifiers");
  const isType = (each: Node) => each["importKind"] === "type" || statement["importKind"] === "type";
  if (!path.startsWith("th/") || !specifiers.some(isType)) return [];
  const namesOf = (some: readonly Node[]) => some.map(({ start, end }) => source.slice(start, end)).join(", ");
  const values = namesOf(specifiers.filter((each) => !isType(each)));
  const types = namesOf(specifiers.filter(isType)).replace(/\btype /g, "");
  const up = module.includes("/") ? "../.." : "..";
  const text = [
    values && `import { ${values} } from "${String(from["value"])}";`,
    `import type { ${types} } from "${up}/${path}";`,
  ];
  return [{ start: statement.start, end: statement.end, text: text.filter(Boolean).join("\n") }];
}

function withoutUnusedImports(source: string): string {
  const imports = /^import (?:type )?\{([^}]*)\} from "[^"]*";\n/gm;
  const code = source.replace(imports, "").replace(/\/\*[\s\S]*?\*\//g, "");
  return source.replace(imports, (whole, names: string) => {
    const used = names.split(",").filter((each) => {
      const local = /(\w+)\s*$/.exec(each)?.[1];
      return local !== undefined && new RegExp(`\\b${local}\\b`).test(code);
    });
    return used.length === 0 ? "" : whole.replace(names, ` ${used.map((each) => each.trim()).join(", ")} `);
  });
}

function nodesOf(node: unknown, part: string): readonly Node[] {
  const nodes = isNode(node) ? node[part] : undefined;
  return Array.isArray(nodes) ? nodes.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
