import type { Instant } from "../../../core/shared/bangkok-time.ts";

/** What `sanam tail` was asked for. */
export interface TailSettings {
  /** The journal's folder; undefined means the database. */
  readonly dataDir: string | undefined;
  /** Only what happened from this time on, by the house's clock. */
  readonly since: Instant | undefined;
  /** A member's user name. */
  readonly member: string | undefined;
  /** Goes on with what happens from now on. */
  readonly follows: boolean;
}

/** An event as it is shown: nothing of it is secret. */
export interface ShownEvent {
  readonly at: Instant;
  readonly type: string;
  /** Undefined for what happened to the site. */
  readonly memberId: string | undefined;
  readonly member: string;
  readonly text: string;
  readonly amountSatang: number | undefined;
  readonly request: string | undefined;
}

export interface OpenTail {
  /** What has happened already. */
  readonly events: readonly ShownEvent[];
  /** Hands over what happens, until the process is asked to stop. Undefined without following. */
  readonly follow: ((onEvents: (events: readonly ShownEvent[]) => void) => Promise<void>) | undefined;
}
