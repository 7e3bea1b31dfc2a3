import type { Probe } from "../../doctor/probe.ts";
import type { CallTrace } from "../../runtime/watch/call-trace.ts";

/** Notes the calls of the doctor, too. */
export function withTrace(ask: Probe["ask"], trace: CallTrace | undefined): Probe["ask"] {
  if (!trace) return ask;
  return async (question, limitMs) => {
    const { method, url, headers, body } = question;
    const note = trace.begin({ method, url, headers, body });
    const reply = await ask(question, limitMs);
    if ("failure" in reply) note(reply);
    else note({ status: reply.status, header: (name) => reply.headers[name], text: reply.text });
    return reply;
  };
}
