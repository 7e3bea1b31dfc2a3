import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { EXIT } from "../../../cli/output/exit-codes.ts";
import type { After } from "../../../core/platform/device.ts";
import { runJson } from "../run-cli.ts";
import { CANARY, CANARY_ENV, CANARY_SESSION } from "./canaries.ts";
import { HOSTILE, opened, redirect, startOtherHost } from "./hostile-server.ts";

vi.setConfig({ testTimeout: 40_000, hookTimeout: 60_000 });

let home: string;
let flowFile: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "sanam-hostile-"));
  flowFile = join(home, "login.yaml");
  const login = "session login\n    with: { username: gold, password: demo1234 }";
  writeFileSync(flowFile, `flow: A sign-in\nsteps:\n  - use: ${login}\n`);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const COMMANDS = [
  "wallet credit",
  "wallet deposit request 500",
  "games open g-1",
  "flow run",
  "contract conform",
  "inbox watch",
] as const;

/** Sent at once; then it looks for the outcome, for as long as a reply may take, without waiting in between. */
const MONEY = "games open g-1";

/** For targets that take all of it. The others answer, however busy the machine is. */
const SHORT_S = 0.4;
const WAITING: readonly string[] = ["is silent", "answers one byte at a time", "only says that it goes on"];
/** Far more than a read that is tried twice takes, also on a busy machine. */
const LONGEST_MS = 15_000;

const after: After = (ms, task) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

async function run(command: string, url: string, timeoutS: number) {
  writeFileSync(join(home, `session-${encodeURIComponent(`default@${url}`)}.json`), CANARY_SESSION);
  const words = [...command.split(" "), ...(command === "flow run" ? [flowFile] : [])];
  const began = performance.now();
  // Throws unless stdout is one document.
  const { exit, error, ok } = await runJson([...words, "--target", url, "--reply-timeout", String(timeoutS)], {
    env: { SANAM_HOME: home, ...CANARY_ENV },
    ...(command !== MONEY && { after }),
  });
  const said = [error?.["message"], error?.["hint"]].filter((each) => typeof each === "string").join(" ");
  return { exit, ok, said, ms: performance.now() - began };
}

/** What each of them is, and a part of the sentence where it says more than that no reply came. */
const EXPECTED: Readonly<Record<keyof typeof HOSTILE, readonly [exits: readonly number[], sentence?: RegExp]>> = {
  "answers with a page": [[EXIT.contract], /page/],
  "answers with a page that is missing": [[EXIT.unexpected, EXIT.contract], /page/],
  "is silent": [[EXIT.unreachable]],
  resets: [[EXIT.unreachable], /closed too early|the connection was closed/],
  "closes at once": [[EXIT.unreachable], /closed too early|the connection was closed/],
  "does not speak HTTP": [[EXIT.unreachable], /does not speak HTTP/],
  "redirects to another path": [[EXIT.contract], /redirects to \/elsewhere[ ;]/],
  "has a certificate of its own": [[EXIT.unreachable], /certificate is not accepted/],
  "speaks no https": [[EXIT.unreachable], /no https is spoken/],
  "is another product": [[EXIT.contract]],
  "has the wrong content type": [[EXIT.contract]],
  "answers without an end": [[EXIT.contract, EXIT.unreachable], /too large/],
  "has huge headers": [[EXIT.unreachable], /headers are too large/],
  "answers one byte at a time": [[EXIT.unreachable]],
  "sends a small reply that unpacks into much": [[EXIT.contract]],
  "only says that it goes on": [[EXIT.unreachable]],
  "answers without a body": [[EXIT.contract]],
};

test.each(Object.entries(HOSTILE))("a target that %s: a sentence, and the exit code", async (name, open) => {
  const target = await open();
  const [exits, sentence] = EXPECTED[name as keyof typeof HOSTILE];
  try {
    const found = await Promise.all(
      COMMANDS.map(async (command) => ({
        command,
        ...(await run(command, target.url, WAITING.includes(name) || command === MONEY ? SHORT_S : 60)),
      })),
    );
    const wrong = found.filter(({ command, exit, ok, said, ms }) => {
      const fits = exits.includes(exit) || (command === MONEY && MAY_HAVE_HAPPENED.includes(exit)) || isStream(command);
      const isSaid = sentence === undefined || sentence.test(said) || command === MONEY || isStream(command);
      return !fits || ok || !isSaid || ms > LONGEST_MS || said.includes("\n");
    });
    expect(wrong).toEqual([]);
  } finally {
    await target.close();
  }
});

const MAY_HAVE_HAPPENED: readonly number[] = [EXIT.unreachable, EXIT.contract];

/** The event stream is read by another client. It fails, but not with these words and codes. */
function isStream(command: string): boolean {
  return command === "inbox watch";
}

test("a redirect to another host is not followed: no token and no password goes there", async () => {
  const other = await startOtherHost();
  const target = await opened(createServer(redirect(`${other.url}/api?token=${CANARY.token}`)), "http");
  try {
    for (const command of COMMANDS) {
      const { exit, said } = await run(command, target.url, command === MONEY ? SHORT_S : 60);
      expect({ command, failed: exit !== EXIT.success, shows: said.includes(CANARY.token) }).toEqual({
        command,
        failed: true,
        shows: false,
      });
    }
    expect(other.calls()).toEqual([]);
  } finally {
    await target.close();
    await other.close();
  }
});
