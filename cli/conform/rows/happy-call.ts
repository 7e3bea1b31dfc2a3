import type { Caller, Input } from "../engine/caller.ts";
import type { RowName } from "../engine/rows.ts";

/** Who calls the row, and with what. */
export interface HappyCall {
  readonly caller: Caller;
  /** An input of the row. */
  readonly input: Omit<Input<RowName>, "body"> & { readonly body?: unknown };
}
