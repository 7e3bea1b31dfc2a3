import type { Change } from "../mutation.ts";
import type { Node } from "../syntax.ts";
import { literalChanges } from "./literals.ts";
import { methodChanges } from "./methods.ts";

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
};
const ARITHMETIC: Readonly<Record<string, string>> = {
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "**": "*",
  "<<": ">>",
  ">>": "<<",
  ">>>": "<<",
  "&": "|",
  "|": "&",
  "^": "&",
};
const LOGIC: Readonly<Record<string, readonly string[]>> = { "&&": ["||"], "||": ["&&"], "??": ["||"] };
const ASSIGNMENTS: Readonly<Record<string, string>> = { "+=": "-=", "-=": "+=", "*=": "/=", "??=": "=", "||=": "=" };

/** What an expression can become. `isCondition`: it is the whole test of an `if` or a loop, which becomes true or false. */
export function expressionChanges(node: Node, source: string, isCondition: boolean): readonly Change[] {
  const change = (operator: string, text: string): Change => ({
    operator,
    start: node.start,
    end: node.end,
    text,
    place: "expression",
  });
  const text = (part: { readonly start: number; readonly end: number }): string => source.slice(part.start, part.end);
  switch (node.type) {
    case "BinaryExpression": {
      const { left, right, operator } = node;
      if (operator === "in" || operator === "instanceof") {
        return isCondition ? [] : [change("comparison", `!(${text(node)})`)];
      }
      const others = COMPARISONS[operator] ?? [];
      // The last is the opposite: a condition becomes true and false instead, which a test finds less easily.
      const comparisons = isCondition ? others.slice(0, -1) : others;
      const arithmetic = ARITHMETIC[operator];
      return [
        ...comparisons.map((other) => change("comparison", `${text(left)} ${other} ${text(right)}`)),
        ...(arithmetic ? [change("arithmetic", `${text(left)} ${arithmetic} ${text(right)}`)] : []),
      ];
    }
    case "LogicalExpression": {
      const { left, right, operator } = node;
      return [
        ...(LOGIC[operator] ?? []).map((other) => change("logic", `(${text(left)}) ${other} (${text(right)})`)),
        change("left only", text(left)),
        change("right only", text(right)),
      ];
    }
    case "UnaryExpression":
      if (node.operator !== "!" && node.operator !== "-") return [];
      return isCondition ? [] : [change("negation", text(node.argument))];
    case "UpdateExpression":
      return [
        change(
          "arithmetic",
          text(node).replace(/\+\+|--/, (sign) => (sign === "++" ? "--" : "++")),
        ),
      ];
    case "AssignmentExpression": {
      const other = ASSIGNMENTS[node.operator];
      return other ? [change("assignment", `${text(node.left)} ${other} ${text(node.right)}`)] : [];
    }
    case "ChainExpression":
      return optionalsOf(node, source).map(({ start, end, replacement }) =>
        change("optional chain", source.slice(node.start, start) + replacement + source.slice(end, node.end)),
      );
    case "ObjectExpression":
      return node.properties.map((property) => {
        const rest = node.properties.filter((other) => other !== property).map(text);
        return change("property left out", `{ ${rest.join(", ")} }`);
      });
    case "ArrayExpression":
      return node.elements.length > 0 ? [change("empty list", "[]")] : [];
    case "ArrowFunctionExpression":
      // A body with braces is the statements' part.
      return node.body.type === "BlockStatement" || source.slice(node.body.start, node.body.end) === "undefined"
        ? []
        : [{ ...change("early return", "undefined"), start: node.body.start, end: node.body.end }];
    case "CallExpression":
      return methodChanges(node, source).map((changed) => change("call", changed));
    default:
      return literalChanges(node, source).map((changed) => change("literal", changed));
  }
}

interface Optional {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Each `?.` of a chain. */
function optionalsOf(chain: Node, source: string): readonly Optional[] {
  const found: Optional[] = [];
  let node: Node = chain.type === "ChainExpression" ? chain.expression : chain;
  for (;;) {
    if (node.type !== "MemberExpression" && node.type !== "CallExpression") return found;
    const inner: Node = node.type === "MemberExpression" ? node.object : node.callee;
    if (node.optional) {
      const start = source.indexOf("?.", inner.end);
      const isMember = node.type === "MemberExpression" && !node.computed;
      found.push({ start, end: start + 2, replacement: isMember ? "." : "" });
    }
    node = inner;
  }
}
