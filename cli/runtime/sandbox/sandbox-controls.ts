import type { Result } from "../../../core/shared/result.ts";
import type { Failure } from "../../output/failure.ts";
import type { Json } from "../../output/json.ts";
import type { ProgressLine } from "../progress-line.ts";

/** The controls of a sandbox. The paths come after `/sandbox` and are encoded. */
export interface SandboxControls {
  /** The sandbox's address. */
  readonly title: string;
  readonly read: (path: string) => Promise<Result<Json, Failure>>;
  readonly change: (path: string, body: object) => Promise<Result<Json, Failure>>;
  /** Writes all of the sandbox into a file. The file is whole, or it is not there. */
  readonly saveSnapshot: (file: string) => Promise<Result<SavedSnapshot, Failure>>;
  /** Reads and checks the file before anything is sent. */
  readonly loadSnapshot: (file: string) => Promise<Result<Json, Failure>>;
  readonly progress: ProgressLine;
  readonly writeFile: (file: string, content: string | Uint8Array) => Result<void, Failure>;
  readonly close: () => Promise<void>;
}

export interface SavedSnapshot {
  readonly bytes: number;
  readonly streams: number;
  readonly events: number;
  readonly seed: number;
}
