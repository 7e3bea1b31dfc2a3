import type { HouseEvent } from "../../engine/events.ts";

/** The name of the format, in the first line of a file. */
export const SNAPSHOT_FORMAT = "sanam-sandbox-snapshot";

/** Grows with every change of the format. */
export const SNAPSHOT_SCHEMA = 1;

/** What a sandbox has besides its events. */
export interface SnapshotHead {
  readonly seed: number;
  readonly clock: { readonly now: string; readonly pinned: boolean };
  /** As the control of faults takes them. */
  readonly faults: readonly unknown[];
}

/** All of a sandbox: the events of each stream in their order. */
export interface Snapshot extends SnapshotHead {
  readonly streams: ReadonlyMap<string, readonly HouseEvent[]>;
  readonly events: number;
}
