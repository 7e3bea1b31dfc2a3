import { startSandbox } from "../../adapters/server/sandbox/start-sandbox.ts";
import { err, type Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { RunningSandbox, SandboxSettings } from "../runtime/command-context.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { sandboxTokenOf } from "./sandbox/find-sandbox.ts";

export async function serveSandbox(
  settings: SandboxSettings,
  env: ProcessIo["env"],
  report: (sentence: string) => void,
): Promise<Result<RunningSandbox, Failure>> {
  const { host, port, dataDir, seed, games } = settings;
  const sandboxToken = sandboxTokenOf(env);
  const started = await startSandbox({ host, port, dataDir, seed, games, sandbox: true, sandboxToken, report });
  return started.ok ? started : err({ kind: "unexpected", message: started.error.message });
}
