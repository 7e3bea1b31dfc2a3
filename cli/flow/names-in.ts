import type { Expectation } from "./flow.ts";
import type { Matcher } from "./matcher.ts";
import { namesOf } from "./template.ts";

/** The names of captured values and inputs that expectations read. */
export function namesIn(expectations: readonly Expectation[]): readonly string[] {
  return expectations.flatMap(({ matcher }) => namesInMatcher(matcher));
}

function namesInMatcher(matcher: Matcher): readonly string[] {
  switch (matcher.op) {
    case "all":
      return matcher.matchers.flatMap(namesInMatcher);
    case "fields":
      return matcher.fields.flatMap(({ matcher: inner }) => namesInMatcher(inner));
    case "length":
      return namesInMatcher(matcher.length);
    case "contains":
    case "lacks":
    case "every":
      return namesInMatcher(matcher.item);
    case "between":
      return [...namesOf(matcher.low), ...namesOf(matcher.high)];
    case "one-of":
    case "list":
      return matcher.values.flatMap(namesOf);
    case "matches":
    case "exists":
      return [];
    default:
      return namesOf(matcher.value);
  }
}
