import { httpVersion } from "../../adapters/node/probe/http-version.ts";
import { createNetworkProbe } from "../../adapters/node/probe/network-probe.ts";
import { secureConnection } from "../../adapters/node/probe/secure-connection.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { Globals } from "../command-line/globals.ts";
import { examine } from "../doctor/examine.ts";
import type { Probe } from "../doctor/probe.ts";
import { type Failure, usage } from "../output/failure.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { progressLine } from "../runtime/progress-line.ts";
import type { DoctorSettings, ExaminedTarget } from "../runtime/watch/doctor.ts";
import { knownSession } from "./guard/known-session.ts";
import { withTrace } from "./trace/with-trace.ts";

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
