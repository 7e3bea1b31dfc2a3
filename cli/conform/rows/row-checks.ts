import { type RowName, rowOf } from "../engine/rows.ts";
import type { Member, Trial } from "../engine/trial.ts";
import type { SendWire } from "../engine/wire.ts";
import { authChecks } from "./auth-checks.ts";
import { bodyChecks } from "./body-checks.ts";
import type { FieldReport } from "./fields.ts";
import { happyCheck } from "./happy-check.ts";
import { headerChecks } from "./header-checks.ts";

export interface CheckInput {
  readonly trial: Trial;
  readonly send: SendWire;
  /** A member for calls that a backend refuses. */
  readonly idle: () => Promise<Member>;
  /** A member with credit and points, for calls that leave the others alone. A sandbox only has one. */
  readonly rich: () => Promise<Member>;
  readonly onFields: (fields: FieldReport) => void;
}

/** One check of a row. */
export interface RowCheck {
  readonly name: string;
  readonly needs: "nothing" | "writes";
  readonly run: (input: CheckInput) => Promise<void>;
}

/** The checks of a row, the happy path first. */
export function rowChecks(name: RowName): readonly RowCheck[] {
  const row = rowOf(name);
  if (row.streams === true) return authChecks(name);
  return [happyCheck(name), ...authChecks(name), ...headerChecks(name), ...bodyChecks(name)];
}
