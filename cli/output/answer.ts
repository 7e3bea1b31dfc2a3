import type { Failure } from "./failure.ts";
import type { Json } from "./json.ts";
import type { View } from "./view.ts";

/** The answer of a command: `data` for scripts, `view` for people. Both hold the same information. */
export interface Answer {
  readonly data: Json;
  readonly view: View;
  /** What the answer says is wrong. It is printed after the view, and decides the exit code. */
  readonly failure?: Failure;
  /** Of a command that follows something: one line each with `--output ndjson`. */
  readonly lines?: readonly Json[];
  /** Runs after the answer is printed: a server waits here until it is stopped. */
  readonly afterwards?: () => Promise<void>;
}
