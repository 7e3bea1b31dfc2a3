import { describe, expect, it } from "vitest";
import { readContent } from "../../../../adapters/house/content/content-file.ts";
import { operatorContent } from "../../../../adapters/house/content/operator-content.ts";
import type { SiteContent } from "../../../../adapters/house/site/site-content.ts";
import { siteOffer } from "../../../../adapters/house/site/site-offer.ts";
import { parseInstant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { codeOf, unwrap } from "../test-house.ts";
import { contentExample } from "./content-example.ts";

const example = contentExample();
const { accounts } = example;

const problemsOf = (data: unknown) => {
  const read = readContent(data);
  return read.ok ? [] : read.error;
};
const pathsOf = (data: unknown) => problemsOf(data).map(({ path }) => path);
const contentOf = (data: unknown) => operatorContent(unwrap(readContent(data)));
const closedFeatures = (content: SiteContent) => siteOffer(content).closed;
const at = (time: string) => parseInstant(time) ?? expect.fail(time);

describe("the content file", () => {
  it("is documented by a whole example, which the house offers as it is written", () => {
    const content = contentOf(example);
    expect(Object.keys(example).sort()).toEqual(
      Object.keys(unwrap(readContent({ accounts, promptPayId: undefined, ...example }))).sort(),
    );
    expect(content.limits).toEqual({ depositMinimum: 100, depositMaximum: 200_000_000, withdrawalMinimum: 100 });
    expect(content.games).toMatchObject([
      {
        id: "mango",
        category: "slot",
        slotType: "JK",
        imagePath: "https://images.example/mango.webp",
        engine: undefined,
        launch: { url: "https://games.example/launch?operator=12", code: "MG-01" },
      },
    ]);
    expect(content.memberPromotion("vip")).toMatchObject({
      bonusRate2: 10,
      endNumberBonus2: 1999,
      bonusMax: baht(10_000),
    });
    expect(content.promotion).toEqual(content.memberPromotion("silver"));
    expect(content.rewards.categories[0]?.rewards[1]).toMatchObject({ id: "shirt", leastLevel: "gold" });
    expect(content.rewards.wheel.segments).toHaveLength(2);
    expect(content.announcements).toMatchObject([{ id: "open", membersOnly: false }]);
    const cardsAt = (time: string) => content.rewards.cardEvents(at(time)).map(({ id }) => id);
    expect(cardsAt("2026-11-30T23:59:59+07:00")).toEqual([]);
    expect(cardsAt("2026-12-01T00:00:00+07:00")).toEqual(["lucky-12"]);
    expect(cardsAt("2027-01-01T00:00:00+07:00")).toEqual([]);
  });

  it("needs accounts only, and offers nothing else then", () => {
    const content = contentOf({ accounts });
    expect(content).toMatchObject({ games: [], announcements: [], promotion: undefined, promptPayId: undefined });
    expect(content.memberPromotion("gold").bonusMax).toBe(0);
    expect(closedFeatures(content)).toEqual([
      "games",
      "winLoss",
      "refund",
      "rewards",
      "cards",
      "wheel",
      "checkIn",
      "affiliate",
      "ranking",
      "promotion",
    ]);
  });

  it("offers each part that it has, and what is counted from rounds only with rounds", () => {
    const ofRounds = ["winLoss", "refund", "affiliate", "ranking"];
    expect(closedFeatures(contentOf(example))).toEqual(ofRounds);
    for (const [key, features] of [
      ["games", ["games"]],
      ["rewards", ["rewards", "checkIn"]],
      ["wheel", ["wheel", "checkIn"]],
      ["cards", ["cards", "checkIn"]],
      ["promotion", ["promotion"]],
    ] as const) {
      const closed = closedFeatures(contentOf({ accounts, [key]: example[key] }));
      for (const feature of features) expect(closed, key).not.toContain(feature);
      expect(closedFeatures(contentOf({ ...example, [key]: undefined }))).toEqual(
        expect.arrayContaining([features[0], ...ofRounds]),
      );
    }
  });

  it("reports everything at once, each with its path and what to write", () => {
    const wrong = {
      accounts: [{ bank: "999", accountNumber: "12", acountName: "x" }],
      gamez: [],
      games: [
        { id: "a b", name: "", category: "hot", provider: "p", launchUrl: "http://games.example" },
        {
          id: "b",
          name: "B",
          category: "casino",
          slotType: "JK",
          provider: "p",
          launchUrl: "https://g.example/?member=1",
        },
        { id: "b", name: "B", category: "casino", provider: "p", launchUrl: "https://g.example/#x" },
      ],
      wheel: { pricePoints: -1, spinsPerDay: 5, segments: [] },
    };
    expect(pathsOf(wrong).sort()).toEqual(
      [
        "accounts.0.accountName",
        "accounts.0.accountNumber",
        "accounts.0.acountName",
        "accounts.0.bank",
        "games.0.category",
        "games.0.id",
        "games.0.launchUrl",
        "games.0.name",
        "games.1.launchUrl",
        "games.1.slotType",
        "games.2.launchUrl",
        "gamez",
        "wheel.pricePoints",
        "wheel.segments",
      ].sort(),
    );
    expect(problemsOf(wrong)).toContainEqual({
      path: "gamez",
      problem: "is no field of the content",
      remedy: "Write games.",
    });
    expect(problemsOf(wrong)).toContainEqual({
      path: "accounts.0.bank",
      problem: 'is "999"',
      remedy: "It must be a bank's code of three digits.",
    });
  });

  it.each([
    ["wheel.segments", { wheel: { pricePoints: 0, spinsPerDay: 1, segments: [segment("a", 0.5), segment("b", 0.4)] } }],
    [
      "wheel.segments.1.id",
      { wheel: { pricePoints: 0, spinsPerDay: 1, segments: [segment("a", 0.5), segment("a", 0.5)] } },
    ],
    [
      "wheel.segments.0.prize.kind",
      { wheel: { pricePoints: 0, spinsPerDay: 1, segments: [gift(), segment("a", 0.5)] } },
    ],
    ["rewards.0.rewards.0.limit", { rewards: [category("a", { pricePoints: 0 })] }],
    ["rewards.1.rewards.0.id", { rewards: [category("a", { pricePoints: 1 }), category("b", { pricePoints: 1 })] }],
    [
      "rewards.0.rewards.0.prize.amount",
      { rewards: [category("a", { pricePoints: 1, prize: { kind: "credit", amount: 0.001 } })] },
    ],
    ["limits.depositMaximum", { limits: { depositMinimum: 50, depositMaximum: 20 } }],
    [
      "promotion.periods.1",
      {
        promotion: { ...(example["promotion"] as object), periods: [{ ratePercent: 5, start: "09:00", end: "10:00" }] },
      },
    ],
    ["promotion.periods.0.start", promotionAt("24:00")],
    ["promotion.periods.0.start", promotionAt("9:00")],
    ["cards.0.endsAt", { cards: [{ ...firstOf("cards"), endsAt: "2026-12-01T00:00:00+07:00" }] }],
    ["cards.0.startsAt", { cards: [{ ...firstOf("cards"), startsAt: "2026-12-01" }] }],
    [
      "announcements.0.publishedAt",
      { announcements: [{ ...firstOf("announcements"), publishedAt: "2026-02-30T00:00:00Z" }] },
    ],
    ["configuration.home.normal.lgo", { configuration: { "home.normal.lgo": "https://x.example/a.svg" } }],
  ])("refuses what cannot be at %s", (path, part) => {
    expect(pathsOf({ accounts, ...part })).toEqual([path]);
  });

  it("is an object", () => {
    for (const data of [undefined, null, [], "x", 5]) expect(codeOf(readContent(data) as never)).not.toBe("ok");
  });
});

function segment(id: string, chance: number) {
  return { id, label: id, prize: { kind: "points", points: 1 }, chance };
}

function gift() {
  return { id: "gift", label: "gift", prize: { kind: "item", title: "gift" }, chance: 0.5 };
}

function category(id: string, more: object) {
  return { id, title: id, rewards: [{ id: "same", title: "x", prize: { kind: "points", points: 5 }, ...more }] };
}

function firstOf(key: string) {
  return (example[key] as readonly object[])[0];
}

function promotionAt(start: string) {
  const { maximum } = example["promotion"] as { readonly maximum: object };
  const period = { ratePercent: 5, start: "09:00", end: "10:00" };
  return { promotion: { maximum, periods: [{ ...period, start }, period] } };
}
