import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { conform } from "../../cli/conform/engine/conform.ts";
import { instant } from "../../core/shared/bangkok-time.ts";
import { sendTo } from "../cli/conform/tested-house.ts";

/** What the verdict says about the house in a copy of the project: the law or row that deviates first; undefined for none. */
export async function judgeHouse(copy: string): Promise<string | undefined> {
  const child = spawn(process.execPath, [join(copy, "tests/mutants/serve-house.ts")], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const lines = createInterface({ input: child.stdout });
    const first = await Promise.race([once(lines, "line"), once(child, "exit")]);
    const url = String(first[0]);
    // A house that does not start is found by anybody.
    if (!url.startsWith("http")) return "it does not start";
    // Laws find most defects, and rows take longest.
    return (
      (await firstDeviation(url, (id) => id.includes("/"))) ?? (await firstDeviation(url, (id) => !id.includes("/")))
    );
  } finally {
    child.kill();
  }
}

async function firstDeviation(url: string, only: (id: string) => boolean): Promise<string | undefined> {
  let found: string | undefined;
  const report = await conform({
    send: sendTo(url),
    session: undefined,
    sandboxToken: undefined,
    allowWrites: true,
    only,
    seed: 1,
    now: () => instant(Date.now()),
    wait: (ms) => setTimeout(ms),
    say: (line) => {
      const [verdict, id] = line.split("  ");
      if (verdict === "deviates") found ??= id;
    },
    isStopped: () => found !== undefined,
  });
  if (!report.ok) return report.error.message;
  // A house that dies is found by anybody.
  return (
    found ??
    report.value.loss?.sentence ??
    report.value.rows.find(({ verdict }) => verdict === "deviates" || verdict === "not-implemented")?.name
  );
}
