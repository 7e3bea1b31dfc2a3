import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { startSandbox } from "../../adapters/server/sandbox/start-sandbox.ts";
import { type Instant, plus, toIso } from "../../core/shared/bangkok-time.ts";
import { plainPasswords } from "../adapters/house/test-house.ts";
import { type CliResult, type JsonAnswer, NOON, type RunOptions, runCli, runJson } from "./run-cli.ts";

// Each run opens a house and hashes passwords, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The command line tool with a target, a profile folder and a clock that only the test moves. */
export interface CliFixture {
  readonly target: string;
  /** The folder of SANAM_HOME. */
  readonly home: string;
  /** Runs a line with `-o json` against the target. */
  readonly json: (line: string, options?: RunOptions) => Promise<CliResult & JsonAnswer>;
  readonly table: (line: string, options?: RunOptions) => Promise<CliResult>;
  readonly advance: (ms: number) => Promise<void>;
  /** Calls a control of the sandbox; does nothing where the target is no server. */
  readonly control: (path: string, body: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** The environment with the password of every demo member. */
export const PASSWORD = { SANAM_PASSWORD: "demo1234" };

/** For `describe.each`: the kinds of targets, on which every command works alike. */
export const FIXTURES: readonly (readonly [target: string, open: () => Promise<CliFixture>])[] = [
  ["a house in the process", async () => memoryFixture()],
  ["a house behind HTTP", serverFixture],
];

/** Its target is a house in the tool's own process. */
export function memoryFixture(): CliFixture {
  return createFixture(
    "memory",
    async () => undefined,
    async () => undefined,
  );
}

/** Its target is a sandbox house behind HTTP, whose clock is set to noon. */
export async function serverFixture(): Promise<CliFixture> {
  const started = await startSandbox({
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
  const fixture = createFixture(url, close, control);
  await control("clock", { set: toIso(NOON), pinned: true });
  // The demo histories were created at the machine's time; a reset creates them at noon.
  await control("reset", {});
  return fixture;
}

function createFixture(target: string, stop: () => Promise<void>, control: CliFixture["control"]): CliFixture {
  const home = mkdtempSync(join(tmpdir(), "sanam-cli-"));
  let now: Instant = NOON;
  const withDefaults = (options: RunOptions = {}): RunOptions => ({
    clock: () => now,
    ...options,
    env: { SANAM_HOME: home, ...options.env },
  });
  const argv = (line: string) => [...line.split(" "), "--target", target];
  return {
    target,
    home,
    json: (line, options) => runJson(argv(line), withDefaults(options)),
    table: (line, options) => runCli(argv(line), withDefaults(options)),
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
