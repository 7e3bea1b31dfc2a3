/** The part of a request that we set. */
export interface WireRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly signal: AbortSignal;
  /** A kept reply would show an old balance. */
  readonly cache: "no-store";
}

/** The part of a reply that we read. */
export interface WireReply {
  readonly status: number;
  text(): Promise<string>;
}

/** Sends one request: the browser's `fetch`, or anything that behaves like it. */
export type Send = (url: string, request: WireRequest) => Promise<WireReply>;

/** What became of one sending; `status` says how far it came before it was lost. */
export type Delivery =
  | { readonly came: "reply"; readonly status: number; readonly text: string }
  | { readonly came: "cut"; readonly status: number }
  | { readonly came: "nothing" }
  | { readonly came: "timed-out" }
  | { readonly came: "cancelled" };

/**
 * Sends a request and hears its whole reply within the time, or says why not; never rejects. The wait itself ends with
 * the time, because the oldest Safari takes an abort signal and ignores it.
 */
export function deliver(
  send: Send,
  url: string,
  request: Omit<WireRequest, "signal" | "cache">,
  timeoutMs: number,
  cancel: AbortSignal | undefined,
): Promise<Delivery> {
  return new Promise((resolve) => {
    if (cancel?.aborted) return resolve({ came: "cancelled" });
    const controller = new AbortController();
    const settle = (delivery: Delivery): void => {
      clearTimeout(timer);
      cancel?.removeEventListener("abort", onCancel);
      resolve(delivery);
    };
    const giveUp = (came: "timed-out" | "cancelled"): void => {
      settle({ came });
      controller.abort();
    };
    const onCancel = (): void => giveUp("cancelled");
    const timer = setTimeout(() => giveUp("timed-out"), timeoutMs);
    cancel?.addEventListener("abort", onCancel);
    void hear(send, url, { ...request, signal: controller.signal, cache: "no-store" }).then(settle);
  });
}

async function hear(send: Send, url: string, request: WireRequest): Promise<Delivery> {
  let reply: WireReply;
  try {
    reply = await send(url, request);
  } catch {
    return { came: "nothing" };
  }
  try {
    return { came: "reply", status: reply.status, text: await reply.text() };
  } catch {
    return { came: "cut", status: reply.status };
  }
}
