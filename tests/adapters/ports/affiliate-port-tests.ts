import { expect, it } from "vitest";
import { AFFILIATE_LOG_TYPES } from "../../../core/affiliate/model.ts";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import type { Session } from "../../../core/session/model.ts";
import { addDays, bangkokDateOf, DAY_MS, endOfDay, MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { baht, type Satang, satang } from "../../../core/shared/money.ts";
import { codeOf, newKey, registrationOf, unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

/** The tests of the affiliate port. */
export function affiliatePortTests(context: PortContext): void {
  const today = () => bangkokDateOf(context.fixture.now());
  const onlyToday = () => ({ from: today(), to: today() });

  /** Registers a friend with the inviter's code and lets the friend bet `stake` in total. */
  async function inviteFriend(number: number, stake: Satang): Promise<Session> {
    const { session, affiliate, house, table, games, actAs } = context.fixture;
    const inviterCode = unwrap(await affiliate.code());
    const friend = unwrap(await session.register({ ...registrationOf(number), inviterCode }, newKey()));
    unwrap(await house.staff.topUp(friend.member.id, baht(1_000_000)));
    actAs(friend);
    const { launchId } = unwrap(await games.open("sanam-dice", newKey()));
    const { maximumSatang } = unwrap(await table.table(launchId));
    for (let left = stake as number; left > 0; left -= maximumSatang) {
      const amount = satang(Math.min(left, maximumSatang));
      unwrap(await table.play(launchId, { betOn: "low", amount }, newKey()));
    }
    return friend;
  }

  it("shows the code and the masked friends, newest first", async () => {
    const inviter = await context.signUp();
    const { affiliate, session, actAs, advance } = context.fixture;
    expect(unwrap(await affiliate.downline())).toEqual([]);
    expect(unwrap(await affiliate.balance())).toEqual({ balanceSatang: 0, byType: { af: 0, wl: 0 } });
    expect(unwrap(await affiliate.downlineBonuses(onlyToday()))).toEqual({ users: [], totalSatang: 0 });
    const code = unwrap(await affiliate.code());
    expect(codeOf(await session.inviter(code))).toBe("ok");
    await inviteFriend(901, baht(0));
    advance(MINUTE_MS);
    actAs(inviter);
    await inviteFriend(902, baht(0));
    actAs(inviter);
    const friends = unwrap(await affiliate.downline());
    expect(friends.map(({ joinedAt }) => context.fixture.now() - (joinedAt ?? 0))).toEqual([0, MINUTE_MS]);
    // Both usernames are member90x, so their masked names are equal without a number.
    expect(new Set(friends.map(({ maskedName }) => maskedName)).size).toBe(2);
    expect(friends.every(({ maskedName }) => maskedName.includes("***") && !maskedName.includes("90"))).toBe(true);
  });

  it("earns from stakes at once and from losses at the day's close, and lists the friends", async () => {
    const inviter = await context.signUp();
    const { affiliate, games, actAs, advance, now } = context.fixture;
    const friend = await inviteFriend(911, baht(40_000));
    actAs(inviter);
    await inviteFriend(912, baht(1_000));
    actAs(friend);
    const { total } = unwrap(await games.winLoss(onlyToday()));
    actAs(inviter);
    const bonuses = unwrap(await affiliate.downlineBonuses(onlyToday()));
    expect(bonuses.users.map(({ stakedSatang, bonusSatang }) => [stakedSatang, bonusSatang])).toEqual([
      [baht(40_000), baht(200)],
      [baht(1_000), baht(5)],
    ]);
    expect(bonuses.totalSatang).toBe(baht(205));
    expect(unwrap(await affiliate.balance())).toEqual({ balanceSatang: baht(205), byType: { af: baht(205), wl: 0 } });
    const played = today();
    advance(endOfDay(played) + 10 * MINUTE_MS - now());
    const lost = Math.max(0, total.stakedSatang - total.wonSatang);
    const { byType, balanceSatang } = unwrap(await affiliate.balance());
    expect(byType?.wl).toBeGreaterThanOrEqual(Math.floor(lost / 20));
    const later = unwrap(await affiliate.downlineBonuses({ from: played, to: played }));
    expect(later.totalSatang).toBe(balanceSatang);
    expect(later.users.reduce((sum, { bonusSatang }) => sum + bonusSatang, 0)).toBe(later.totalSatang);
    expect(unwrap(await affiliate.downlineBonuses(onlyToday())).totalSatang).toBe(0);
    for (const type of AFFILIATE_LOG_TYPES) {
      const log = unwrap(await affiliate.log(type, { from: played, to: played }));
      expect(log.reduce((sum, { amountSatang }) => sum + amountSatang, 0)).toBe(byType?.[type]);
      expect(log.every((entry) => entry.type === type && bangkokDateOf(entry.at) === played)).toBe(true);
    }
  });

  it("moves earnings to the credit once for a key, and shows it in the log and the history", async () => {
    const inviter = await context.signUp();
    const { affiliate, wallet, actAs, advance } = context.fixture;
    await inviteFriend(921, baht(60_000));
    actAs(inviter);
    const key = newKey();
    const [one, two] = await Promise.all([
      affiliate.withdraw(baht(120), "af", key),
      affiliate.withdraw(baht(120), "af", key),
    ]);
    advance(MINUTE_MS);
    expect(two).toEqual(one);
    expect(await affiliate.withdraw(baht(120), "af", key)).toEqual(one);
    expect(codeOf(await affiliate.withdraw(baht(121), "af", key))).toBe("key-reused");
    expect(codeOf(await affiliate.withdraw(baht(120), "wl", key))).toBe("key-reused");
    const made = unwrap(one);
    expect(made).toMatchObject({ type: "af", amountSatang: baht(120), balanceSatang: baht(180), intent: key });
    expect(unwrap(await affiliate.balance()).byType?.af).toBe(baht(180));
    expect(unwrap(await wallet.credit()).creditSatang).toBe(baht(120));
    const all = { kinds: [], from: undefined, to: undefined, cursor: undefined, limit: 50 } as const;
    expect(unwrap(await wallet.history(all)).items).toMatchObject([
      { kind: "affiliate", reference: made.id, creditSatang: baht(120), balanceSatang: baht(120), at: made.at },
    ]);
    const log = unwrap(await affiliate.log("af", onlyToday()));
    expect(log.filter(({ amountSatang }) => amountSatang < 0)).toEqual([
      { id: made.id, type: "af", at: made.at, amountSatang: satang(-12_000), title: undefined, intent: key },
    ]);
    expect(unwrap(await affiliate.log("wl", onlyToday()))).toEqual([]);
    expect(unwrap(await affiliate.log("af", { from: addDays(today(), 1), to: addDays(today(), 1) }))).toEqual([]);
  });

  it("refuses an amount below the minimum or above the earnings of the type", async () => {
    const inviter = await context.signUp();
    const { affiliate, actAs, advance } = context.fixture;
    await inviteFriend(931, baht(40_000));
    actAs(inviter);
    expect(
      codeOf(await affiliate.withdraw(satang(DEFAULT_INPUT_RULES.affiliateMinimumSatang - 1), "af", newKey())),
    ).toBe("amount-below-minimum");
    const over = await affiliate.withdraw(satang(20_001), "af", newKey());
    expect(over).toMatchObject({
      ok: false,
      error: { code: "affiliate-insufficient", field: "amount", facts: { balanceSatang: 20_000 } },
    });
    expect(codeOf(await affiliate.withdraw(DEFAULT_INPUT_RULES.affiliateMinimumSatang, "wl", newKey()))).toBe(
      "affiliate-insufficient",
    );
    expect(codeOf(await affiliate.withdraw(baht(200), "af", newKey()))).toBe("ok");
    advance(2 * DAY_MS);
    expect(unwrap(await affiliate.balance()).byType?.af).toBe(0);
    expect(codeOf(await affiliate.withdraw(DEFAULT_INPUT_RULES.affiliateMinimumSatang, "af", newKey()))).toBe(
      "affiliate-insufficient",
    );
  });

  it("accepts one of three withdrawals of the same money", async () => {
    const inviter = await context.signUp();
    const { affiliate, actAs, wallet } = context.fixture;
    await inviteFriend(941, baht(30_000));
    actAs(inviter);
    const answers = await Promise.all([1, 2, 3].map(() => affiliate.withdraw(baht(100), "af", newKey())));
    expect(answers.map(codeOf).sort()).toEqual(["affiliate-insufficient", "affiliate-insufficient", "ok"]);
    expect(unwrap(await wallet.credit()).creditSatang).toBe(baht(100));
  });

  it("needs a session", async () => {
    context.fixture.actAs(undefined);
    expect(codeOf(await context.fixture.affiliate.balance())).toBe("unauthorised");
    expect(codeOf(await context.fixture.affiliate.withdraw(baht(100), "af", newKey()))).toBe("unauthorised");
  });
}
