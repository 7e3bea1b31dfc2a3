import type { Clock } from "../../../core/platform/clock.ts";
import type { Answer } from "../http/http-call.ts";
import { withHeaders } from "../http/with-headers.ts";

/** Dates the replies by a clock that a test can move. Node dates them by the machine's clock otherwise. */
export function stampTime(now: Clock, answer: Answer): Answer {
  return (call) => withHeaders(answer(call), { date: new Date(now()).toUTCString() });
}
