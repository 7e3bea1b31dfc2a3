import type { Target } from "../command-line/globals.ts";

export function targetTitle(target: Target): string {
  return target.kind === "memory" ? "memory" : target.baseUrl;
}
