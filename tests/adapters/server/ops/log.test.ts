import fc from "fast-check";
import { expect, it } from "vitest";
import { accessLine } from "../../../../adapters/server/edge/access-log.ts";
import { createLog, type LogFields, printable, withoutSecrets } from "../../../../adapters/server/ops/log.ts";
import { always } from "../../../always.ts";

function logged(form: "json" | "text", message: string, fields?: LogFields, error?: unknown): string {
  const entries: string[] = [];
  createLog({ form, write: (entry) => entries.push(entry), now: () => 0 })("error", message, fields, error);
  return entries.join("\n");
}

/** Line feeds, terminal sequences, direction marks and everything else. */
const nasty = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("\n", "\r", "\u2028", "\u0085", "\u001b[2J", "\u202e", "\u0000"),
    ),
  )
  .map((parts) => parts.join(""));
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/u;

it("an entry as JSON is one line that gives the same fields back, whatever they hold", () => {
  always([nasty, nasty], (message, requestId) => {
    const line = logged("json", message, { requestId });
    expect(line).not.toMatch(UNPRINTABLE);
    expect(JSON.parse(line)).toEqual({ time: "1970-01-01T00:00:00.000Z", level: "error", message, requestId });
  });
});

it("as text, nothing but the program begins a line", () => {
  always([nasty, nasty], (message, row) => {
    const [first = "", ...more] = logged("text", message, { row }, new Error(message)).split("\n");
    expect(first).toMatch(/^sanam: /);
    for (const line of more) expect(line).toMatch(/^ {4}/);
    expect([first, ...more].join("")).not.toMatch(UNPRINTABLE);
  });
});

it("a request's line cannot be broken either", () => {
  always([nasty, nasty], (id, address) => {
    const access = { time: "t", id, method: "GET", route: "-", status: 200, ms: 1, bytes: 1, address };
    for (const form of ["json", "text"] as const) expect(accessLine(access, form)).not.toMatch(UNPRINTABLE);
  });
});

it("hides phone numbers, account numbers and tokens that an error quotes, and keeps ids", () => {
  const id = "0b4f2c1e-1111-4222-8333-123456789abc";
  const token = "9f".repeat(32);
  const text = `Unexpected token in {"oldPassword":"hunter2","phone":"081-234-5678","bankId":"1234567890"} of ${token} for member:${id} at x.ts:120:14`;
  expect(withoutSecrets(text)).toBe(
    `Unexpected token in {"oldPassword":"[…]","phone":"[…]","bankId":"[…]"} of […] for member:${id} at x.ts:120:14`,
  );
  const line = logged("json", "the call failed", {}, new Error(text, { cause: new Error(`cause ${token}`) }));
  expect(line).not.toMatch(/081-234|1234567890|9f9f9f/);
  expect(line).toContain("caused by");
});

it("writes what it replaces as an escape", () => {
  expect(printable("a\nb\u202ec")).toBe("a\\u000ab\\u202ec");
});
