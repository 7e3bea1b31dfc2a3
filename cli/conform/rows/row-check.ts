import type { Member, Trial } from "../engine/trial.ts";
import type { SendWire } from "../engine/wire.ts";
import type { FieldReport } from "./fields.ts";

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
