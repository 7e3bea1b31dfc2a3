import type { Change } from "../mutation.ts";
import type { Node } from "../syntax.ts";

/** What a statement can become: nothing, or for a function's body an early return. */
export function statementChanges(node: Node, isInLoop: boolean): readonly Change[] {
  const { start, end } = node;
  switch (node.type) {
    case "ExpressionStatement":
      return node.directive ? [] : [{ operator: "statement left out", start, end, text: ";", place: "statement" }];
    case "ThrowStatement":
    case "ContinueStatement":
      return [{ operator: "statement left out", start, end, text: ";", place: "statement" }];
    case "BreakStatement":
      return isInLoop ? [{ operator: "statement left out", start, end, text: ";", place: "statement" }] : [];
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression": {
      const { body } = node;
      if (body?.type !== "BlockStatement" || body.body.length === 0) return [];
      return [
        { operator: "early return", start: body.start + 1, end: body.start + 1, text: "return;", place: "insertion" },
      ];
    }
    default:
      return [];
  }
}
