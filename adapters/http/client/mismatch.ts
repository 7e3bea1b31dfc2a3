import * as v from "valibot";

/** Where a reply breaks the contract. Has kinds of values only: a value may be a token or somebody's name. */
export interface Mismatch {
  /** A dotted path, or the whole body. */
  readonly field: string;
  readonly expected: string;
  readonly received: string;
}

/** Names the field of a mismatch of the whole body. */
const WHOLE_BODY = "body";

export const CUT_REPLY: Mismatch = { field: WHOLE_BODY, expected: "a whole reply", received: "a part of one" };

export function notJson(text: string): Mismatch {
  return { field: WHOLE_BODY, expected: "JSON", received: /^\s*</.test(text) ? "a page" : "another text" };
}

export function mismatchOf(issue: v.BaseIssue<unknown>): Mismatch {
  return {
    field: v.getDotPath(issue) ?? WHOLE_BODY,
    // Of a missing field, the library names the field again.
    expected:
      issue.input === undefined ? "a value" : ((issue.kind === "schema" ? issue.expected : undefined) ?? issue.type),
    received: kindOf(issue.input),
  };
}

function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}
