import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NO_CONTENT } from "../../../../adapters/house/content/operator-content.ts";
import type { House } from "../../../../adapters/house/house.ts";
import { type OpenHouse, openHouse } from "../../../../adapters/house/node/open-house.ts";
import { operatorParts } from "../../../../adapters/house/node/operator-content.ts";
import { DAY_MS, instant } from "../../../../core/shared/bangkok-time.ts";
import { DISK_MS } from "../../../adapters/house/journals/journal-suite.ts";
import { codeOf, joinHouse, plainPasswords, unwrap } from "../../../adapters/house/test-house.ts";
import { totpCode } from "../../../adapters/totp-code.ts";
import { newTestSchema, type TestSchema } from "../../../postgres/test-schema.ts";
import { NOON, runCli, runJson } from "../../run-cli.ts";

const KEY = "a key of tests only, of 32 letters";
const OTHER_KEY = "another key of tests, of 32 letters";

describe.each(["a folder", "a database"])("the house of real members in %s", { timeout: DISK_MS }, (kind) => {
  let root = "";
  let schema: TestSchema | undefined;
  let now = NOON;
  beforeEach(async () => {
    now = NOON;
    root = mkdtempSync(join(tmpdir(), "sanam-house-production-"));
    schema = kind === "a database" ? await newTestSchema() : undefined;
  });
  afterEach(async () => {
    rmSync(root, { recursive: true, force: true });
    await schema?.discard();
  });

  const data = () => join(root, "data");
  const run = (command: string, args: readonly string[], secretKey = schema && KEY, as = runJson) =>
    as(["house", command, ...args, ...(schema ? [] : ["--data", data()])], {
      clock: () => now,
      env: {
        ...(schema && { SANAM_DATABASE_URL: schema.url }),
        ...(secretKey !== undefined && { SANAM_SECRET_KEY: secretKey }),
      },
    });

  const tryOpen = (secretKey = schema && KEY) =>
    openHouse({
      dataDir: schema ? undefined : data(),
      databaseUrl: schema?.url,
      secretKey,
      production: true,
      parts: operatorParts(NO_CONTENT),
      clock: () => now,
      passwords: plainPasswords,
    });
  async function using<T>(work: (house: House) => Promise<T>, opened?: OpenHouse): Promise<T> {
    const open = opened ?? unwrap(await tryOpen());
    try {
      return await work(open.house);
    } finally {
      await open.close();
    }
  }

  const signIn = (house: House) => house.visitors.signIn({ username: "member1", password: "secret1234" });
  const withFactor = () =>
    using(async (house) => {
      const { service, id, session } = await joinHouse(house);
      const { secret } = unwrap(await service.beginTotp("secret1234", session.token));
      unwrap(await service.turnOnTotp(totpCode(secret, now), session.token));
      await joinHouse(house, 2);
      return id;
    });
  const topicsOf = (house: House, id: Awaited<ReturnType<typeof withFactor>>) =>
    house
      .member(id)
      .inbox({ group: "news", cursor: undefined, limit: 10 })
      .then((page) => unwrap(page).items.map(({ topic }) => topic));

  it("is made once, and verified with its key", async () => {
    const made = await run("create", []);
    expect(made).toMatchObject({
      exit: 0,
      data: { created: true, secretKey: schema ? "SANAM_SECRET_KEY" : "secret.key" },
    });
    if (!schema) {
      for (const name of readdirSync(data())) expect(statSync(join(data(), name)).mode & 0o777).toBe(0o600);
      expect(statSync(data()).mode & 0o777).toBe(0o700);
    }
    expect(await run("create", [])).toMatchObject({ exit: 1, error: { code: "journal-exists" } });
    await withFactor();
    expect((await run("verify", [])).data).toMatchObject({ state: "sound", secretKey: "fits" });
    expect(await run("verify", [], OTHER_KEY)).toMatchObject({ exit: 1, error: { code: "secret-key" } });
    if (schema) {
      expect((await run("verify", [], "")).data).toMatchObject({ secretKey: "not-compared" });
      return;
    }
    rmSync(join(data(), "secret.key"));
    const lost = await run("verify", []);
    expect(lost).toMatchObject({ exit: 1, error: { code: "secret-key" } });
    expect(lost.error?.["message"]).toMatch(/secret\.key is missing.*house end-factors/);
    rmSync(join(data(), "journal.sqlite"));
    const gone = await run("verify", []);
    expect(gone).toMatchObject({ exit: 1, error: { code: "not-recoverable" } });
    expect(gone.error?.["message"]).toMatch(/has production\.txt.*but no journal\.sqlite/);
  });

  it("ends the factors of all members whose key is lost, only when it is told to, and tells them", async () => {
    await run("create", []);
    const id = await withFactor();
    const end = (args: readonly string[] = []) => run("end-factors", ["--by", "manee", ...args], schema && OTHER_KEY);
    if (!schema) rmSync(join(data(), "secret.key"));
    expect(codeOf(await tryOpen(schema && OTHER_KEY))).toBe(schema ? "production-incomplete" : "secret-key");
    expect(await end()).toMatchObject({ exit: 2, error: { message: expect.stringContaining("1 members have") } });
    expect(codeOf(await tryOpen(schema && OTHER_KEY))).not.toBe("ok");
    expect(await end(["--yes"])).toMatchObject({ exit: 0, data: { members: 1, by: "manee" } });
    await using(
      async (house) => {
        expect(await topicsOf(house, id)).toContain("second-factor-ended");
        const entries = await house.audit.page({ member: id, cursor: undefined, limit: 1 });
        expect(entries?.items).toMatchObject([{ action: "end-second-factors", outcome: "done", staff: "manee" }]);
        expect(codeOf(await signIn(house))).toBe("ok");
      },
      unwrap(await tryOpen(schema && OTHER_KEY)),
    );
    expect(await end(["--yes"])).toMatchObject({ exit: 0, data: { members: 0 } });
    if (schema) expect(codeOf(await tryOpen())).toBe("production-incomplete");
    else expect(existsSync(join(data(), "secret.key"))).toBe(true);
  });

  it("resets the factors of one member after a wait, also while it runs", async () => {
    await run("create", []);
    const id = await withFactor();
    await using(async (house) => {
      const reset = (...args: readonly string[]) => run("reset-factors", ["member1", "--by", "manee", ...args], "");
      expect(await reset("--wait", "59m")).toMatchObject({ exit: 2 });
      expect(await run("reset-factors", ["nobody", "--by", "manee"], "")).toMatchObject({
        exit: 3,
        error: { code: "no-member" },
      });
      expect(await run("reset-factors", ["member2", "--by", "manee"], "")).toMatchObject({
        exit: 3,
        error: { code: "second-factor-changed" },
      });
      expect(await reset()).toMatchObject({ exit: 0, data: { dueAt: "2026-11-21T05:00:00.000Z" } });
      expect((await topicsOf(house, id))[0]).toBe("second-factor-reset-requested");
      expect(codeOf(await signIn(house))).toBe("second-factor-required");
      now = instant(NOON + DAY_MS);
      expect(codeOf(await signIn(house))).toBe("ok");
      expect(await topicsOf(house, id)).toContain("second-factor-ended");
      const entries = await house.audit.page({ member: id, cursor: undefined, limit: 10 });
      expect(entries?.items).toContainEqual(expect.objectContaining({ action: "reset-second-factor", staff: "manee" }));
    });
  });
});

it("no command on factors makes a journal where there is none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sanam-house-none-"));
  for (const args of [
    ["end-factors", "--yes"],
    ["reset-factors", "member1"],
  ]) {
    const refused = await runJson(["house", ...args, "--by", "manee", "--data", folder]);
    expect(refused).toMatchObject({ exit: 1, error: { code: "no-journal" } });
    expect((await runCli(["house", ...args, "--data", folder])).exit).toBe(2);
  }
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
