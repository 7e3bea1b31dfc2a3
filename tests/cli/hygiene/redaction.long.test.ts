import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { serverFixture } from "../cli-fixture.ts";
import { type RunOptions, runCli } from "../run-cli.ts";
import { CANARY, CANARY_ENV, CANARY_SESSION, filesIn, leaksIn } from "./canaries.ts";
import { everyLine, isOffline } from "./every-line.ts";
import { MODES, type Mode, startTalkativeBackend, type TalkativeBackend } from "./talkative-backend.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const FLOW = `flow: Everything that is private
inputs:
  phone: { new: phone }
  password: { env: SANAM_PASSWORD }
steps:
  - use: session login
    with: { username: gold, password: $password }
`;

let backend: TalkativeBackend;
let folder: string;
beforeAll(async () => {
  backend = await startTalkativeBackend();
  folder = mkdtempSync(join(tmpdir(), "sanam-canary-"));
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

function linesIn(home: string) {
  const flowFile = join(home, "private.yaml");
  writeFileSync(flowFile, FLOW);
  return everyLine(home, flowFile);
}

/** Runs a line at a target, and says what leaked where. */
async function leaksOf(argv: readonly string[], target: string, options: RunOptions = {}): Promise<readonly string[]> {
  // A server would wait for it.
  const isServer = argv.includes("serve") || argv.includes("preview");
  const { stdout, stderr } = await runCli([...argv, "--target", target, "--verbose"], {
    ...(isServer && { untilStopped: () => Promise.resolve() }),
    stdin: "session login gold\n",
    ...options,
    env: { SANAM_HOME: folder, ...CANARY_ENV, ...options.env },
  });
  const line = argv.join(" ");
  return [
    ...leaksIn(stdout).map((name) => `${line}: ${name} on stdout: ${stdout.slice(0, 500)}`),
    ...leaksIn(stderr).map((name) => `${line}: ${name} on stderr: ${stderr.slice(0, 500)}`),
  ];
}

/** As after a sign-in. A reply may have ended the session of the line before. */
function signIn(): void {
  const profile = encodeURIComponent(`default@${backend.url}`);
  writeFileSync(join(folder, `session-${profile}.json`), CANARY_SESSION);
  writeFileSync(join(folder, `device-${profile}.txt`), CANARY.deviceToken);
  writeFileSync(join(folder, `staff-${profile}.txt`), CANARY.sandboxToken);
}

const leaksOfFiles = (home: string) =>
  filesIn(home).flatMap(([file, text]) => leaksIn(text).map((name) => `${name} in ${file}`));

/** What a backend says everything back in most of its parts. */
const SHORT: readonly Mode[] = ["refusal", "deviation"];

test.each(SHORT)("no command shows a secret where the backend answers with a %s", expectNoSecret);
test.each(MODES.filter((mode) => !SHORT.includes(mode)))(
  "no command shows a secret where the backend answers with a %s",
  expectNoSecret,
);

async function expectNoSecret(mode: Mode): Promise<void> {
  backend.answer(mode);
  const found: string[] = [];
  const silent: string[] = [];
  for (const [index, { name, argv }] of linesIn(folder).entries()) {
    if (isOffline(name) && mode !== "refusal") continue;
    signIn();
    const before = backend.calls();
    const format = index % 2 === 0 ? ["-o", "json"] : [];
    const patience = mode === "silence" ? ["--reply-timeout", "0.02"] : [];
    found.push(...(await leaksOf([...argv, ...format, ...patience], backend.url)));
    // No reply may come before the call is sent.
    if (backend.calls() === before && !isOffline(name) && mode !== "silence") silent.push(name);
  }
  expect([...found, ...leaksOfFiles(folder)]).toEqual([]);
  // Otherwise the line proves nothing.
  expect(silent).toEqual([]);
}

describe("no command shows a secret", () => {
  test("of a member whose calls succeed", async () => {
    const house = await serverFixture();
    try {
      const env = { ...CANARY_ENV, SANAM_HOME: house.home };
      const { phone, account } = CANARY;
      const register = `session register canary01 --phone ${phone} --bank 004 --account ${account}`;
      expect(await house.json(register, { env })).toMatchObject({ exit: 0 });
      const found: string[] = [];
      for (const { name, argv } of linesIn(house.home)) {
        // These end the session, or take long at a right house.
        if (isOffline(name) || /^(contract|session log|session change|devices close|flow|sandbox|doctor)/.test(name))
          continue;
        for (const format of [[], ["-o", "json"]])
          found.push(...(await leaksOf([...argv, ...format], house.target, { env })));
      }
      expect([...found, ...leaksOfFiles(house.home)]).toEqual([]);
      const [shown] = [await house.json("session whoami", { env })];
      expect(shown.data).toMatchObject({ phone: "•••2398", bank: { accountNumber: "•••3605" } });
      const stored = readFileSync(join(house.home, sessionFile(house.target)), "utf8");
      expect(stored).toContain(phone);
    } finally {
      await house.close();
    }
  });

  test("when it crashes, also with the stack of --verbose", async () => {
    signIn();
    backend.answer("refusal");
    const { deviceToken: _, ...known } = CANARY;
    const clock = () => {
      throw new Error(`\u001b[31m${Object.values(known).join("\n")}`);
    };
    const found: string[] = [];
    for (const name of ["wallet withdraw request 500", "flow run private.yaml"]) {
      found.push(
        ...(await leaksOf(name.replace("private", join(folder, "private")).split(" "), backend.url, { clock })),
      );
    }
    expect(found).toEqual([]);
  });

  test("when nobody catches an error", async () => {
    signIn();
    backend.answer("silence");
    const error = new Error(`crashed with ${CANARY.password} and ${CANARY.sandboxToken}`);
    const untilCrashed = () => Promise.resolve(error);
    const argv = ["wallet", "credit", "-o", "json"];
    expect(await leaksOf(argv, backend.url, { untilCrashed })).toEqual([]);
  });
});

const sessionFile = (target: string) => `session-${encodeURIComponent(`default@${target}`)}.json`;
