/** A request as it is sent. The path begins with a slash and is encoded. */
export interface WireCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** How long it may take, where that is shorter than the time-out of every call. */
  readonly limitMs?: number;
}

export interface WireAnswer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly text: string;
}

/** Sends one request to the backend under test, without redirects or retries. Rejects when no whole reply came. */
export type SendWire = (call: WireCall) => Promise<WireAnswer>;
