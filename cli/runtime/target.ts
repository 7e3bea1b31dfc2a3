import type { Wait } from "../../core/platform/timers.ts";
import type { Result } from "../../core/shared/result.ts";
import type { KnownSession } from "../conform/engine/members.ts";
import type { SendWire } from "../conform/engine/wire.ts";
import type { Failure } from "../output/failure.ts";

/** A target for calls that no port knows. */
export interface OpenTarget {
  readonly title: string;
  readonly send: SendWire;
  /** Of the profile; undefined when nobody is signed in. */
  readonly session: KnownSession | undefined;
  /** Of `SANAM_SANDBOX_TOKEN`, where this target may have it. It is for a sandbox that asks for it only. */
  readonly sandboxToken: string | undefined;
  /** Why a report cannot be written to one of the files later. */
  readonly unwritable: (files: readonly (string | undefined)[]) => Failure | undefined;
  readonly writeReport: (file: string, text: string) => Result<void, Failure>;
  readonly wait: Wait;
  /** Ends the calls that wait for a reply now; later ones go on. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}
