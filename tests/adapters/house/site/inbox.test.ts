import { describe, expect, it } from "vitest";
import type { Command, MemberEvent, MemberEventOf } from "../../../../adapters/house/house.ts";
import { baht, satang, ZERO } from "../../../../core/shared/money.ts";
import { CONTEXT, type Given, given, INTENT, minutesLater, NOW, REGISTERED } from "../given.ts";

const [account] = CONTEXT.accounts;
const amount = baht(500);
const reason = "ไม่พบยอด";
const HAT = { kind: "item", title: "หมวก" } as const;
const make = (type: MemberEvent["type"], more: object = {}, minute = 1): MemberEvent =>
  ({ type, at: minutesLater(minute), amount, reason, ...more }) as MemberEvent;
const bonus = (minute: number, more: object = {}): MemberEvent =>
  make("bonus-granted", { id: `B${minute}`, title: "โบนัส", points: 40, ...more }, minute);
const requests = [
  make("deposit-requested", { id: "D-1", account, expiresAt: minutesLater(15) }, 0),
  make("slip-submitted", { id: "S-1", transfer: "t", reference: "r", bankSaid: "matching", claimed: true }, 0),
  make("withdrawal-requested", { id: "W-1", account: {} }, 0),
  make("reward-claimed", { id: "R-1", rewardId: "hat", title: "หมวก", prize: HAT, price: 30 }, 0),
];
const past = given(REGISTERED, bonus(-10), ...requests);
const reward = (prize: object) => make("reward-granted", { id: "R-1", title: "หมวก", prize });

interface Inbox {
  readonly notices: readonly { readonly id: string }[];
  readonly unread: readonly object[];
  readonly seenUpTo: number;
  readonly seenNews: readonly string[];
}
const inboxAfter = (before: Given, event: MemberEvent) => before.changes(event)["inbox"] as Inbox | undefined;

