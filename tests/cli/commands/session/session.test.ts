import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bench, memoryBench, PASSWORD, serverBench } from "../../cli-fixture.ts";
import { runJson } from "../../run-cli.ts";

const SECRET = "demo1234";

describe.each([
  ["a house in the process", async () => memoryBench()],
  ["a house behind HTTP", serverBench],
])("a session at %s", (_, open) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await open();
  });
  afterAll(() => bench.close());

  test("nobody is signed in at first", async () => {
    for (const line of [
      "session whoami",
      "session change-password",
      "wallet credit",
      "wallet deposit list",
      "wallet withdraw request 5",
    ]) {
      expect(await bench.json(line), line).toMatchObject({ exit: 4, ok: false, error: { kind: "not-signed-in" } });
    }
    expect(await bench.json("session logout")).toMatchObject({ exit: 0, data: { signedOut: false } });
    expect((await bench.table("wallet credit --profile qa")).stderr).toContain(
      `run: sanam session login <username> --target ${bench.target} --profile qa\n`,
    );
  });

  test("wrong credentials are exit 4 and keep nothing", async () => {
    const wrong = await bench.json("session login gold", { env: { SANAM_PASSWORD: "demo12345" } });
    expect(wrong).toMatchObject({ exit: 4, error: { kind: "not-signed-in", code: "credentials-wrong" } });
    expect((await bench.json("session whoami")).exit).toBe(4);
  });

  test("is opened with a password from stdin and kept for the next process, for its owner alone", async () => {
    const login = await bench.json("session login --username gold --password-stdin --verbose", {
      stdin: `${SECRET}\n`,
    });
    expect(login).toMatchObject({ exit: 0, data: { username: "gold", level: "gold", levelId: 2 } });
    const whoami = await bench.json("session whoami");
    expect(whoami.data).toEqual(login.data);
    expect(whoami.data).toMatchObject({ name: expect.any(String), points: expect.any(Number), bank: { code: "014" } });

    const file = join(bench.home, String(readdirSync(bench.home).find((name) => name.startsWith("session-"))));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(bench.home).mode & 0o077).toBe(0);
    const kept = readFileSync(file, "utf8");
    expect(kept).not.toContain(SECRET);
    const { token } = JSON.parse(kept);
    for (const ran of [
      login,
      whoami,
      await bench.json("wallet credit --verbose"),
      await bench.table("session whoami --verbose"),
    ]) {
      expect(ran.stdout + ran.stderr).not.toContain(SECRET);
      expect(ran.stdout + ran.stderr).not.toContain(token);
    }
  });

  test("belongs to its profile", async () => {
    expect((await bench.json("session whoami --profile another")).exit).toBe(4);
    const other = await bench.json("session login vip --profile another", { env: PASSWORD });
    expect(other.data).toMatchObject({ username: "vip", levelId: expect.any(Number) });
    expect((await bench.json("session whoami")).data).toMatchObject({ username: "gold" });
    expect((await bench.json("session whoami", { env: { SANAM_PROFILE: "another" } })).data).toMatchObject({
      username: "vip",
    });
  });

  test("a new password takes the old one's place", async () => {
    const change = (stdin: string) => bench.json("session change-password --password-stdin", { stdin });
    expect(await change("wrong1234\nnewpass99\n")).toMatchObject({
      exit: 3,
      error: { code: "password-wrong", field: "oldPassword" },
    });
    expect(await change(`${SECRET}\nshort\n`)).toMatchObject({ exit: 3, error: { code: "password-format" } });
    expect(await change(`${SECRET}\n${SECRET}\n`)).toMatchObject({ exit: 3, error: { code: "password-same" } });
    const env = { SANAM_PASSWORD: SECRET, SANAM_NEW_PASSWORD: "newpass99" };
    const changed = await bench.json("session change-password", { env });
    expect(changed).toMatchObject({ exit: 0, data: { changed: true, username: "gold" } });
    expect(changed.stdout + changed.stderr).not.toMatch(/newpass99|demo1234/);
    expect((await bench.json("session login gold", { env: PASSWORD })).exit).toBe(4);
    expect((await bench.json("session login gold", { env: { SANAM_PASSWORD: "newpass99" } })).exit).toBe(0);
  });

  test("ends here and at the house", async () => {
    const file = join(bench.home, String(readdirSync(bench.home).find((name) => name.startsWith("session-default"))));
    expect(readFileSync(file, "utf8")).toContain("token");
    expect(await bench.json("session logout")).toMatchObject({ exit: 0, data: { signedOut: true, username: "gold" } });
    expect((await bench.json("wallet credit")).exit).toBe(4);
    expect(readdirSync(bench.home).filter((name) => name.startsWith("session-default"))).toEqual([]);
  });

  test("is opened by registering, the account's name taken from the bank", async () => {
    const line = "session register tester01 --phone 081-234-9999 --bank SCB --account 987-6-54321-0";
    const env = { SANAM_PASSWORD: "letmein2026" };
    const registered = await bench.json(line, { env });
    expect(registered).toMatchObject({
      exit: 0,
      data: {
        username: "tester01",
        phone: "0812349999",
        level: "silver",
        bank: { code: "014", accountNumber: "9876543210" },
      },
    });
    expect(registered.data?.["name"]).toMatch(/^\S+ \S+$/);
    expect((await bench.json("session whoami")).data).toMatchObject({ username: "tester01" });
    expect(await bench.json(line, { env })).toMatchObject({ exit: 3, error: { code: "phone-taken", field: "phone" } });
    expect(await bench.json("session register a --phone 1 --bank SCB --account 1", { env })).toMatchObject({
      exit: 3,
      error: { kind: "refused" },
    });
    expect(
      await bench.json("session register tester02 --phone 0812349998 --bank nowhere --account 1", { env }),
    ).toMatchObject({ exit: 2 });
    expect(
      await bench.json("session register tester02 --phone 0812349998 --bank SCB --account 1 --team a", { env }),
    ).toMatchObject({ exit: 2 });
    expect(
      await bench.json("session register tester02 --phone 0812349998 --bank 004 --account 1111110000", { env }),
    ).toMatchObject({
      exit: 3,
      error: { code: "bank-account-unknown" },
    });
  });

  test("needs a password from somewhere", async () => {
    expect(await bench.json("session login gold")).toMatchObject({ exit: 2, error: { kind: "usage" } });
  });
});

test("a profile's folder that is a file is told with the way out, whatever the target", async () => {
  const bench = await serverBench();
  try {
    const file = join(bench.home, "file");
    writeFileSync(file, "");
    const env = { ...PASSWORD, SANAM_HOME: file };
    for (const target of [bench.target, "memory"]) {
      const { exit, error } = await runJson(["session", "login", "gold", "--target", target], { env });
      expect({ exit, kind: error?.["kind"] }, target).toEqual({ exit: 1, kind: "unexpected" });
      expect(error?.["message"]).toContain(file);
      expect(error?.["message"]).toContain("cannot be used");
      expect(error?.["message"]).toMatch(/SANAM_HOME .*another/);
    }
  } finally {
    await bench.close();
  }
});
