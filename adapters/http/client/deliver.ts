import type { TimeReport } from "../../../core/platform/backend-clock.ts";
import type { Clock } from "../../../core/platform/device.ts";
import { instant, SECOND_MS } from "../../../core/shared/bangkok-time.ts";

/** The part of a fetch request that we set. */
export interface WireRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly signal: AbortSignal;
  /** A cached reply would show an old balance. */
  readonly cache: "no-store";
}

/** The part of a fetch response that we read. */
export interface WireReply {
  readonly status: number;
  /** Missing where no reply has a header that we read. */
  readonly headers?: { get(name: string): string | null } | undefined;
  text(): Promise<string>;
  /** Missing where a reply cannot be read piece by piece. */
  readonly body?: ReadableStream<Uint8Array> | null;
}

/** The browser's `fetch`, or a function that behaves like it. */
export type Send = (url: string, request: WireRequest) => Promise<WireReply>;

/**
 * The outcome of sending one request. `cut` means that the connection ended in the middle of the reply's body;
 * `onPurpose` that we cancelled, and not the browser.
 */
export type Delivery =
  | { readonly kind: "reply"; readonly status: number; readonly text: string }
  | { readonly kind: "cut"; readonly status: number }
  | { readonly kind: "no-reply" }
  | { readonly kind: "timed-out" }
  | { readonly kind: "cancelled"; readonly onPurpose: boolean };

/**
 * Sends a request and reads its whole reply within the timeout. Never rejects. It aborts the request and also stops
 * waiting, because the oldest supported Safari ignores the abort signal.
 */
export function deliver(
  send: Send,
  url: string,
  request: Omit<WireRequest, "signal" | "cache">,
  timeoutMs: number,
  cancel: AbortSignal | undefined,
): Promise<Delivery> {
  return new Promise((resolve) => {
    if (cancel?.aborted) return resolve({ kind: "cancelled", onPurpose: true });
    const controller = new AbortController();
    const finish = (delivery: Delivery): void => {
      clearTimeout(timer);
      cancel?.removeEventListener("abort", onCancel);
      resolve(delivery);
    };
    const giveUp = (delivery: Delivery): void => {
      finish(delivery);
      controller.abort();
    };
    const onCancel = (): void => giveUp({ kind: "cancelled", onPurpose: true });
    const timer = setTimeout(() => giveUp({ kind: "timed-out" }), timeoutMs);
    cancel?.addEventListener("abort", onCancel);
    void exchange(send, url, { ...request, signal: controller.signal, cache: "no-store" }).then(finish);
  });
}

async function exchange(send: Send, url: string, request: WireRequest): Promise<Delivery> {
  let reply: WireReply;
  try {
    reply = await send(url, request);
  } catch (error) {
    // After an abort of ours nobody waits for this answer any more, so this one is the browser's.
    return error instanceof Error && error.name === "AbortError"
      ? { kind: "cancelled", onPurpose: false }
      : { kind: "no-reply" };
  }
  try {
    return { kind: "reply", status: reply.status, text: await reply.text() };
  } catch {
    return { kind: "cut", status: reply.status };
  }
}

/** A time outside these years is no clock's. */
const [FROM, TO] = [Date.UTC(2020, 0), Date.UTC(2100, 0)];

/** Reports the backend's time from the `Date` of each reply. A reply that a cache kept says nothing about it. */
export function reportTime(send: Send, device: Clock, onTime: (report: TimeReport) => void): Send {
  return async (url, request) => {
    const sentAt = device();
    const reply = await send(url, request);
    const { headers } = reply;
    const date = Date.parse(headers?.get("date") ?? "");
    const fresh = Number(headers?.get("age") ?? 0) === 0;
    if (fresh && date >= FROM && date < TO) {
      // The header has whole seconds.
      onTime({ earliest: instant(date), latest: instant(date + SECOND_MS - 1), sentAt, receivedAt: device() });
    }
    return reply;
  };
}
