import type { Node } from "../syntax.ts";

const OTHERS: ReadonlyMap<string, string> = new Map([
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
  ["floor", "ceil"],
  ["ceil", "floor"],
  ["round", "floor"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
  ["toUpperCase", "toLowerCase"],
  ["toLowerCase", "toUpperCase"],
  ["padStart", "padEnd"],
  ["padEnd", "padStart"],
  ["push", "unshift"],
]);
/** Without the call, the value before it has the same type. */
const LEFT_OUT = new Set([
  "filter",
  "slice",
  "trim",
  "sort",
  "toSorted",
  "reverse",
  "toReversed",
  "concat",
  "normalize",
]);

/** What a call can become: the other method of a pair, no call at all, or a refusal instead of a success. */
export function methodChanges(call: Extract<Node, { type: "CallExpression" }>, source: string): readonly string[] {
  const { callee, arguments: args } = call;
  const rest = source.slice(callee.end, call.end);
  if (callee.type === "Identifier") {
    const value = args[0] ? source.slice(args[0].start, args[0].end) : "undefined";
    if (callee.name === "ok") return [`({ ok: false, error: ${value} })`];
    if (callee.name === "err") return [`({ ok: true, value: ${value} })`];
    return [];
  }
  if (callee.type !== "MemberExpression" || callee.computed || callee.optional) return [];
  if (callee.property.type !== "Identifier") return [];
  const { name } = callee.property;
  const object = source.slice(callee.object.start, callee.object.end);
  if (LEFT_OUT.has(name)) return [object];
  const other = OTHERS.get(name);
  return other ? [`${object}.${other}${rest}`] : [];
}
