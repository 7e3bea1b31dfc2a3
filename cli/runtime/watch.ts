import type { Instant } from "../../core/shared/bangkok-time.ts";
import type { Finding } from "../doctor/finding.ts";

/** A call as it is sent. */
export interface TracedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A reply, or why none came. Of an event stream, `text` is undefined. */
export type TracedOutcome =
  | {
      readonly status: number;
      readonly header: (name: string) => string | undefined;
      readonly text: string | undefined;
    }
  /** A reply whose body is not noted. */
  | { readonly status: number; readonly header: (name: string) => string | undefined; readonly unread: true }
  /** The reply was cut after its head. */
  | { readonly status: number; readonly header: (name: string) => string | undefined; readonly cut: string }
  | { readonly failure: string };

/** Notes the calls of a run over HTTP, for `--trace`. */
export interface CallTrace {
  /** Notes a call that begins; the returned function notes what came of it. */
  readonly begin: (call: TracedCall) => (outcome: TracedOutcome) => void;
  /** Hides a value wherever it stands. */
  readonly hide: (value: string, name: string) => void;
}

/** What `sanam doctor` was asked for. */
export interface DoctorSettings {
  /** Of the site that calls the target. */
  readonly origin: string | undefined;
}

export interface ExaminedTarget {
  readonly target: string;
  readonly findings: readonly Finding[];
  /** Ctrl-C came before the end. */
  readonly isStopped: boolean;
}

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
