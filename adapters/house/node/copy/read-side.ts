import type { Result } from "../../../../core/shared/result.ts";
import type { HouseEvent } from "../../house.ts";
import type { DatabaseOpenFailure } from "../../journals/postgres/open-failure.ts";
import type { JournalOpenFailure } from "../../journals/sqlite/open-failure.ts";
import type { Journal, RecordedEvent } from "../../ports/journal.ts";

/** Whether a journal's members are real or those of a demo. */
export type Members = "real" | "demo";

/** Why a copy was not made, or not to its end. A second run goes on after what is there. */
export interface CopyFailure {
  /**
   * - `no-journal`: the source has none
   * - `house-running`: a house has the source or the target open
   * - `other-journal`: the target holds events that the source does not have
   * - `other-members`: one side's members are real and the other's are not
   * - `source-changed`: the source has other events than at the start of the copy
   * - `copy-differs`: the target has something else than the source; the copy must not be used
   * - `copy-failed`: reading or writing failed
   */
  readonly kind:
    | "no-journal"
    | "house-running"
    | "other-journal"
    | "other-members"
    | "source-changed"
    | "copy-differs"
    | "copy-failed"
    | JournalOpenFailure["kind"]
    | DatabaseOpenFailure["kind"];
  /** One English sentence. */
  readonly message: string;
}

/** An event by name, which was compared with its checksum. */
export interface CheckedEvent {
  readonly stream: string;
  readonly version: number;
  readonly checksum: number;
}

/** A unique key as text, and the stream that has it. */
export interface HeldKey {
  readonly kind: string;
  readonly value: string;
  readonly stream: string;
}

/** What a copy reads of either journal. Every call sees the journal as it is then. */
export interface ReadSide {
  /** All events; those of one stream in their order. */
  events(): AsyncIterable<CheckedEvent>;
  keys(): AsyncIterable<HeldKey>;
}

export interface CopySource extends ReadSide {
  /** Where it is, for messages. */
  readonly name: string;
  readonly members: Members;
  load(stream: string, afterVersion: number, limit: number): Promise<readonly RecordedEvent<HouseEvent>[]>;
  /** What an error of this side means; undefined when it is not from this side. */
  explain(error: unknown): CopyFailure | undefined;
  close(): Promise<void>;
}

export interface CopyTarget extends ReadSide {
  readonly name: string;
  /** Undefined before the end of a copy. */
  readonly members: Members | undefined;
  /** No house opens the target from here to `finish`. */
  start(): Promise<Result<Journal<HouseEvent>, CopyFailure>>;
  /** Lets houses open the target. */
  finish(members: Members): Promise<Result<undefined, CopyFailure>>;
  explain(error: unknown): CopyFailure | undefined;
  close(): Promise<void>;
}
