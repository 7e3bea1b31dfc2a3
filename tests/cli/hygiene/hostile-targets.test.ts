import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { EXIT } from "../../../cli/output/exit-codes.ts";
import { runJson } from "../run-cli.ts";
import { CANARY, CANARY_ENV, CANARY_SESSION } from "./canaries.ts";
import { HOSTILE, opened, redirect, startOtherHost } from "./hostile-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let home: string;
let flowFile: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "sanam-hostile-"));
  flowFile = join(home, "credit.yaml");
  writeFileSync(
    flowFile,
    "flow: Login\nsteps:\n  - use: session login\n    with: { username: gold, password: demo1234 }\n",
  );
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const COMMANDS = [
  "wallet credit",
  "wallet deposit request 500",
  "flow run",
  "contract conform",
  "inbox watch",
] as const;

/** Long enough for a machine that is busy; a silent target needs all of it. */
const TIMEOUT_S = 0.7;

async function run(command: (typeof COMMANDS)[number], url: string) {
  writeFileSync(join(home, `session-${encodeURIComponent(`default@${url}`)}.json`), CANARY_SESSION);
  const words = [...command.split(" "), ...(command === "flow run" ? [flowFile] : [])];
  const began = performance.now();
  const { exit, error, ok } = await runJson([...words, "--target", url, "--timeout", String(TIMEOUT_S)], {
    env: { SANAM_HOME: home, ...CANARY_ENV },
  });
  return {
    exit,
    ok,
    kind: error?.["kind"],
    message: String(error?.["message"]),
    hint: error?.["hint"],
    ms: performance.now() - began,
  };
}

test.each(Object.entries(HOSTILE))("a target that %s", async (name, open) => {
  const target = await open();
  try {
    for (const command of COMMANDS) {
      const r = await run(command, target.url);
      console.log(JSON.stringify([name, command, r.exit, r.kind, r.message.slice(0, 160), r.hint, Math.round(r.ms)]));
    }
  } finally {
    await target.close();
  }
});
