import type { Wait } from "../../../core/platform/device.ts";
import { notChecked } from "./findings.ts";
import { jsonOf, type SendWire, type WireAnswer, type WireCall } from "./wire.ts";

const TRIES = 3;
/** A backend that asks for more is not waited for. */
const MOST_MS = 15_000;
/** For all calls of a run together, some of which wait at the same time. */
const MOST_OF_RUN_MS = 180_000;
/** Where the backend does not say. */
const USUAL_MS = 1000;

/** Refusals with status 429 that a rule decides: to wait does not change them. */
const OF_A_RULE: ReadonlySet<unknown> = new Set(["sign-in-locked", "too-many-refused", "recovery-too-often"]);
/** The backend's own word that it did nothing. */
const NOTHING_HAPPENED: ReadonlySet<unknown> = new Set(["storage-unreachable", "too-many-connections"]);

/**
 * Sends a call again that the target had no room for (429, 503), after the time that it asks for. A call that is answered
 * 429 to the end is not checked; a 503 is an answer.
 */
export function patientSend({ send, wait }: { readonly send: SendWire; readonly wait: Wait }): SendWire {
  let leftMs = MOST_OF_RUN_MS;
  return async (call) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await send(call);
      if (!hadNoRoom(call, answer)) return answer;
      const ms = askedWaitMs(answer);
      if (tries === TRIES || ms > MOST_MS || ms > leftMs) {
        return answer.status === 429 ? notChecked(limitedSentence(answer)) : answer;
      }
      leftMs -= ms;
      await wait(ms);
    }
  };
}

function hadNoRoom({ method, headers }: WireCall, { status, text }: WireAnswer): boolean {
  if (status !== 429 && status !== 503) return false;
  const { code } = Object(jsonOf(text));
  if (status === 429) return !OF_A_RULE.has(code);
  if (code === "maintenance") return false;
  // Any other 503 may come from a proxy, after the effect.
  return NOTHING_HAPPENED.has(code) || method === "GET" || headers["idempotency-key"] !== undefined;
}

/** `Retry-After` has seconds or a date; a date is compared with the backend's own `Date`. */
function askedWaitMs({ header }: WireAnswer): number {
  const asked = header("retry-after")?.trim();
  if (asked === undefined || asked === "") return USUAL_MS;
  if (/^\d+$/.test(asked)) return Number(asked) * 1000;
  const ms = Date.parse(asked) - Date.parse(header("date") ?? "");
  return Number.isFinite(ms) ? Math.max(0, ms) : USUAL_MS;
}

function limitedSentence(answer: WireAnswer): string {
  const asked = answer.header("retry-after") === undefined ? "" : `, and asks to wait ${askedWaitMs(answer) / 1000} s`;
  return `the target limits the number of calls: it answers 429${asked}`;
}
