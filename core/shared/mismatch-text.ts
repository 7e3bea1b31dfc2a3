import type { Fault } from "./fault.ts";

/** Where a reply broke the contract, what was expected there, and the kind of what came. For developers and support. */
export function mismatchText({ endpoint, field = "body", expected, received }: Fault): string {
  const place = `${endpoint}: ${field}`;
  return expected === undefined ? place : `${place} (expected ${expected}, received ${received})`;
}
