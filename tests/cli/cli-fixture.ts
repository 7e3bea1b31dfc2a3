import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { startServer } from "../../adapters/server/start-server.ts";
import { type Instant, plus, toIso } from "../../core/shared/bangkok-time.ts";
import { plainPasswords } from "../adapters/house/open-house.ts";
import { type JsonAnswer, NOON, type Ran, runCli, runJson, type Surroundings } from "./run-cli.ts";

// A run opens a house of its own, password hashes and all, which a busy machine may take long for.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A target to drive, a profile folder of its own and a clock that only the test moves. */
export interface Bench {
  readonly target: string;
  readonly home: string;
  /** Runs with `-o json` against the target. */
  readonly json: (line: string, surroundings?: Surroundings) => Promise<Ran & JsonAnswer>;
  readonly table: (line: string, surroundings?: Surroundings) => Promise<Ran>;
  readonly advance: (ms: number) => Promise<void>;
  /** A control of the sandbox; only where the target is a server. */
  readonly control: (path: string, body: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export const PASSWORD = { SANAM_PASSWORD: "demo1234" };

/** A house in the command line's own process. */
export function memoryBench(): Bench {
  return benchOf(
    "memory",
    async () => undefined,
    async () => undefined,
  );
}

/** A sandbox house behind HTTP, at noon. */
export async function serverBench(): Promise<Bench> {
  const started = await startServer({
    host: "127.0.0.1",
    port: 0,
    dataDir: undefined,
    sandbox: true,
    passwords: plainPasswords,
  });
  if (!started.ok) throw new Error(started.error.message);
  const { url, close } = started.value;
  const control = async (path: string, body: unknown): Promise<unknown> => {
    const reply = await fetch(`${url}/sandbox/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const bench = benchOf(url, close, control);
  await control("clock", { set: toIso(NOON), pinned: true });
  // The seeds were sown at the time of the machine; now they are sown at noon.
  await control("reset", {});
  return bench;
}

function benchOf(target: string, stop: () => Promise<void>, control: Bench["control"]): Bench {
  const home = mkdtempSync(join(tmpdir(), "sanam-cli-"));
  let now: Instant = NOON;
  const around = (surroundings: Surroundings = {}): Surroundings => ({
    clock: () => now,
    ...surroundings,
    env: { SANAM_HOME: home, ...surroundings.env },
  });
  const words = (line: string) => [...line.split(" "), "--target", target];
  return {
    target,
    home,
    json: (line, surroundings) => runJson(words(line), around(surroundings)),
    table: (line, surroundings) => runCli(words(line), around(surroundings)),
    advance: async (ms) => {
      now = plus(now, ms);
      if (target !== "memory") await control("clock", { set: toIso(now), pinned: true });
    },
    control,
    close: async () => {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
