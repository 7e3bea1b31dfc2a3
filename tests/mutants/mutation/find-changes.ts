import type { Change } from "./mutation.ts";
import { expressionChanges } from "./operators/expressions.ts";
import { statementChanges } from "./operators/statements.ts";
import { childrenOf, type Node, parse } from "./syntax.ts";

interface Around {
  readonly isCondition: boolean;
  /** Of a loop: a test that is always true never ends, which any test would find. */
  readonly isLoopTest: boolean;
  /** Where `break` ends a loop, not a `switch`. */
  readonly isInLoop: boolean;
  /** Below a `?.`, where brackets around a part would end the chain. */
  readonly isInChain: boolean;
  /** The left side of an assignment, a parameter or a declared name. */
  readonly isTarget: boolean;
}

const TOP: Around = { isCondition: false, isLoopTest: false, isInLoop: false, isInChain: false, isTarget: false };
const LOOPS = new Set(["ForStatement", "ForInStatement", "ForOfStatement", "WhileStatement", "DoWhileStatement"]);
/** Names in a module's import, and what exists for the type checker only. */
const NO_CODE = /^(Import|ExportAll|TS(?!AsExpression|SatisfiesExpression|NonNullExpression))/;

/** Every change of a source, in the order of the text. */
export function findChanges(file: string, source: string): readonly Change[] {
  const found: Change[] = [];
  visit(parse(file, source), TOP);
  return found.toSorted((one, other) => one.start - other.start || other.end - one.end);

  function visit(node: Node, around: Around): void {
    if (NO_CODE.test(node.type) || isMessage(node)) return;
    if ("declare" in node && node.declare) return;
    found.push(...statementChanges(node, around.isInLoop));
    if (around.isCondition) {
      const { start, end } = node;
      for (const text of around.isLoopTest ? ["false"] : ["true", "false"]) {
        found.push({ operator: "condition", start, end, text, place: "expression" });
      }
    }
    if (!around.isTarget && !(around.isInChain && node.type === "CallExpression")) {
      found.push(...expressionChanges(node, source, around.isCondition));
    }
    for (const [field, child] of childrenOf(node)) visit(child, aroundChild(node, field, child, around));
  }
}

function aroundChild(node: Node, field: string, child: Node, around: Around): Around {
  const isLoop = LOOPS.has(node.type);
  const isFunction = "params" in node;
  const isSpine = field === "object" || field === "callee";
  return {
    isCondition: field === "test" && node.type !== "SwitchCase" && child.type !== "Literal",
    isLoopTest: isLoop,
    isInLoop: isLoop || (around.isInLoop && !isFunction && node.type !== "SwitchStatement"),
    isInChain: node.type === "ChainExpression" || (around.isInChain && isSpine),
    isTarget: isTarget(node, field, around),
  };
}

function isTarget(node: Node, field: string, around: Around): boolean {
  if ((node.type === "Property" || node.type === "MemberExpression") && (field === "key" || field === "property")) {
    return !node.computed;
  }
  if (node.type === "AssignmentPattern") return field === "left";
  if (["params", "id", "source", "quasi"].includes(field)) return true;
  if (node.type === "AssignmentExpression" || node.type === "ForOfStatement" || node.type === "ForInStatement") {
    return field === "left";
  }
  return around.isTarget && /Pattern|Property|RestElement/.test(node.type);
}

/** An error's text is for people: no program depends on it. */
function isMessage(node: Node): boolean {
  return node.type === "NewExpression" && node.callee.type === "Identifier" && node.callee.name.endsWith("Error");
}
