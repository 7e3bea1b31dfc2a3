import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createProfileSessionStorage } from "../../../adapters/node/profile-session-storage.ts";
import { learningStorage } from "../../../cli/compose/guard/profile-session.ts";
import { EXIT } from "../../../cli/output/exit-codes.ts";
import type { Session } from "../../../core/session/model.ts";
import { type CliFixture, PASSWORD, serverFixture } from "../cli-fixture.ts";
import { parseAnswer, runCli } from "../run-cli.ts";
import { runProcess } from "../run-process.ts";
import { CANARY_SESSION } from "./canaries.ts";
import { startTalkativeBackend } from "./talkative-backend.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const inOrder = (exits: readonly number[]) => exits.toSorted((one, other) => one - other);

describe("twenty runs at once on one profile", () => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await serverFixture();
    await cli.json("session login gold", { env: PASSWORD });
  });
  afterAll(() => cli.close());

  const twenty = <T>(run: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, at) => run(at)));

  test("act for one member: what happens once a day happens once", async () => {
    const exits = (await twenty(() => cli.json("check-in claim --new"))).map(({ exit }) => exit);
    expect(inOrder(exits)).toEqual([EXIT.success, ...Array.from({ length: 19 }, () => EXIT.refused)]);
    expect(await cli.json("session whoami")).toMatchObject({ exit: 0, data: { username: "gold" } });
    expect(readdirSync(cli.home).filter((name) => name.includes(".new"))).toEqual([]);
  });

  test("lose no intent: each run says an action that happened, or why none did", async () => {
    const listed = async () => (await cli.json("wallet withdraw list --all")).data?.["items"] as readonly unknown[];
    const before = await listed();
    const results = await twenty(() => cli.json("wallet withdraw request 300"));
    const said = new Set(results.flatMap(({ exit, data }) => (exit === EXIT.success ? [data?.["intent"]] : [])));
    expect(results.filter(({ exit }) => exit !== EXIT.success && exit !== EXIT.refused)).toEqual([]);
    expect([said.size, said.size > 0]).toEqual([(await listed()).length - before.length, true]);
    const left = readdirSync(cli.home, { recursive: true }).filter((name) =>
      /intents-.*\.(json|new)/.test(String(name)),
    );
    expect(left).toEqual([]);
  });

  test("record one file once", async () => {
    const file = join(cli.home, "recorded.yaml");
    const line = ["flow", "record", file, "--target", cli.target, "-o", "json"];
    const env = { SANAM_HOME: cli.home };
    const results = await twenty(() => runCli(line, { env, stdin: "site status\n" }));
    expect(results.filter(({ exit }) => exit === EXIT.success)).toHaveLength(1);
    expect(results.filter(({ exit }) => exit === EXIT.usage)).toHaveLength(19);
    expect(readFileSync(file, "utf8")).toContain("site status");
  });
});

describe("a profile", () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), "sanam-side-"));
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  test("keeps the session that another run signed in, when the old one ends", () => {
    const open = () => learningStorage(createProfileSessionStorage(home, "a"), undefined);
    const session: Session = JSON.parse(CANARY_SESSION);
    const [mine, theirs] = [open(), open()];
    mine.write(session);
    theirs.read();
    theirs.write({ ...session, token: "newer" });
    mine.clear();
    expect(open().read()?.token).toBe("newer");
    theirs.clear();
    expect(open().read()).toBeUndefined();
  });

  test("of a house in memory is opened by several processes at once, also the first time", async () => {
    const env = { SANAM_HOME: home, ...PASSWORD };
    const run = (line: string) => runProcess([...line.split(" "), "--target", "memory", "-o", "json"], { env });
    const signedIn = await Promise.all([run("session login gold"), run("session login gold")]);
    for (const { exit, stderr, stdout } of signedIn) {
      expect({ exit, stderr, error: parseAnswer(stdout).error }).toEqual({ exit: 0, stderr: "", error: undefined });
    }
    const claimed = await Promise.all([run("check-in claim --new"), run("check-in claim --new")]);
    const ended = claimed.toSorted((one, other) => (one.exit ?? -1) - (other.exit ?? -1));
    expect(ended.map(({ exit, stdout }) => [exit, parseAnswer(stdout).error])).toMatchObject([
      [EXIT.success, undefined],
      [EXIT.refused, { code: "check-in-done" }],
    ]);
  });
});

describe("Ctrl-C at a backend that is silent", () => {
  test.each([
    ["a read", "wallet credit", (error: Readonly<Record<string, unknown>>) => error["report"], undefined],
    [
      "flows",
      "flow run session/sign-in",
      (error: Readonly<Record<string, unknown>>) => Object(error["report"]).interrupted,
      true,
    ],
  ])("ends %s with one document and 7", async (_, line, seen, expected) => {
    const backend = await startTalkativeBackend();
    backend.answer("silence");
    const home = mkdtempSync(join(tmpdir(), "sanam-signal-"));
    try {
      const signIn = createProfileSessionStorage(home, `default@${backend.url}`);
      signIn.write(JSON.parse(CANARY_SESSION));
      const signal = backend.nextCall().then(() => "SIGINT" as const);
      const argv = [...line.split(" "), "--target", backend.url, "-o", "json"];
      const ended = await runProcess(argv, { env: { SANAM_HOME: home, ...PASSWORD }, signal });
      expect(ended).toMatchObject({ exit: EXIT.interrupted, signal: null });
      const error = parseAnswer(ended.stdout).error ?? {};
      expect(error["kind"]).toBe("interrupted");
      expect(seen(error)).toBe(expected);
    } finally {
      rmSync(home, { recursive: true, force: true });
      await backend.close();
    }
  });
});
