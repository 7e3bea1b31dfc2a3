import { paidByHouse } from "../../adapters/house/sandbox/sandbox-content.ts";
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
  const { host, port, dataDir, seed, games, payBonuses, payRefunds } = settings;
  const sandboxToken = sandboxTokenOf(env);
  const content = paidByHouse({ bonuses: payBonuses, refunds: payRefunds });
  const started = await startSandbox({
    host,
    port,
    dataDir,
    seed,
    games,
    content,
    sandbox: true,
    sandboxToken,
    report,
  });
  return started.ok ? started : err({ kind: "unexpected", message: started.error.message });
}
