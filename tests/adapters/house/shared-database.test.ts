import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenDemoHouse, openDemoHouse } from "../../../adapters/house/sandbox/open-demo-house.ts";
import { MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { newTestSchema, type TestSchema } from "../../postgres/test-schema.ts";
import { DISK_MS } from "./journals/journal-suite.ts";
import { wholeHistory } from "./laws/money-laws.ts";
import { codeOf, newKey, plainPasswords, registrationOf, type TestMember, testClock, unwrap } from "./test-house.ts";

/** Site settings reach the other houses within a second, and a read. */
const SITE_AGE = { timeout: 5_000, interval: 100 };

describe("three houses on one database", { timeout: DISK_MS }, () => {
  let schema: TestSchema;
  let opened: readonly OpenDemoHouse[] = [];
  const clock = testClock().now;
  const open = () =>
    openDemoHouse({ dataDir: undefined, databaseUrl: schema.url, seed: 1, clock, passwords: plainPasswords });
  const houses = () => opened.map(({ house }) => house);
  const first = () => houses()[0] ?? expect.unreachable();
  const inTurn = (index: number) => houses()[index % 3] ?? expect.unreachable();

  beforeAll(async () => {
    schema = await newTestSchema();
    // At once, on an empty schema.
    opened = (await Promise.all([open(), open(), open()])).map(unwrap);
    await first().staff.setBackOffice({ mode: "waiting" });
  });
  afterAll(async () => {
    for (const house of opened) await house.close();
    await schema.discard();
  });

  let members = 0;
  async function join(credit: number): Promise<TestMember> {
    members += 1;
    const session = unwrap(await inTurn(members).visitors.register(registrationOf(members), undefined));
    const { id } = session.member;
    unwrap(await inTurn(members + 1).staff.topUp(id, baht(credit)));
    return { id, session, service: inTurn(members + 2).member(id) };
  }

  const countsOf = (codes: readonly string[]) =>
    Object.fromEntries([...new Set(codes)].sort().map((code) => [code, codes.filter((each) => each === code).length]));

  async function withdrawals(member: TestMember, amount: number, key = newKey): Promise<readonly unknown[]> {
    return Promise.all(
      Array.from({ length: 50 }, (_, index) => inTurn(index).member(member.id).requestWithdrawal(baht(amount), key())),
    );
  }
  const codes = (answers: readonly unknown[]) => countsOf((answers as Parameters<typeof codeOf>[0][]).map(codeOf));

  async function expectSameEverywhere(member: TestMember, credit: number, count: number): Promise<void> {
    for (const house of houses()) {
      const service = house.member(member.id);
      expect((await service.credit()).creditSatang).toBe(baht(credit));
      const withdrawn = await service.withdrawals();
      expect(withdrawn).toHaveLength(count);
      const lines = await wholeHistory({ ...member, service });
      expect(lines.filter(({ kind }) => kind === "bonus")).toHaveLength(1);
      expect(lines).toHaveLength(count + 1);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(count + 1);
      expect(lines.reduce((sum, { creditSatang }) => sum + creditSatang, 0)).toBe(baht(credit));
    }
  }

  it("seed an empty schema once when they start at once", async () => {
    const [found] = await schema.sql.unsafe(
      `SELECT count(*)::int AS members FROM ${schema.name}.events WHERE event LIKE '{"type":"registered"%"username":"gold"%'`,
    );
    expect(found?.["members"]).toBe(1);
    for (const house of houses()) expect(await house.staff.findMember("gold")).toBeDefined();
  });

  it("keep the daily count of fifty withdrawals at once, and one ledger line for each", async () => {
    const member = await join(1_000_000);
    expect(codes(await withdrawals(member, 20_000))).toEqual({ ok: 5, "withdraw-no-count-left": 45 });
    await expectSameEverywhere(member, 900_000, 5);
  });

  it("keep the daily cap, and never pay more than the credit", async () => {
    const rich = await join(1_000_000);
    expect(codes(await withdrawals(rich, 50_000))).toEqual({ ok: 2, "withdraw-over-day-cap": 48 });
    await expectSameEverywhere(rich, 900_000, 2);
    const poor = await join(1_000);
    expect(codes(await withdrawals(poor, 400))).toEqual({ ok: 2, "credit-insufficient": 48 });
    await expectSameEverywhere(poor, 200, 2);
  });

  it("give one effect and one answer to a key that all three get at once", async () => {
    const member = await join(1_000);
    const key = newKey();
    const answers = await withdrawals(member, 10, () => key);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await expectSameEverywhere(member, 990, 1);
  });

  it("open in one what another one's session opens, and close it everywhere", async () => {
    const { id, session } = await join(1);
    for (const house of houses()) expect(await house.authenticate(session.token)).toBe(id);
    await inTurn(1).visitors.signOut(session.token);
    for (const house of houses()) expect(await house.authenticate(session.token)).toBeUndefined();
  });

  it("count wrong passwords together", async () => {
    await join(1);
    const { username, password } = registrationOf(members);
    const signIn = (index: number, given: string) => inTurn(index).visitors.signIn({ username, password: given }, {});
    // The fifth makes everybody wait. No house sees more than two.
    for (let index = 0; index < 4; index += 1) {
      expect(codeOf(await signIn(index, "wrong1234"))).toBe("credentials-wrong");
    }
    expect(codeOf(await signIn(4, "wrong1234"))).toBe("sign-in-locked");
    for (let index = 0; index < 3; index += 1) expect(codeOf(await signIn(index, password))).toBe("sign-in-locked");
  });

  it("follow maintenance, providers and the back office's policy of another one within a second", {
    tags: ["long"],
  }, async () => {
    const until = plus(clock(), MINUTE_MS);
    await inTurn(1).staff.setMaintenance({ maintenance: true, until });
    for (const house of houses()) {
      await expect.poll(() => house.site.operation(), SITE_AGE).toEqual({ maintenance: true, until });
    }
    await inTurn(2).staff.setMaintenance({ maintenance: false, until: undefined });
    await first().staff.setProvider("LIVE22", true);
    const policy = { mode: "automatic", afterMs: 1234 } as const;
    await first().staff.setBackOffice(policy);
    for (const house of houses()) {
      await expect.poll(async () => (await house.site.operation()).maintenance, SITE_AGE).toBe(false);
      await expect.poll(() => house.staff.backOffice(), SITE_AGE).toEqual(policy);
    }
  });

  it("note what was done in one audit log", async () => {
    const { id } = await join(10);
    for (const house of houses()) {
      const page = await house.audit.page({ member: id, cursor: undefined, limit: 10 });
      expect(page?.items.map(({ action }) => action)).toEqual(["give-bonus", "register"]);
    }
  });
});
