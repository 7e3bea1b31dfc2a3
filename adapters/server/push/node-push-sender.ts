import { setTimeout as wait } from "node:timers/promises";
import type { PushAddress, PushMessage } from "../../../core/site/push.ts";
import type { PushOutcome, PushSender } from "../../house/ports/push-sender.ts";
import { encryptPush } from "./encrypt-push.ts";
import { type PushPost, postPush, pushUrl } from "./post-push.ts";
import type { Vapid } from "./vapid.ts";

export interface NodePushOptions {
  readonly vapid: Vapid;
  /** The origin of a push service on this machine, for tests. */
  readonly localService?: string | undefined;
  /** Hears what became of each push. */
  readonly onOutcome?: ((outcome: PushOutcome) => void) | undefined;
  readonly lookup?: PushPost["lookup"];
  readonly limits?: Partial<PushLimits>;
}

interface PushLimits {
  /** How long a push service may take to answer. */
  readonly timeoutMs: number;
  /** The waits before each further try. */
  readonly retryMs: readonly number[];
  /** The longest `Retry-After` that is waited for. */
  readonly maxWaitMs: number;
  readonly atOnce: number;
  /** Pushes that wait or are tried again. More are given up at once. */
  readonly maxPending: number;
  /** How long a closing house waits for calls under way. */
  readonly closeMs: number;
}

const PUSH_LIMITS: PushLimits = {
  timeoutMs: 10_000,
  retryMs: [5000, 30_000, 120_000],
  maxWaitMs: 600_000,
  atOnce: 8,
  maxPending: 1000,
  closeMs: 2000,
};

/** How long a push service stores it for a device that is off: later, the news is old. */
const TTL_SECONDS = 24 * 3600;
const GONE = new Set([404, 410]);

/**
 * Sends pushes from memory: a stop or a crash loses those that wait. A push is sent again only after an answer that says
 * that it was not taken (429, 5xx), or without any answer; the device shows one request's push once, by its tag.
 */
export function createNodePushSender({
  vapid,
  localService,
  onOutcome,
  lookup,
  ...options
}: NodePushOptions): PushSender {
  const limits = { ...PUSH_LIMITS, ...options.limits };
  const closing = new AbortController();
  const cut = new AbortController();
  const calls = new Set<Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let pending = 0;
  let free = limits.atOnce;

  async function inTurn<T>(call: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await call();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  function post(url: URL, body: Buffer) {
    const headers = {
      authorization: vapid.authorization(url.origin, Date.now()),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(TTL_SECONDS),
      urgency: "high",
    };
    const { timeoutMs } = limits;
    const local = url.origin === localService;
    const call = postPush({ url, headers, body, local, timeoutMs, signal: cut.signal, lookup }).catch(() => undefined);
    calls.add(call);
    return call.finally(() => calls.delete(call));
  }

  async function deliver(address: PushAddress, message: PushMessage): Promise<PushOutcome> {
    const url = pushUrl(address.endpoint, localService);
    if (!url) return "given-up";
    const body = encryptPush(JSON.stringify(message), address);
    for (const [tries] of [0, ...limits.retryMs].entries()) {
      const reply = await inTurn(async () => (closing.signal.aborted ? undefined : post(url, body)));
      if (reply && reply.status >= 200 && reply.status < 300) return "taken";
      if (reply && GONE.has(reply.status)) return "gone";
      const mayPass = !reply || reply.status === 429 || reply.status >= 500;
      const next = limits.retryMs[tries];
      if (!mayPass || next === undefined || closing.signal.aborted) return "given-up";
      const asked = Math.max(next, retryAfterMs(reply?.retryAfter));
      if (asked > limits.maxWaitMs) return "given-up";
      await wait(asked, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
    return "given-up";
  }

  return {
    publicKey: vapid.publicKey,
    accepts(address) {
      if (!pushUrl(address.endpoint, localService)) return false;
      try {
        encryptPush("", address);
        return true;
      } catch {
        return false;
      }
    },
    async send(address, message) {
      let outcome: PushOutcome = "given-up";
      if (pending < limits.maxPending && !closing.signal.aborted) {
        pending += 1;
        outcome = await deliver(address, message)
          .catch(() => "given-up" as const)
          .finally(() => {
            pending -= 1;
          });
      }
      onOutcome?.(outcome);
      return outcome;
    },
    async close() {
      closing.abort();
      await Promise.race([Promise.all(calls), wait(limits.closeMs, undefined, { ref: false })]);
      cut.abort();
    },
  };
}

/** Seconds, or a date. */
function retryAfterMs(text: string | undefined): number {
  if (text === undefined) return 0;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? ms : 0;
}
