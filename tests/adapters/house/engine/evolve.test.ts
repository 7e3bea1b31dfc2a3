import { describe, expect, it } from "vitest";
import { hashOf } from "../../../../adapters/house/collections/collections.ts";
import type { MemberEvent, MemberEventOf } from "../../../../adapters/house/house.ts";
import { memberId } from "../../../../core/session/model.ts";
import { type Instant, instant } from "../../../../core/shared/bangkok-time.ts";
import { baht, ZERO } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { CONTEXT, given, INTENT, minutesLater, NOW, REGISTERED } from "../given.ts";

const [account] = CONTEXT.accounts;
const amount = baht(500);
const make = (type: MemberEvent["type"], more: object = {}, minute = 1): MemberEvent =>
  ({ type, at: minutesLater(minute), amount, reason: "ไม่พบยอด", ...more }) as MemberEvent;
const bonus = make("bonus-granted", { id: "B-1", title: "โบนัส", points: 40 }, -10);
const requested = make("deposit-requested", { id: "D-1", account, expiresAt: minutesLater(15) }, 0);
const put = (row: object) => [{ change: "put", row }];

describe("every event", () => {
  it("raises the version, and the time never runs backwards", () => {
    expect(given(REGISTERED).state).toMatchObject({ version: 1, lastAt: REGISTERED.at });
    expect(given(REGISTERED, bonus).state).toMatchObject({ version: 2, lastAt: bonus.at });
    expect(given(bonus, REGISTERED).state).toMatchObject({ version: 2, lastAt: bonus.at });
  });

  it("notes the answer under its key: the version, the request's steps and the balances", () => {
    const past = given(REGISTERED, bonus);
    const body = { version: 3, steps: 1, creditSatang: amount, points: 40 };
    const row = { list: "answers", owner: "member-1", id: INTENT.key, order: 3 };
    expect(past.changes({ ...requested, intent: INTENT } as MemberEvent).rows.answers).toEqual(put({ ...row, body }));
    const left = make("games-left", { id: "L-1", launches: [], intent: INTENT });
    expect(past.changes(left).rows.answers).toEqual(put({ ...row, body: { ...body, steps: 0 } }));
    const more = past
      .and({ ...requested, intent: INTENT } as MemberEvent)
      .changes(make("deposit-confirmed", { id: "D-1", intent: INTENT }));
    expect(more.rows.answers).toMatchObject([{ row: { order: 4, body: { version: 4, steps: 2 } } }]);
    expect(past.changes(requested).rows.answers).toBeUndefined();
    expect(past.changes({ ...requested, intent: undefined } as unknown as MemberEvent).rows.answers).toBeUndefined();
  });
});

describe("a stored refusal", () => {
  const refused = (at: Instant): MemberEvent => ({
    type: "intent-refused",
    at,
    intent: INTENT,
    refusal: refuse("amount-zero"),
  });

  it("counts on its Bangkok day and changes nothing else", () => {
    const midnight = instant(Date.parse("2026-11-21T00:00:00+07:00"));
    const { rows, ...changes } = given(REGISTERED).changes(refused(NOW));
    expect(changes).toEqual({ refused: { day: "2026-11-20", count: 1 } });
    expect(Object.keys(rows)).toEqual(["answers"]);
    const two = given(refused(NOW), refused(minutesLater(1)));
    expect(two.state.refused).toEqual({ day: "2026-11-20", count: 2 });
    expect(two.changes(refused(midnight))["refused"]).toEqual({ day: "2026-11-21", count: 1 });
  });
});