describe("an item of the inbox", () => {
  const money = { tag: "money", amountSatang: amount };
  it.each([
    [make("deposit-credited", { id: "D-1" }), { ...money, topic: "deposit-credited", reference: "D-1" }],
    [make("slip-credited", { id: "S-1" }), { ...money, topic: "slip-credited", reference: "S-1" }],
    [make("withdrawal-paid", { id: "W-1" }), { ...money, topic: "withdrawal-paid", reference: "W-1" }],
    [
      { type: "deposit-expired", at: minutesLater(1), id: "D-1" } as const,
      { ...money, topic: "deposit-expired", reference: "D-1" },
    ],
    [make("deposit-rejected", { id: "D-1" }), { ...money, topic: "deposit-rejected", reference: "D-1", reason }],
    [make("slip-rejected", { id: "S-1" }), { ...money, topic: "slip-rejected", reference: "S-1", reason }],
    [make("slip-duplicated", { id: "S-1" }), { ...money, topic: "slip-duplicate", reference: "S-1" }],
    [make("withdrawal-rejected", { id: "W-1" }), { ...money, topic: "withdrawal-rejected", reference: "W-1", reason }],
    [reward(HAT), { tag: "reward", topic: "reward-granted", reference: "R-1", title: "หมวก" }],
    [
      reward({ kind: "credit", amountSatang: baht(9) }),
      { tag: "reward", topic: "reward-granted", reference: "R-1", title: "หมวก", amountSatang: baht(9) },
    ],
    [
      reward({ kind: "points", points: 9 }),
      { tag: "reward", topic: "reward-granted", reference: "R-1", title: "หมวก", points: 9 },
    ],
    [
      make("reward-rejected", { id: "R-1", title: "หมวก", price: 1 }),
      { tag: "reward", topic: "reward-rejected", reference: "R-1", title: "หมวก", reason, points: 1 },
    ],
    [
      make("reward-rejected", { id: "R-1", title: "หมวก", price: 0 }),
      { tag: "reward", topic: "reward-rejected", reference: "R-1", title: "หมวก", reason },
    ],
    [
      bonus(1),
      { tag: "reward", topic: "bonus-granted", reference: "B1", title: "โบนัส", amountSatang: amount, points: 40 },
    ],
    [
      bonus(1, { amount: satang(1), points: 0 }),
      { tag: "reward", topic: "bonus-granted", reference: "B1", title: "โบนัส", amountSatang: satang(1) },
    ],
    [
      bonus(1, { amount: ZERO, points: 1 }),
      { tag: "reward", topic: "bonus-granted", reference: "B1", title: "โบนัส", points: 1 },
    ],
    [
      make("session-opened", { tokenHash: "hash", id: "session", newDevice: true, userAgent: "Sanam CLI" }),
      { tag: "news", topic: "device-signed-in", reference: "session", title: expect.any(String) },
    ],
    [
      make("totp-turned-on", { sealedSecret: "s", step: 1, recoveryCodes: [] }),
      { tag: "news", topic: "second-factor-on", reference: "totp" },
    ],
    [make("totp-turned-off"), { tag: "news", topic: "second-factor-off", reference: "totp" }],
    [
      make("passkey-added", { passkey: { id: "p", name: "โทรศัพท์" }, challenge: "c", challengeEndsAt: NOW }),
      { tag: "news", topic: "passkey-added", reference: "passkey", title: "โทรศัพท์" },
    ],
    [make("passkey-removed", { passkeyId: "p" }), { tag: "news", topic: "passkey-removed", reference: "passkey" }],
    [
      make("second-factor-reset-requested", { dueAt: NOW }),
      { tag: "news", topic: "second-factor-reset-requested", reference: "2026-11-20T05:00:00.000Z" },
    ],
    [
      make("second-factor-ended", { because: "lost-key" }),
      { tag: "news", topic: "second-factor-ended", reference: "lost-key" },
    ],
  ])("says what happened: %#", (event, { tag, ...facts }) => {
    const body = { id: "7", at: minutesLater(1), ...facts };
    const row = { list: "inbox", owner: "member-1", id: "7", order: 7, day: "2026-11-20", tag, body };
    const { rows } = past.changes(event);
    expect(rows.inbox).toEqual([{ change: "put", row }]);
    expect(inboxAfter(past, event)?.unread).toEqual([
      { id: "7", at: minutesLater(1) },
      { id: "2", at: minutesLater(-10) },
    ]);
    const isNotice = /reject|duplicate/.test(facts.topic);
    expect(inboxAfter(past, event)?.notices).toEqual(isNotice ? [body] : []);
  });

  it.each([
    make("session-opened", { tokenHash: "hash", id: "session" }),
    make("deposit-confirmed", { id: "D-1" }),
    make("deposit-cancelled", { id: "D-1" }),
    make("withdrawal-paying", { id: "W-1" }),
    make("games-left", { id: "L-1", launches: [] }),
  ])("is not made of everything: %j", (event) => {
    const { rows, inbox } = past.changes(event);
    expect({ items: rows.inbox, inbox }).toEqual({ items: undefined, inbox: undefined });
  });
});

