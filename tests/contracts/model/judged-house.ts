import { setTimeout } from "node:timers/promises";
import { type SandboxOptions, startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { type ConformReport, type ConformSettings, conform } from "../../../cli/conform/engine/conform.ts";
import { createControl } from "../../../cli/conform/engine/controls.ts";
import { openModel } from "../../../cli/conform/engine/play.ts";
import { randomOf } from "../../../cli/conform/engine/random.ts";
import { stageOf } from "../../../cli/conform/engine/run-checks.ts";
import type { LawReport } from "../../../cli/conform/engine/run-laws.ts";
import { createSecrets } from "../../../cli/conform/engine/secrets.ts";
import type { Random } from "../../../cli/conform/engine/sequence.ts";
import type { SendWire } from "../../../cli/conform/engine/wire.ts";
import { learnChoices } from "../../../cli/conform/sequences/learn.ts";
import { type Instant, instant, toIso } from "../../../core/shared/bangkok-time.ts";
import { NOON, plainPasswords, unwrap } from "../../adapters/house/test-house.ts";
import { sendTo } from "../../cli/conform/tested-house.ts";

/** A sandbox whose journal is in memory, as the verdict calls one, at noon of the same day each time. */
export async function openJudgedHouse(
  settings: Partial<SandboxOptions> = {},
): Promise<{ readonly send: SendWire; readonly close: () => Promise<void> }> {
  const memory = { host: "127.0.0.1", port: 0, dataDir: undefined, passwords: plainPasswords, log: () => undefined };
  const { url, close } = unwrap(
    await startSandbox({ ...memory, sandbox: true, realTime: realTimeFrom(NOON), ...settings }),
  );
  return { send: sendTo(url), close };
}

/** A clock that runs, and begins now with another time. */
export function realTimeFrom(begins: Instant): () => Instant {
  const startedAt = performance.now();
  return () => instant(begins + Math.round(performance.now() - startedAt));
}

/** A place on such a house for sequences, whose clock stands still and whose staff wait. */
export async function openStage() {
  const { send, close } = await openJudgedHouse();
  const control = createControl(send);
  await control("/clock", { set: toIso(NOON), pinned: true });
  await control("/back-office", { mode: "waiting" });
  const parts = { model: await openModel(control, true), control, secrets: createSecrets(), send };
  const learning = await stageOf(parts, randomOf("choices"));
  await learnChoices(learning.play);
  learning.leave();
  return { open: (random: Random) => stageOf(parts, random), close };
}

interface Judged extends Pick<ConformSettings, "only" | "seed" | "forMs"> {
  readonly settings?: Partial<SandboxOptions>;
  /** What stands in front of the house. */
  readonly between?: (send: SendWire) => SendWire;
}

/** The verdict on such a house. */
export async function verdictOn({ settings, between = (send) => send, ...run }: Judged): Promise<ConformReport> {
  const { send, close } = await openJudgedHouse(settings);
  const report = await verdictThrough(between(send), run);
  await close();
  return report;
}

/** The verdict on whatever answers. */
export async function verdictThrough(
  send: SendWire,
  run: Pick<ConformSettings, "only" | "seed" | "forMs">,
): Promise<ConformReport> {
  const report = await conform({
    ...run,
    send,
    session: undefined,
    sandboxToken: undefined,
    allowWrites: true,
    now: () => instant(Date.now()),
    wait: (ms) => setTimeout(ms),
    say: () => undefined,
    isStopped: () => false,
  });
  if (!report.ok) throw new Error(report.error.message);
  return report.value;
}

/** What a house answers otherwise than the model predicts it: in scripted sequences, and in random order for a while. */
export async function deviationsOfHouse(
  seed: number,
  forMs: number,
  only: (id: string) => boolean,
  settings?: Partial<SandboxOptions>,
): Promise<readonly LawReport[]> {
  const { laws } = await verdictOn({ seed, forMs, only, ...(settings && { settings }) });
  return laws.filter(({ finding }) => finding.verdict !== "conforms");
}