describe("the rows for others", () => {
  const past = given(REGISTERED, bonus, requested);
  const place = { list: "open-requests", owner: "all" };

  it("show staff each request while it is open", () => {
    const view = { kind: "deposit", member: "member-1", username: "somchai", amountSatang: amount, title: undefined };
    const body = { id: "D-1", ...view, status: "awaiting-transfer", createdAt: NOW };
    const row = { ...place, id: "D-1", order: 0 - NOW };
    expect(given(REGISTERED).changes(requested).rows["open-requests"]).toEqual(put({ ...row, body }));
    expect(past.changes(make("deposit-confirmed", { id: "D-1" })).rows["open-requests"]).toEqual(
      put({ ...row, body: { ...body, status: "checking" } }),
    );
    expect(past.changes(make("deposit-credited", { id: "D-1" })).rows["open-requests"]).toEqual([
      { change: "delete", row: { ...place, id: "D-1" } },
    ]);
    expect(past.changes(bonus).rows["open-requests"]).toBeUndefined();
  });

  it("show everybody what was credited and paid, under a masked name", () => {
    const entry = { maskedName: expect.stringMatching(/\*/), amountSatang: amount, at: minutesLater(1) };
    const feed = (owner: string, version: number) =>
      put({ list: "feed", owner, id: `member-1 ${version}`, order: minutesLater(1), body: entry });
    expect(past.changes(make("deposit-credited", { id: "D-1" })).rows.feed).toEqual(feed("deposits", 4));
    const sent = make("slip-submitted", { id: "S-1", transfer: "t", reference: "r", bankSaid: "matching" });
    expect(past.and(sent).changes(make("slip-credited", { id: "S-1" })).rows.feed).toEqual(feed("deposits", 5));
    const open = past.and(make("withdrawal-requested", { id: "W-1", account: {} }));
    expect(open.changes(make("withdrawal-paid", { id: "W-1" })).rows.feed).toEqual(feed("withdrawals", 5));
    expect(open.changes(make("withdrawal-rejected", { id: "W-1" })).rows.feed).toBeUndefined();
    expect(given(requested).changes(make("deposit-credited", { id: "D-1" })).rows.feed).toBeUndefined();
  });

  it("count a round in the rankings, for its game and for who invited the member", () => {
    const round = (bet: number, minute: number): MemberEventOf<"round-played"> => ({
      type: "round-played",
      at: minutesLater(minute),
      id: "G-1",
      game: "dice",
      title: "ไฮโล",
      bet: baht(bet),
      win: ZERO,
    });
    const invited = given({ ...REGISTERED, invitedBy: memberId("member-0") }, bonus, round(100, 0));
    const { rows } = invited.changes(round(50, 12 * 60));
    const body = { maskedName: expect.stringMatching(/\*/) };
    const rank = (owner: string, order: number) => ({
      change: "put",
      row: { list: "ranking", owner, id: "member-1", order, body },
    });
    expect(rows.ranking).toEqual([
      rank("day 2026-11-21", baht(50)),
      rank("week 2026-11-16", baht(150)),
      rank("month 2026-11-01", baht(150)),
    ]);
    const [day, order] = ["2026-11-21", 20261121];
    const id = `${day} ${hashOf("member-1") % 8} dice`;
    expect(rows.popularity).toEqual([
      { change: "add", row: { list: "popularity", owner: "all", id, order, day, tag: "dice", sums: [1] } },
    ]);
    expect(rows["downline-days"]).toMatchObject([
      {
        row: {
          owner: "member-0",
          id: `${day} member-1`,
          order,
          day,
          body: { friend: "member-1", stakedSatang: baht(50) },
        },
      },
    ]);
    expect(given(REGISTERED, bonus).changes(round(1, 0)).rows["downline-days"]).toBeUndefined();
    expect(invited.changes(bonus).rows.ranking).toBeUndefined();
    expect(given(bonus).changes(round(1, 0)).rows.ranking).toBeUndefined();
  });

  it("tell an inviter of a friend", () => {
    const joined = { maskedName: expect.stringMatching(/\*/), joinedAt: REGISTERED.at };
    expect(given().changes({ ...REGISTERED, invitedBy: memberId("member-0") }).rows.downline).toEqual(
      put({ list: "downline", owner: "member-0", id: "member-1", order: REGISTERED.at, body: joined }),
    );
    expect(given().changes(REGISTERED).rows.downline).toBeUndefined();
  });
});
