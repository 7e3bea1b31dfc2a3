const THAI = /[\u0e01-\u0e4e]/;

/** The parts of a syntax tree that are used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** A constant of a module with texts. */
export interface TextTable {
  /** The beginning of its keys in a brand file. */
  readonly name: string;
  /** The constant's name in the module. */
  readonly constant: string;
  /** Where its declaration ends. */
  readonly end: number;
  readonly texts: readonly TableText[];
}

/** One text of a table. */
export interface TableText {
  /** Like `menu.contact`, below the table's name. */
  readonly path: string;
  /** `{1}` stands for the first value of a sentence. */
  readonly text: string;
  /** Where the template of a sentence with values starts; undefined for a plain text. */
  readonly template: number | undefined;
}

/**
 * The texts of a module of `web/text/th` that a brand may override: every Thai text in a constant object or list, and
 * every function in it that returns one template.
 * @param program the module's syntax tree
 * @param file the module's name without its ending
 */
export function textTables(program: unknown, file: string): readonly TextTable[] {
  const module = camelCase(file);
  return nodesOf(program, "body").flatMap((statement): TextTable[] => {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement["declaration"] : statement;
    if (!isNode(declaration) || declaration.type !== "VariableDeclaration") return [];
    const [declarator, ...others] = nodesOf(declaration, "declarations");
    const id = declarator?.["id"];
    if (!declarator || others.length > 0 || !isNode(id)) return [];
    const constant = String(id["name"]);
    const texts = [...textsOf(declarator["init"], "")];
    const name = tableName(module, constant);
    return texts.length === 0 ? [] : [{ name, constant, end: statement.end, texts }];
  });
}

/** `secondFactorText` is `secondFactor`; a constant of another name is part of its module, like `inbox.actions`. */
function tableName(module: string, constant: string): string {
  if (constant.endsWith("Text")) return constant.slice(0, -"Text".length);
  return `${module}.${/^[A-Z_]+$/.test(constant) ? camelCase(constant.toLowerCase()) : constant}`;
}

function camelCase(name: string): string {
  return name.replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function* textsOf(node: unknown, path: string): Generator<TableText> {
  if (!isNode(node)) return;
  // `as const` and `satisfies`, where the module still has its types.
  if (node.type.startsWith("TS")) return yield* textsOf(node["expression"], path);
  const below = (key: string) => (path === "" ? key : `${path}.${key}`);
  if (node.type === "ObjectExpression") {
    for (const property of nodesOf(node, "properties")) {
      const key = property["key"];
      if (property.type !== "Property" || property["computed"] === true || !isNode(key)) continue;
      yield* textsOf(property["value"], below(String(key["name"] ?? key["value"])));
    }
  } else if (node.type === "ArrayExpression") {
    for (const [index, element] of nodesOf(node, "elements").entries()) yield* textsOf(element, below(String(index)));
  } else if (node.type === "Literal" && typeof node["value"] === "string") {
    if (path !== "" && THAI.test(node["value"])) yield { path, text: node["value"], template: undefined };
  } else if (node.type === "ArrowFunctionExpression") {
    const body = node["body"];
    if (isNode(body) && body.type === "TemplateLiteral") {
      const parts = nodesOf(body, "quasis").map(({ value }) => (value as { readonly cooked: string }).cooked);
      const text = parts.reduce((before, part, index) => `${before}{${index}}${part}`);
      if (THAI.test(text)) yield { path, text, template: body.start };
    }
  }
}

function nodesOf(node: unknown, part: string): readonly Node[] {
  const nodes = isNode(node) ? node[part] : undefined;
  return Array.isArray(nodes) ? nodes.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
