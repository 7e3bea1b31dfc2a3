import { startServer } from "../../adapters/server/start-server.ts";
import { err, type Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { RunningSandbox, SandboxSettings } from "../runtime/sandbox.ts";

export async function serveSandbox(
  settings: SandboxSettings,
  report: (sentence: string) => void,
): Promise<Result<RunningSandbox, Failure>> {
  const { host, port, dataDir, seed, games } = settings;
  const started = await startServer({ host, port, dataDir, seed, games, sandbox: true, report });
  return started.ok ? started : err({ kind: "unexpected", message: started.error.message });
}
