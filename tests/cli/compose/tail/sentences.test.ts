import { describe, expect, test } from "vitest";
import { shownEvent } from "../../../../cli/compose/tail/sentences.ts";
import { EVERY_EVENT, SECRETS } from "./every-event.ts";

const shown = (type: keyof typeof EVERY_EVENT) =>
  shownEvent({ stream: "af9ed025", version: 1, event: EVERY_EVENT[type] }, "gold");

describe("an event in plain words", () => {
  test.each(Object.keys(EVERY_EVENT) as (keyof typeof EVERY_EVENT)[])("%s has a sentence without secrets", (type) => {
    const event = shown(type);
    expect(event.text).toMatch(/^\S.{8,}\S$/);
    expect(event.text).not.toMatch(/undefined|NaN|\[object/);
    for (const secret of SECRETS) expect(JSON.stringify(event)).not.toContain(secret);
  });

  test.each([
    ["withdrawal-requested", "gold asked to withdraw ฿5,000.00 (request W-691120-7K3MQX9A)"],
    ["deposit-rejected", "the deposit W-691120-7K3MQX9A of gold was rejected: no transfer from <hidden>"],
    ["round-played", "gold bet ฿10.00 on Dice and got ฿20.00"],
    ["bonus-granted", "staff gave gold ฿5,000.00 and 5 points: for <hidden>"],
    ["operation-set", "the maintenance began, until 2026-11-20 12:00:00 +07"],
    ["intent-refused", "gold was refused: credit-insufficient"],
  ] as const)("%s", (type, text) => expect(shown(type).text).toBe(text));

  test("its fields for scripts are time, type, member, amount and the id of a request", () => {
    expect(shown("withdrawal-requested")).toMatchObject({
      amountSatang: 500_000,
      request: "W-691120-7K3MQX9A",
      memberId: "af9ed025",
    });
    expect(shown("operation-set")).toMatchObject({ memberId: undefined, member: "the site" });
    expect(shown("game-opened").request).toBeUndefined();
  });

  test("an event of a later release has a sentence, too", () => {
    const event = {
      ...EVERY_EVENT["totp-begun"],
      type: "later-event",
    } as unknown as (typeof EVERY_EVENT)["totp-begun"];
    expect(shownEvent({ stream: "s", version: 1, event }, "gold").text).toBe(
      "gold: an event that this release does not know",
    );
  });
});
