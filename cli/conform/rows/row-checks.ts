import { type RowName, rowOf } from "../engine/rows.ts";
import { authChecks } from "./auth-checks.ts";
import { bodyChecks } from "./body-checks.ts";
import { happyCheck } from "./happy-check.ts";
import { headerChecks } from "./header-checks.ts";
import type { RowCheck } from "./row-check.ts";

/** The checks of a row, the happy path first. */
export function rowChecks(name: RowName): readonly RowCheck[] {
  const row = rowOf(name);
  if (row.streams === true) return authChecks(name);
  return [happyCheck(name), ...authChecks(name), ...headerChecks(name), ...bodyChecks(name)];
}
