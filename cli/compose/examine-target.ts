import { createNetworkProbe, httpVersion, secureConnection } from "../../adapters/node/network-probe.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { Globals } from "../command-line/globals.ts";
import { examine } from "../doctor/examine.ts";
import type { Probe } from "../doctor/probe.ts";
import { type Failure, usage } from "../output/failure.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { progressLine } from "../runtime/progress-line.ts";
import type { CallTrace, DoctorSettings, ExaminedTarget } from "../runtime/watch.ts";
import { knownSession } from "./guard/profile-session.ts";

/** Looks at the target of `globals` from outside. */
export async function examineTarget(
  { origin }: DoctorSettings,
  globals: Globals,
  io: ProcessIo,
): Promise<Result<ExaminedTarget, Failure>> {
  const { target, timeoutMs, trace } = globals;
  const { clock, stderr, untilStopped } = io;
  if (target.kind === "memory")
    return err(usage("this command needs a backend behind HTTP: --target takes its address"));
  const { baseUrl } = target;
  const network = createNetworkProbe();
  const probe: Probe = { ...network, httpVersion, secure: secureConnection, ask: withTrace(network.ask, trace) };
  const progress = progressLine(stderr, clock);
  let isStopped = false;
  void untilStopped().then(() => {
    isStopped = true;
    probe.close();
  });
  try {
    const findings = await examine({
      baseUrl,
      probe,
      origin,
      timeoutMs,
      session: knownSession(globals, io),
      now: clock,
      elapsed: () => performance.now(),
      isStopped: () => isStopped,
      onFinding: ({ title, state }) => progress.show(`${title}: ${state}`),
    });
    return ok({ target: baseUrl, findings, isStopped });
  } finally {
    progress.end();
    probe.close();
  }
}

/** Notes the calls of the doctor, too. */
function withTrace(ask: Probe["ask"], trace: CallTrace | undefined): Probe["ask"] {
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
