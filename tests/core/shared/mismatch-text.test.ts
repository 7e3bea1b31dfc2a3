import { expect, test } from "vitest";
import { type Fault, mismatchText } from "../../../core/shared/fault.ts";

const fault: Fault = { kind: "fault", fault: "contract", endpoint: "GET /x", effect: "none" };

test.each<[text: string, known: Partial<Fault>]>([
  ["GET /x: body", {}],
  ["GET /x: items.3.amount", { field: "items.3.amount" }],
  ["GET /x: amount (expected number, received string)", { field: "amount", expected: "number", received: "string" }],
])("%s is where a reply broke the contract", (text, known) => {
  expect(mismatchText({ ...fault, ...known })).toBe(text);
});
