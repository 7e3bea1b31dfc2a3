import { describe, expect, it } from "vitest";
import { baht } from "../../../core/money.ts";
import type { Problem } from "../../../core/fault.ts";
import { err, ok, type Result } from "../../../core/result.ts";
import type { PromotionSetting } from "../../../core/rules/promotion.ts";
import { imageUrl } from "../../../core/site/image-url.ts";
import { lineLink } from "../../../core/site/line-link.ts";
import { promotionView, readMemberPromotion } from "../../../core/site/read-promotion.ts";
import { fault, START } from "../wallet/unreliable-wallet.ts";

const SETTING = {
  bonusRate: 10,
  bonusRate2: 5,
  bonusTimeStart: "10:00:00",
  bonusTimeEnd: "12:00:00",
  bonusTimeStart2: "20:00:00",
  bonusTimeEnd2: "22:00:00",
  endNumberBonus: 900,
  endNumberBonus2: 950,
  bonusMax: baht(500),
};
const SITE = {
  lines: { primary: undefined, backup: undefined },
  promotion: SETTING,
  usualSeconds: { deposit: undefined, withdrawal: undefined },
};

describe("imageUrl", () => {
  it.each([
    ["https://cdn.example/a.png", "https://img.example", "https://cdn.example/a.png"],
    ["/a/b.png", "https://img.example/", "https://img.example/a/b.png"],
    ["a/b.png", "https://img.example", "https://img.example/a/b.png"],
    ["a/b.png", "", "/a/b.png"],
    ["//evil.example/a.png", "https://img.example", undefined],
    ["javascript:alert(1)", "https://img.example", undefined],
    ["data:image/svg+xml,x", "", undefined],
    ["", "https://img.example", undefined],
  ])("%s on %s is %s", (path, host, address) => {
    expect(imageUrl(path, host)).toBe(address);
  });
});

describe("lineLink", () => {
  it("tells an official account from a person", () => {
    expect(lineLink("@sanam")).toBe("https://line.me/R/ti/p/%40sanam");
    expect(lineLink("som.chai")).toBe("https://line.me/R/ti/p/~som.chai");
    expect(lineLink("a/../b?c")).toBe("https://line.me/R/ti/p/~a%2F..%2Fb%3Fc");
  });
});

describe("a member's promotion", () => {
  const reading = (answer: Result<PromotionSetting, Problem>) => ({
    site: { memberPromotion: () => Promise.resolve(answer) },
  });

  it("is the member's own, or the public one where the backend has none of their own", async () => {
    expect(await readMemberPromotion(reading(ok({ ...SETTING, bonusRate: 15 })), SITE)).toMatchObject({
      value: { bonusRate: 15 },
    });
    expect(await readMemberPromotion(reading(err(fault("none", "not-available"))), SITE)).toEqual(ok(SETTING));
    expect((await readMemberPromotion(reading(err(fault("none", "not-available"))), undefined)).ok).toBe(false);
    expect((await readMemberPromotion(reading(err(fault("none"))), SITE)).ok).toBe(false);
  });

  it("is none without a setting", () => {
    expect(promotionView(undefined, START)).toEqual({ offered: false });
    expect(promotionView(SETTING, START)).toMatchObject({ offered: true, maxBonus: baht(500) });
  });
});
