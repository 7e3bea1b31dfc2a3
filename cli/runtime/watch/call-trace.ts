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
