import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { opensFactors, secondFactorsIn } from "../../../../adapters/house/node/secret-key.ts";
import { type OpenDemoHouse, openDemoHouse } from "../../../../adapters/house/sandbox/open-demo-house.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { newTestSchema } from "../../../postgres/test-schema.ts";
import { STEP_MS, totpCode } from "../../totp-code.ts";
import { DISK_MS } from "../journals/journal-suite.ts";
import { codeOf, joinHouse, NOON, plainPasswords, unwrap } from "../test-house.ts";

let folder = "";
let now = NOON;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-lost-key-"));
  now = NOON;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keyFile = () => join(folder, "secret.key");
/** Where a mark's slots end, and the check of the key begins. */
const SLOTS_END = 1024;
const forgetCheck = () => truncateSync(join(folder, "journal.sqlite-mark"), SLOTS_END);
const OTHER = "another key of tests only, of 32 letters";

const tryOpen = (secretKey?: string, databaseUrl?: string) =>
  openDemoHouse({
    dataDir: databaseUrl === undefined ? folder : undefined,
    databaseUrl,
    secretKey,
    seed: 1,
    fill: async () => undefined,
    clock: () => now,
    passwords: plainPasswords,
  });

async function failureOf(secretKey?: string, databaseUrl?: string): Promise<string> {
  const opened = await tryOpen(secretKey, databaseUrl);
  if (!opened.ok) return `${opened.error.kind}: ${opened.error.message}`;
  await opened.value.close();
  return "it started";
}

/** A house with a member whose app is on, closed again. Returns whether a code of the app still signs in. */
async function houseWithFactor(secretKey?: string, databaseUrl?: string) {
  const opened = unwrap(await tryOpen(secretKey, databaseUrl));
  const { service, session } = await joinHouse(opened.house);
  const { secret } = unwrap(await service.beginTotp("secret1234", session.token));
  unwrap(await service.turnOnTotp(totpCode(secret, now), session.token));
  await opened.close();
  return async (again: OpenDemoHouse): Promise<string> => {
    now = instant(now + STEP_MS);
    const secondFactor = { kind: "totp", code: totpCode(secret, now) } as const;
    const signedIn = await again.house.visitors.signIn({ username: "member1", password: "secret1234", secondFactor });
    await again.close();
    return codeOf(signedIn);
  };
}

describe("the key of a folder with second factors", { timeout: DISK_MS }, () => {
  it("is never replaced when it is missing, and works when it is restored", async () => {
    const signIn = await houseWithFactor();
    const key = readFileSync(keyFile());
    rmSync(keyFile());
    const message = await failureOf();
    expect(message).toMatch(/^secret-key: .*secret\.key is missing.*restore it.*SANAM_SECRET_KEY.*house end-factors/);
    expect(existsSync(keyFile())).toBe(false);
    forgetCheck();
    expect(await failureOf()).toBe(message);
    writeFileSync(keyFile(), key);
    expect(await signIn(unwrap(await tryOpen()))).toBe("ok");
  });

  it("is refused when it is another one, with and without a check of the first", async () => {
    const signIn = await houseWithFactor();
    for (const forget of [() => undefined, forgetCheck, () => rmSync(join(folder, "journal.sqlite-mark"))]) {
      forget();
      expect(await failureOf(OTHER)).toMatch(/^secret-key: .*another.*restore.*house end-factors/);
    }
    expect(await signIn(unwrap(await tryOpen()))).toBe("ok");
    expect(readFileSync(join(folder, "journal.sqlite-mark"), "latin1").slice(SLOTS_END)).toMatch(/^key /);
  });

  it("is checked by what is encrypted with it where an earlier release wrote no check", async () => {
    const signIn = await houseWithFactor(OTHER);
    forgetCheck();
    expect(await signIn(unwrap(await tryOpen(OTHER)))).toBe("ok");
    expect(await failureOf()).toMatch(/^secret-key: /);
    expect(existsSync(keyFile())).toBe(false);
  });

  it("may be lost and replaced while no member has a second factor", async () => {
    expect(await failureOf()).toBe("it started");
    rmSync(keyFile());
    expect(await failureOf()).toBe("it started");
    expect(existsSync(keyFile())).toBe(true);
    expect(await failureOf(OTHER)).toBe("it started");
    const signIn = await houseWithFactor(OTHER);
    expect(await failureOf()).toMatch(/^secret-key: /);
    expect(await signIn(unwrap(await tryOpen(OTHER)))).toBe("ok");
  });
});

describe("the members with a second factor", () => {
  const at = NOON;
  const stream = "member:m";
  const passkey = { id: "p", name: "", publicKey: "", signCount: 0, transports: [], origin: "" };
  const added: HouseEvent = { type: "passkey-added", at, passkey, challenge: "c", challengeEndsAt: at };
  const turnedOn: HouseEvent = { type: "totp-turned-on", at, sealedSecret: "v1.s", step: 1, recoveryCodes: [] };

  it.each<readonly [events: readonly HouseEvent[], members: number, opens: boolean | undefined]>([
    [[], 0, undefined],
    [[{ type: "totp-begun", at, sealedSecret: "v1.s" }], 0, undefined],
    [[turnedOn], 1, false],
    [[turnedOn, { type: "totp-turned-off", at }], 0, undefined],
    // No secret of a passkey is encrypted, but its recovery codes need the key.
    [[added], 1, undefined],
    [[turnedOn, added, { type: "totp-turned-off", at }], 1, undefined],
    [[added, { type: "passkey-removed", at, passkeyId: "p" }], 0, undefined],
    [[turnedOn, added, { type: "second-factor-ended", at, because: "lost-key" }], 0, undefined],
    [[added, { type: "second-factor-ended", at, because: "reset" }, turnedOn], 1, false],
  ])("follow from the events alone: %#", async (events, members, opens) => {
    const factors = await secondFactorsIn(events.map((event) => ({ stream, event })));
    expect([factors.size, opensFactors(OTHER, factors)]).toEqual([members, opens]);
  });
});

describe("the key of a database with second factors", { timeout: DISK_MS }, () => {
  it("is checked by what is encrypted with it where no house has noted a check", async () => {
    const schema = await newTestSchema();
    try {
      const signIn = await houseWithFactor(OTHER, schema.url);
      await schema.sql.unsafe(`DELETE FROM ${schema.name}.settings WHERE name = 'secret-key-check'`);
      expect(await failureOf("a wrong key of tests, of 32 letters", schema.url)).toMatch(/another.*house end-factors/);
      expect(await failureOf(undefined, schema.url)).toMatch(/another.*house end-factors/);
      expect(await signIn(unwrap(await tryOpen(OTHER, schema.url)))).toBe("ok");
      expect(await failureOf(undefined, schema.url)).toMatch(/another/);
    } finally {
      await schema.discard();
    }
  });
});
