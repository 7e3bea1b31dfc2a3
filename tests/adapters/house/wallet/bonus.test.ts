import { describe, expect, it } from "vitest";
import { type MemberEvent, memberEngine } from "../../../../adapters/house/house.ts";
import { bonusOf } from "../../../../core/rules/deposit-bonus.ts";
import { bangkokDateOf, endOfDay } from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang, satang } from "../../../../core/shared/money.ts";
import { at, refuse } from "../../../../core/shared/refusal.ts";
import type { Bonus } from "../../../../core/wallet/model.ts";
import { CONTEXT, type Given, given, minutesLater, NOW, REGISTERED } from "../given.ts";

const lastDay = bangkokDateOf(minutesLater(7 * 24 * 60));
const OFFER = {
  ratePercent: 5,
  endBonusSatang: satang(999),
  maximumSatang: baht(500),
  turnoverTimes: 5,
  lastDay,
};
const RULES = { bonusOffer: () => OFFER };
const BONUS: Bonus = { amountSatang: baht(25), turnoverSatang: baht(2_625), lastDay };
const [account] = CONTEXT.accounts;
const expiresAt = minutesLater(15);
const requested: MemberEvent = {
  type: "deposit-requested",
  at: NOW,
  id: "D-1",
  amount: baht(500),
  bonus: BONUS,
  account,
  expiresAt,
};
const confirmed: MemberEvent = { type: "deposit-confirmed", at: NOW, id: "D-1" };
const credited: MemberEvent = { type: "deposit-credited", at: NOW, id: "D-1", amount: baht(500) };
const bonusCredited: MemberEvent = { type: "deposit-bonus-credited", at: NOW, id: "D-1", amount: baht(25) };
const round = (bet: Satang, win: Satang): MemberEvent => ({
  type: "round-played",
  at: NOW,
  id: "G-1",
  game: "g",
  title: "เกม",
  bet,
  win,
});
const running = () => given(REGISTERED, requested, confirmed, credited, bonusCredited);
const dueAtEnd = ({ state }: Given) => memberEngine.dueEvents(state, endOfDay(lastDay), { mode: "waiting" });
const stake = (bet: Satang, value: Satang): readonly MemberEvent[] => [
  { type: "game-opened", at: NOW, id: "L-1", game: "steps", title: "เกม", tokenHash: "hash", forgotten: [] },
  {
    type: "round-stepped",
    at: NOW,
    id: "G-2",
    game: "steps",
    title: "เกม",
    bet,
    value,
    launch: "L-1",
    betOn: "left",
    dice: [1],
    isFirst: true,
  },
];
const ask = (amount: Satang, bonus?: Satang) =>
  ({ type: "request-deposit", amount, bonus, intent: undefined }) as const;
const withdraw = { type: "request-withdrawal", amount: baht(100), intent: undefined } as const;

describe("a deposit in a bonus period", () => {
  it("takes exactly the bonus that was shown, or none", () => {
    expect(given(REGISTERED).when(ask(baht(500), baht(25)), RULES)).toMatchObject([{ bonus: BONUS }]);
    expect(given(REGISTERED).when(ask(baht(500)), RULES)).not.toMatchObject([{ bonus: {} }]);
    expect(bonusOf(OFFER, baht(500))).toEqual(BONUS);
  });

  it("is refused where the house would give another bonus or none", () => {
    expect(given(REGISTERED).when(ask(baht(500), baht(26)), RULES)).toEqual(refuse("bonus-changed"));
    expect(given(REGISTERED).when(ask(baht(500), baht(25)))).toEqual(refuse("bonus-changed"));
  });

  it("takes no second bonus while one is running or comes with an open deposit", () => {
    expect(running().when(ask(baht(500), baht(25)), RULES)).toEqual(refuse("bonus-changed"));
    expect(given(REGISTERED, requested, confirmed).when(ask(baht(500), baht(25)), RULES)).toEqual(
      refuse("bonus-changed"),
    );
    expect(running().when(ask(baht(500)), RULES)).toMatchObject([{ type: "deposit-requested" }]);
  });

  it("is credited and taken back at once where the house looks again only after the last day", () => {
    const { state } = given(REGISTERED, requested, confirmed);
    const due = memberEngine.dueEvents(state, endOfDay(lastDay), { mode: "automatic", afterMs: 1_000 });
    expect(due.map(({ type }) => type)).toEqual([
      "deposit-credited",
      "deposit-bonus-credited",
      "deposit-bonus-expired",
    ]);
  });

  it("is credited with its bonus, by staff too", () => {
    const approve = { type: "approve", id: "D-1" } as const;
    expect(given(REGISTERED, requested, confirmed).when(approve)).toEqual([credited, bonusCredited]);
    expect(running().state).toMatchObject({ creditSatang: 52_500, deposited: { total: 50_000 } });
  });
});

describe("the turnover of a bonus", () => {
  it("stands before a withdrawal, and says what is left", () => {
    const refusal = (leftSatang: Satang) =>
      at("amount", refuse("bonus-turnover", { leftSatang, turnoverSatang: baht(2_625), until: endOfDay(lastDay) }));
    expect(running().when(withdraw)).toEqual(refusal(baht(2_625)));
    expect(
      running()
        .and(round(baht(400), baht(390)))
        .when(withdraw),
    ).toEqual(refusal(baht(2_225)));
  });

  it("ends with the last stake, and with a credit too small for another round", () => {
    const even = Array.from({ length: 6 }, () => round(baht(437.5), baht(437.5)));
    expect(running().and(...even.slice(1)).state.bonus).toBeDefined();
    expect(running().and(...even).state.bonus).toBeUndefined();
    expect(
      running()
        .and(...even)
        .when(withdraw),
    ).toMatchObject([{ type: "withdrawal-requested" }]);
    expect(running().and(round(baht(524.5), baht(0))).state.bonus).toBeUndefined();
  });

  it("goes on while the credit lies in an open round, which may pay it out again", () => {
    const staked = running().and(...stake(baht(500), baht(645)));
    expect(staked.and(round(baht(25), baht(0))).state).toMatchObject({
      creditSatang: 0,
      bonus: { playedSatang: 2_500 },
    });
  });

  it("cashes out what is staked when its last day ends, so that the bonus can be taken back", () => {
    const at = endOfDay(lastDay);
    const late = minutesLater(7 * 24 * 60 + 11 * 60 + 55);
    const staked = running().and(...stake(baht(525), baht(677.25)).map((event) => ({ ...event, at: late })));
    expect(dueAtEnd(staked)).toMatchObject([
      { type: "round-played", at, id: "G-2", win: 67_725 },
      { type: "deposit-bonus-expired", at, amount: 2_500 },
    ]);
    const over = running()
      .and(...Array.from({ length: 4 }, () => round(baht(525), baht(525))))
      .and(...stake(baht(525), baht(677.25)).map((event) => ({ ...event, at: late })));
    expect(dueAtEnd(over)).toMatchObject([{ type: "round-played" }]);
  });

  it("ends after its last day: the bonus is taken back, or what is left of the credit", () => {
    const expired = (amount: Satang): MemberEvent => ({
      type: "deposit-bonus-expired",
      at: endOfDay(lastDay),
      id: "D-1",
      amount,
    });
    expect(dueAtEnd(running())).toEqual([expired(baht(25))]);
    const poor = running().and(round(baht(515), baht(0)));
    expect(dueAtEnd(poor)).toEqual([expired(baht(10))]);
    const after = running().and(expired(baht(25)));
    expect(after.state).toMatchObject({ creditSatang: 50_000, bonus: undefined });
    expect(dueAtEnd(after)).toEqual([]);
  });
});
