import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { COMMANDS } from "../../../cli/command-table.ts";
import { EXIT } from "../../../cli/output/exit-codes.ts";
import { type CliResult, type JsonAnswer, type RunOptions, runCli, runJson } from "../run-cli.ts";
import { CANARY, CANARY_ENV, CANARY_SESSION } from "./canaries.ts";
import { everyLine, isOffline } from "./every-line.ts";
import { startTalkativeBackend, type TalkativeBackend } from "./talkative-backend.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let backend: TalkativeBackend;
let home: string;
let flowFile: string;
beforeAll(async () => {
  backend = await startTalkativeBackend();
  backend.answer("silence");
  home = mkdtempSync(join(tmpdir(), "sanam-document-"));
  flowFile = join(home, "login.yaml");
  const login = "session login\n    with: { username: gold, password: demo1234 }";
  writeFileSync(flowFile, `flow: A sign-in\nsteps:\n  - use: ${login}\n`);
});
afterAll(async () => {
  await backend.close();
  rmSync(home, { recursive: true, force: true });
});

const NAMES = COMMANDS.map(({ path }) => path.join(" "));
const GROUPS = [
  ...new Set(COMMANDS.flatMap(({ path }) => path.slice(1).map((_, index) => path.slice(0, index + 1).join(" ")))),
];

const ESCAPE = "\u001b";

/** Runs a line with `-o json`; `runJson` throws unless stdout is one document. Nothing is coloured, and no line turns. */
async function document(argv: readonly string[], options: RunOptions = {}): Promise<CliResult & JsonAnswer> {
  const answer = await runJson(argv, {
    untilStopped: () => Promise.resolve(),
    ...options,
    env: { SANAM_HOME: home, ...CANARY_ENV, ...options.env },
  });
  expect(`${answer.stdout}${answer.stderr}`).not.toContain(ESCAPE);
  return answer;
}

test("the help of every command and group is one document", async () => {
  for (const name of ["", ...NAMES, ...GROUPS]) {
    const { exit, ok, data } = await document([...name.split(" ").filter(Boolean), "--help"]);
    expect({ name, exit, ok, help: typeof data?.["help"] }).toEqual({ name, exit: 0, ok: true, help: "string" });
  }
  expect(await document(["--version"])).toMatchObject({ exit: 0, data: { version: expect.any(String) } });
});

test("a wrong line of every command is one document, and exits with 2", async () => {
  const wrong = [["--no-such-option"], ["--timeout=0"], Array.from({ length: 9 }, () => "one-too-many")];
  for (const name of NAMES) {
    for (const words of wrong) {
      if (words.length > 1 && takesFiles(name)) continue;
      const { exit, error } = await document([...name.split(" "), ...words]);
      expect({ name, words, exit, kind: error?.["kind"] }).toEqual({ name, words, exit: EXIT.usage, kind: "usage" });
    }
  }
  for (const name of [...GROUPS, "", "no-such-command", "wallet no-such-command", "--no-such-option"]) {
    const { exit, error } = await document(name.split(" ").filter(Boolean));
    expect({ name, exit, kind: error?.["kind"] }).toEqual({ name, exit: EXIT.usage, kind: "usage" });
  }
});

function takesFiles(name: string): boolean {
  return Object.values(COMMANDS.find(({ path }) => path.join(" ") === name)?.options ?? {}).some(
    ({ variadic }) => variadic === true,
  );
}

test("every command without its options is one document", async () => {
  for (const name of NAMES) {
    const { exit, ok } = await document([...name.split(" "), "--target", "http://127.0.0.1:1", "--reply-timeout", "1"]);
    expect({ name, fits: ok === (exit === 0) }).toEqual({ name, fits: true });
  }
});

test("Ctrl-C while the backend is silent is one document, and exits with 7", async () => {
  for (const { name, argv } of everyLine(home, flowFile)) {
    // A sign-out does not wait for the backend, and this one says at once that it is no sandbox.
    if (isOffline(name) || name === "session logout" || name.startsWith("sandbox ")) continue;
    const profile = encodeURIComponent(`default@${backend.url}`);
    writeFileSync(join(home, `session-${profile}.json`), CANARY_SESSION);
    writeFileSync(join(home, `staff-${profile}.txt`), CANARY.sandboxToken);
    const untilStopped = () => backend.nextCall();
    const stdin = "session login gold\n";
    const { exit, error } = await document([...argv, "--target", backend.url], { untilStopped, stdin });
    expect({ name, exit, kind: error?.["kind"] }).toEqual({ name, exit: EXIT.interrupted, kind: "interrupted" });
  }
});

test("an error that nobody caught is one document, and none after the answer", async () => {
  const untilCrashed = () => Promise.resolve(new Error("a bug"));
  const crashed = await document(["wallet", "credit", "--target", backend.url], { untilCrashed, untilStopped: never });
  expect(crashed).toMatchObject({ exit: EXIT.unexpected, error: { kind: "unexpected", message: "Error: a bug" } });

  let crash: (error: Error) => void = () => undefined;
  const served = await document(["sandbox", "serve", "--port", "0"], {
    untilStopped: never,
    untilCrashed: () =>
      new Promise((resolve) => {
        crash = resolve;
      }),
    onStdout: () => crash(new Error("a bug")),
  });
  expect(served).toMatchObject({ exit: EXIT.unexpected, ok: true, stderr: expect.stringContaining("a bug") });
});

const never = () => new Promise<void>(() => undefined);

test("nothing is coloured for people either, with and without NO_COLOR", async () => {
  for (const env of [{}, { NO_COLOR: "1" }, { FORCE_COLOR: "3" }]) {
    for (const line of ["--help", "wallet", "rules level --deposited 5", "session whoami", "contract list"]) {
      const { stdout, stderr } = await runCli(line.split(" "), { env: { SANAM_HOME: home, ...env } });
      expect(stdout + stderr).not.toContain(ESCAPE);
    }
  }
});
