import { FIRST_PATH } from "./check-answer.ts";
import { good, type Judgement, notChecked, warning } from "./finding.ts";
import { isFailure, type Patient, reasonOf } from "./patient.ts";

const CALLS = 20;
const SLOW_MS = 1000;

/** How long a small read takes, one call after the other on a warm connection. */
export async function checkLatency(patient: Patient): Promise<Judgement> {
  const times: number[] = [];
  let spent = 0;
  while (times.length < CALLS && spent < 5 * SLOW_MS) {
    const reply = await patient.ask(FIRST_PATH);
    if (isFailure(reply)) {
      return times.length === 0
        ? notChecked(reasonOf(reply))
        : warning(`${times.length} calls were answered, then: ${reasonOf(reply)}`, "look into the log of the server");
    }
    times.push(reply.ms);
    spent += reply.ms;
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)] ?? 0;
  const found = `half within ${shown(at(0.5))}, 90% within ${shown(at(0.9))}, slowest ${shown(at(1))}, of ${times.length} calls`;
  return at(0.5) > SLOW_MS
    ? warning(found, "look for what is slow: the server, its database or the way to it")
    : good(found);
}

function shown(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
}
