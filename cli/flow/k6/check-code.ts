import type { Json } from "../../output/json.ts";
import { valueAt } from "../data-path.ts";
import type { Expectation } from "../flow.ts";
import type { Matcher } from "../matcher.ts";
import { findLeaf } from "./leaves.ts";
import type { PlayedStep } from "./played-flow.ts";
import { placeCode, type Variables } from "./variables.ts";

interface Reply {
  readonly id: number;
  readonly reply: Json | undefined;
}

/** Code of a check for an expectation; undefined where the replies do not show its value, or k6 needs more than a comparison. */
export function checkCode(
  { path, matcher }: Expectation,
  { data }: PlayedStep,
  replies: readonly Reply[],
  variables: Variables,
): string | undefined {
  for (const { id, reply } of replies.toReversed()) {
    const key = path.keys.findLast((each) => typeof each === "string");
    const found = findLeaf(reply, key, valueAt(data, path));
    const code = found && comparison(matcher, placeCode(`r${id}`, found));
    if (code !== undefined) return code;
  }
  return undefined;

  function comparison(wanted: Matcher, got: string): string | undefined {
    const one = (template: Parameters<Variables["templateCode"]>[0], sign: string) => {
      const code = variables.templateCode(template);
      return code === undefined ? undefined : `${got} ${sign} ${code}`;
    };
    switch (wanted.op) {
      case "is":
        return one(wanted.value, "===");
      case "not":
        return one(wanted.value, "!==");
      case "above":
        return one(wanted.value, ">");
      case "at-least":
        return one(wanted.value, ">=");
      case "below":
        return one(wanted.value, "<");
      case "at-most":
        return one(wanted.value, "<=");
      case "between":
        return joined([one(wanted.low, ">="), one(wanted.high, "<=")], "&&");
      case "one-of":
        return joined(
          wanted.values.map((value) => one(value, "===")),
          "||",
        );
      case "all":
        return joined(
          wanted.matchers.map((each) => comparison(each, got)),
          "&&",
        );
      case "exists":
        return `(${got} != null) === ${wanted.wanted}`;
      case "matches":
        return `${wanted.pattern.toString()}.test(${got})`;
      default:
        return undefined;
    }
  }
}

function joined(parts: readonly (string | undefined)[], operator: string): string | undefined {
  return parts.length > 0 && parts.every((part) => part !== undefined)
    ? parts.map((part) => `(${part})`).join(` ${operator} `)
    : undefined;
}