describe("an inbox", () => {
  it("begins when the member joins", () => {
    expect(inboxAfter(given(), REGISTERED)).toEqual({
      notices: [],
      seenUpTo: REGISTERED.at,
      unread: [],
      seenNews: [],
    });
  });

  it("counts an item as read that is not later than what was seen", () => {
    const { at } = REGISTERED;
    expect(inboxAfter(given(REGISTERED), { ...bonus(0), at })?.unread).toEqual([]);
    expect(inboxAfter(given(REGISTERED), { ...bonus(0), at: minutesLater(-59.9) })?.unread).toHaveLength(1);
  });

  it("keeps the 50 newest notices and the 200 newest unread items", () => {
    const reject = (number: number) => [
      make("slip-submitted", { id: `S${number}`, transfer: `${number}`, reference: "r", bankSaid: "matching" }, number),
      make("slip-rejected", { id: `S${number}` }, number),
    ];
    const many = (count: number) => Array.from({ length: count }, (_, index) => reject(index)).flat();
    const notices = (count: number) =>
      given(REGISTERED, ...many(count)).state.inbox.notices.map((item) => item.reference);
    expect(notices(50)).toHaveLength(50);
    expect(notices(51)).toEqual(Array.from({ length: 50 }, (_, index) => `S${50 - index}`));
    const unread = (count: number) => {
      const events = Array.from({ length: count }, (_, index) => bonus(index));
      return given(REGISTERED, ...events).state.inbox.unread;
    };
    expect(unread(200)).toHaveLength(200);
    expect(unread(201).map(({ at }) => at)).toEqual(unread(201).map((_, index) => minutesLater(200 - index)));
    expect(unread(201)).toHaveLength(200);
  });

  it("needs no attention for a withdrawal that was sent again", () => {
    const rejected = make("withdrawal-rejected", { id: "W-1" });
    const retried: MemberEvent = { type: "withdrawal-retried", at: minutesLater(2), id: "W-1", intent: INTENT };
    const both = past.and(make("deposit-rejected", { id: "D-1" }), rejected);
    expect(inboxAfter(both, retried)).toMatchObject({ notices: [{ id: "7" }], unread: [{ id: "7" }, { id: "2" }] });
    const dismissed = both.and(make("inbox-seen", { ids: [], dismissed: ["8"] }));
    expect(dismissed.changes(retried)["inbox"]).toBeUndefined();
  });
});

describe("what a member saw", () => {
  const see = (more: object = {}): Command => ({ type: "see-inbox", upTo: undefined, ids: [], dismissed: [], ...more });
  const seen = (more: object = {}): MemberEventOf<"inbox-seen"> => ({
    type: "inbox-seen",
    at: NOW,
    ids: [],
    dismissed: [],
    ...more,
  });
  const noticed = past.and(make("deposit-rejected", { id: "D-1" }), make("slip-rejected", { id: "S-1" }, 2));

  it("is noted as it was told, and not beyond now", () => {
    expect(past.when(see({ ids: ["2"], dismissed: ["7"] }))).toEqual([seen({ ids: ["2"], dismissed: ["7"] })]);
    expect(past.when(see({ upTo: minutesLater(-1) }))).toEqual([seen({ upTo: minutesLater(-1) })]);
    expect(past.when(see({ upTo: minutesLater(1) }))).toEqual([seen({ upTo: NOW })]);
  });

  it("is read: up to a time, by id and with a dismissal", () => {
    const unread = (event: MemberEvent) => inboxAfter(noticed, event)?.unread.map((item) => Object.values(item)[0]);
    expect(unread(seen())).toEqual(["8", "7", "2"]);
    expect(unread(seen({ upTo: minutesLater(1) }))).toEqual(["8"]);
    expect(unread(seen({ ids: ["7"] }))).toEqual(["8", "2"]);
    expect(unread(seen({ dismissed: ["8"] }))).toEqual(["7", "2"]);
    expect(inboxAfter(noticed, seen({ dismissed: ["8"], ids: ["7"] }))?.notices).toMatchObject([{ id: "7" }]);
  });

  it("never becomes unseen again", () => {
    const later = noticed.and(seen({ upTo: minutesLater(1) }));
    expect(later.state.inbox.seenUpTo).toBe(minutesLater(1));
    expect(inboxAfter(later, seen({ upTo: minutesLater(0.5) }))?.seenUpTo).toBe(minutesLater(1));
    expect(inboxAfter(later, seen())?.seenUpTo).toBe(minutesLater(1));
  });

  it("has the 200 latest announcements, each once", () => {
    const news = (from: number, count: number) => Array.from({ length: count }, (_, index) => `news-${from + index}`);
    const first = past.and(seen({ ids: ["2", "news-1"], dismissed: ["news-2"] }));
    expect(first.state.inbox.seenNews).toEqual(["news-1", "news-2"]);
    expect(inboxAfter(first, seen({ ids: ["news-3", "news-1"] }))?.seenNews).toEqual(["news-3", "news-1", "news-2"]);
    expect(inboxAfter(first, seen({ ids: news(10, 198) }))?.seenNews).toHaveLength(200);
    expect(inboxAfter(first, seen({ ids: news(10, 199) }))?.seenNews).toEqual([...news(10, 199), "news-1"]);
  });
});
