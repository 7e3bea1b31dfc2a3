import type { RefusalCode } from "../core/shared/refusal.ts";
import type { Endpoint } from "./endpoint.ts";

/** Every code with which a backend may refuse the row's call: its own, a wrong field, the maintenance a reused key, and too many
 * refusals under keys. */
export function refusalsOf({ refusals, effect }: Endpoint): readonly RefusalCode[] {
  return [
    ...refusals,
    "body-invalid",
    "maintenance",
    ...(effect === "money" ? (["key-reused", "too-many-refused"] as const) : []),
  ];
}
