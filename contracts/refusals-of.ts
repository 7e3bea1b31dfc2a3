import type { RefusalCode } from "../core/shared/refusal.ts";
import type { Endpoint } from "./endpoint.ts";

/** Every code with which a backend may refuse the row's call: its own, a wrong field, the maintenance and a reused key. */
export function refusalsOf({ refusals, effect }: Endpoint): readonly RefusalCode[] {
  return [...refusals, "body-invalid", "maintenance", ...(effect === "money" ? (["key-reused"] as const) : [])];
}
