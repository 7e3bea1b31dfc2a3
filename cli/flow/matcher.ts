import { type Context, createContext, Script } from "node:vm";
import type { Json } from "../output/view.ts";
import { type DataPath, valueAt } from "./data-path.ts";
import { resolve, type Template, type Values } from "./template.ts";

export const COMPARISONS = ["is", "not", "above", "at-least", "below", "at-most"] as const;
type Comparison = (typeof COMPARISONS)[number];

/** What an expectation wants of one value. */
export type Matcher =
  | { readonly op: Comparison; readonly value: Template }
  | { readonly op: "between"; readonly low: Template; readonly high: Template }
  | { readonly op: "one-of"; readonly values: readonly Template[] }
  | { readonly op: "list"; readonly values: readonly Template[] }
  | { readonly op: "matches"; readonly pattern: RegExp }
  | { readonly op: "exists"; readonly wanted: boolean }
  | { readonly op: "length"; readonly length: Matcher }
  /** An item, or a part of the text. */
  | { readonly op: "contains" | "lacks" | "every"; readonly item: Matcher }
  | { readonly op: "fields"; readonly fields: readonly { readonly path: DataPath; readonly matcher: Matcher }[] }
  | { readonly op: "all"; readonly matchers: readonly Matcher[] };

/** What was wanted, in words; undefined when the value fits. */
export function misfit(matcher: Matcher, got: Json | undefined, values: Values): string | undefined {
  switch (matcher.op) {
    case "all":
      for (const each of matcher.matchers) {
        const wrong = misfit(each, got, values);
        if (wrong !== undefined) return wrong;
      }
      return undefined;
    case "fields":
      for (const { path, matcher: inner } of matcher.fields) {
        const wrong = misfit(inner, valueAt(got, path), values);
        if (wrong !== undefined) return `${path.text} ${wrong}`;
      }
      return undefined;
    case "exists":
      return (got !== undefined && got !== null) === matcher.wanted
        ? undefined
        : matcher.wanted
          ? "a value"
          : "no value";
    case "matches":
      return misfitOfPattern(matcher.pattern, got);
    case "length": {
      const length = typeof got === "string" || Array.isArray(got) ? got.length : undefined;
      const wrong = misfit(matcher.length, length, values);
      return wrong === undefined ? undefined : `a length of ${wrong}`;
    }
    case "contains":
    case "lacks":
    case "every":
      return misfitOfItems(matcher.op, matcher.item, got, values);
    case "list": {
      const wanted = matcher.values.map((each) => resolve(each, values));
      const plain = wanted.map((each) => (each.ok ? each.value : each.error));
      return wanted.every(({ ok }) => ok) && isSame(plain, got) ? undefined : JSON.stringify(plain);
    }
    case "one-of": {
      const wanted = matcher.values.map((each) => resolve(each, values));
      if (wanted.some((each) => each.ok && isSame(each.value, got))) return undefined;
      return `one of ${wanted.map((each) => (each.ok ? JSON.stringify(each.value) : each.error)).join(", ")}`;
    }
    case "between": {
      const low = misfit({ op: "at-least", value: matcher.low }, got, values);
      return low ?? misfit({ op: "at-most", value: matcher.high }, got, values);
    }
    default:
      return misfitOfComparison(matcher.op, matcher.value, got, values);
  }
}

/** A sound pattern takes microseconds. One that tries every way to split a text would hold up the whole process. */
const LONGEST_MATCH_MS = 500;

let matching: { readonly script: Script; readonly context: Context } | undefined;

/** Patterns that took too long once: a list would wait for each of its items. */
const slowPatterns = new WeakSet<RegExp>();

function misfitOfPattern(pattern: RegExp, got: Json | undefined): string | undefined {
  const wanted = `a text that matches ${String(pattern)}`;
  const tooSlow = `${wanted}, but matching takes longer than ${LONGEST_MATCH_MS} ms: the pattern tries too many ways`;
  if (typeof got !== "string") return wanted;
  if (slowPatterns.has(pattern)) return tooSlow;
  // Node's watchdog thread ends a script that runs too long, in the middle of a match, too.
  matching ??= { script: new Script("pattern.test(text)"), context: createContext({}) };
  const { script, context } = matching;
  Object.assign(context, { pattern, text: got });
  try {
    return script.runInContext(context, { timeout: LONGEST_MATCH_MS }) === true ? undefined : wanted;
  } catch {
    // Only the time, or the memory for a huge pattern, ends a match.
    slowPatterns.add(pattern);
    return tooSlow;
  }
}

function misfitOfItems(
  op: "contains" | "lacks" | "every",
  item: Matcher,
  got: Json | undefined,
  values: Values,
): string | undefined {
  const words = { contains: "an item with", lacks: "no item with", every: "only items with" }[op];
  if (typeof got === "string" && item.op === "is" && op !== "every") {
    const part = resolve(item.value, values);
    const has = part.ok && typeof part.value !== "object" && got.includes(String(part.value));
    return has === (op === "contains")
      ? undefined
      : `${op === "contains" ? "a text with" : "a text without"} ${textOf(part)}`;
  }
  const list: readonly Json[] | undefined = Array.isArray(got) ? got : undefined;
  if (!list) return "a list";
  const wrong = list.map((each) => misfit(item, each, values));
  const fits = wrong.filter((each) => each === undefined).length;
  const isRight = op === "contains" ? fits > 0 : op === "lacks" ? fits === 0 : fits === list.length;
  return isRight ? undefined : `${words} ${described(item, values)}`;
}

const PHRASES: Readonly<Record<Comparison, string>> = {
  is: "",
  not: "anything but ",
  above: "more than ",
  "at-least": "at least ",
  below: "less than ",
  "at-most": "at most ",
};

function misfitOfComparison(
  op: Comparison,
  template: Template,
  got: Json | undefined,
  values: Values,
): string | undefined {
  const wanted = resolve(template, values);
  if (!wanted.ok) return wanted.error;
  return compares(op, got, wanted.value) ? undefined : `${PHRASES[op]}${JSON.stringify(wanted.value)}`;
}

function compares(op: Comparison, got: Json | undefined, wanted: Json): boolean {
  if (op === "is") return isSame(wanted, got);
  if (op === "not") return !isSame(wanted, got);
  // Moments are texts of one form, so their order is that of the texts.
  const comparable = typeof got === typeof wanted && (typeof got === "number" || typeof got === "string");
  if (!comparable || got === undefined || got === null || wanted === null) return false;
  if (op === "above") return got > wanted;
  if (op === "at-least") return got >= wanted;
  return op === "below" ? got < wanted : got <= wanted;
}

function isSame(wanted: Json, got: Json | undefined): boolean {
  if (Array.isArray(wanted)) {
    const list: readonly Json[] = wanted;
    return Array.isArray(got) && got.length === list.length && list.every((each, index) => isSame(each, got[index]));
  }
  // A field that the answer leaves out counts as null.
  if (wanted === null) return got === null || got === undefined;
  return typeof wanted === "object" ? JSON.stringify(wanted) === JSON.stringify(got) : wanted === got;
}

/** The matcher in words. */
function described(matcher: Matcher, values: Values): string {
  if (matcher.op === "fields") {
    return matcher.fields.map(({ path, matcher: inner }) => `${path.text} ${described(inner, values)}`).join(", ");
  }
  if (matcher.op === "all") return matcher.matchers.map((each) => described(each, values)).join(" and ");
  return misfit(matcher, undefined, values) ?? "no value";
}

function textOf(resolved: ReturnType<typeof resolve>): string {
  return resolved.ok ? JSON.stringify(resolved.value) : resolved.error;
}
