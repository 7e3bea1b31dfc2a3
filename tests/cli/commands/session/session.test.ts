import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createNodePuzzles } from "../../../../adapters/house/node/node-puzzles.ts";
import { DEFAULT_LIMITS } from "../../../../adapters/house/session/limits/default-limits.ts";
import { createApp } from "../../../../adapters/server/create-app.ts";
import { joinHouse, openTestHouse } from "../../../adapters/house/test-house.ts";
import { listening } from "../../../adapters/server/open-server.ts";
import { type CliFixture, FIXTURES, PASSWORD, serverFixture } from "../../cli-fixture.ts";
import { runJson } from "../../run-cli.ts";

const SECRET = "demo1234";

describe.each(FIXTURES)("a session at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
  });
  afterAll(() => cli.close());

  test("starts with nobody signed in: exit 4", async () => {
    for (const line of [
      "session whoami",
      "session change-password",
      "wallet credit",
      "wallet deposit list",
      "wallet withdraw request 5",
    ]) {
      expect(await cli.json(line), line).toMatchObject({ exit: 4, ok: false, error: { kind: "not-signed-in" } });
    }
    expect(await cli.json("session logout")).toMatchObject({ exit: 0, data: { signedOut: false } });
    expect((await cli.table("wallet credit --profile qa")).stderr).toContain(
      `run: sanam session login <username> --target ${cli.target} --profile qa\n`,
    );
  });

  test("refuses wrong credentials with exit 4 and saves nothing", async () => {
    const wrong = await cli.json("session login gold", { env: { SANAM_PASSWORD: "demo12345" } });
    expect(wrong).toMatchObject({ exit: 4, error: { kind: "not-signed-in", code: "credentials-wrong" } });
    expect((await cli.json("session whoami")).exit).toBe(4);
  });

  test("tells when to try again after too many wrong passwords, with exit 3", async () => {
    const wrong = () => cli.json("session login nobody", { env: { SANAM_PASSWORD: "wrong-1234" } });
    for (let count = 0; count < 4; count += 1) expect((await wrong()).exit).toBe(4);
    expect(await wrong()).toMatchObject({
      exit: 3,
      error: {
        kind: "refused",
        code: "sign-in-locked",
        message: "Too many wrong passwords. Try again in 2 seconds.",
        until: expect.stringMatching(/^20.*Z$/),
        retryAfter: 2,
      },
    });
  });

  test("is saved for the next process in a file that only its owner can read", async () => {
    const login = await cli.json("session login --username gold --password-stdin --verbose", {
      stdin: `${SECRET}\n`,
    });
    expect(login).toMatchObject({ exit: 0, data: { username: "gold", level: "gold", levelId: 2 } });
    const whoami = await cli.json("session whoami");
    expect(whoami.data).toEqual(login.data);
    expect(whoami.data).toMatchObject({ name: expect.any(String), points: expect.any(Number), bank: { code: "014" } });

    const file = join(cli.home, String(readdirSync(cli.home).find((name) => name.startsWith("session-"))));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(cli.home).mode & 0o077).toBe(0);
    const saved = readFileSync(file, "utf8");
    expect(saved).not.toContain(SECRET);
    const { token } = JSON.parse(saved);
    for (const result of [
      login,
      whoami,
      await cli.json("wallet credit --verbose"),
      await cli.table("session whoami --verbose"),
    ]) {
      expect(result.stdout + result.stderr).not.toContain(SECRET);
      expect(result.stdout + result.stderr).not.toContain(token);
    }
  });

  test("belongs to one profile", async () => {
    expect((await cli.json("session whoami --profile another")).exit).toBe(4);
    const other = await cli.json("session login vip --profile another", { env: PASSWORD });
    expect(other.data).toMatchObject({ username: "vip", levelId: expect.any(Number) });
    expect((await cli.json("session whoami")).data).toMatchObject({ username: "gold" });
    expect((await cli.json("session whoami", { env: { SANAM_PROFILE: "another" } })).data).toMatchObject({
      username: "vip",
    });
  });

  test("accepts only the new password after a change", async () => {
    const change = (stdin: string) => cli.json("session change-password --password-stdin", { stdin });
    expect(await change("wrong1234\nnewpass99\n")).toMatchObject({
      exit: 3,
      error: { code: "password-wrong", field: "oldPassword" },
    });
    expect(await change(`${SECRET}\nshort\n`)).toMatchObject({ exit: 3, error: { code: "password-format" } });
    expect(await change(`${SECRET}\n${SECRET}\n`)).toMatchObject({ exit: 3, error: { code: "password-same" } });
    const env = { SANAM_PASSWORD: SECRET, SANAM_NEW_PASSWORD: "newpass99" };
    const changed = await cli.json("session change-password", { env });
    expect(changed).toMatchObject({ exit: 0, data: { changed: true, username: "gold" } });
    expect(changed.stdout + changed.stderr).not.toMatch(/newpass99|demo1234/);
    expect((await cli.json("session login gold", { env: PASSWORD })).exit).toBe(4);
    expect((await cli.json("session login gold", { env: { SANAM_PASSWORD: "newpass99" } })).exit).toBe(0);
  });

  test("ends with a logout, here and at the house", async () => {
    const file = join(cli.home, String(readdirSync(cli.home).find((name) => name.startsWith("session-default"))));
    expect(readFileSync(file, "utf8")).toContain("token");
    expect(await cli.json("session logout")).toMatchObject({ exit: 0, data: { signedOut: true, username: "gold" } });
    expect((await cli.json("wallet credit")).exit).toBe(4);
    expect(readdirSync(cli.home).filter((name) => name.startsWith("session-default"))).toEqual([]);
  });

  test("needs a password", async () => {
    expect(await cli.json("session login gold")).toMatchObject({ exit: 2, error: { kind: "usage" } });
  });
});

test("a profile folder that is a file gives an error with advice, on every target", async () => {
  const cli = await serverFixture();
  try {
    const file = join(cli.home, "file");
    writeFileSync(file, "");
    const env = { ...PASSWORD, SANAM_HOME: file };
    for (const target of [cli.target, "memory"]) {
      const { exit, error } = await runJson(["session", "login", "gold", "--target", target], { env });
      expect({ exit, kind: error?.["kind"] }, target).toEqual({ exit: 1, kind: "unexpected" });
      expect(error?.["message"]).toContain(file);
      expect(error?.["message"]).toContain("cannot be used");
      expect(error?.["message"]).toMatch(/SANAM_HOME .*another/);
    }
  } finally {
    await cli.close();
  }
});

test("a puzzle of a target that is too busy is solved, and the password is asked for once", async () => {
  const house = { free: 1, forgetMs: 1e9, firstDelayMs: 60_000, maxDelayMs: 60_000 };
  const puzzles = createNodePuzzles("a key of tests only, of 32 letters");
  const opened = await openTestHouse({ rates: { ...DEFAULT_LIMITS, house }, puzzles });
  await joinHouse(opened.house);
  await opened.house.visitors.signIn({ username: "nobody99", password: "wrong-1234" });
  const server = await listening(createApp(opened.house, { log: () => undefined }));
  const home = mkdtempSync(join(tmpdir(), "sanam-puzzle-"));
  const env = { SANAM_HOME: home, SANAM_PASSWORD: "secret1234" };
  const login = await runJson(["session", "login", "member1", "--target", server.url], { env });
  expect(login).toMatchObject({ exit: 0, data: { username: "member1" } });
  expect(login.stderr).toContain("solving it");
  expect(login.stdout + login.stderr).not.toContain("PBKDF2");
  rmSync(home, { recursive: true });
  await server.stop();
  await opened.house.close();
});
