import { describe, expect, it } from "vitest";
import { promotionAt } from "../../../core/rules/promotion.ts";
import { baht } from "../../../core/shared/money.ts";
import { contentUrl } from "../../../core/site/content-url.ts";
import { lineLink } from "../../../core/site/line-link.ts";
import { START } from "../wallet/unreliable-wallet.ts";

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
describe("contentUrl", () => {
  it.each([
    ["https://cdn.example/a.png", "https://img.example", "https://cdn.example/a.png"],
    ["/a/b.png", "https://img.example/", "https://img.example/a/b.png"],
    ["a/b.png", "https://img.example", "https://img.example/a/b.png"],
    ["a/b.png", "", "/a/b.png"],
    ["//evil.example/a.png", "https://img.example", undefined],
    ["javascript:alert(1)", "https://img.example", undefined],
    ["data:image/svg+xml,x", "", undefined],
    ["", "https://img.example", undefined],
  ])("resolves %s at %s as %s", (path, host, address) => {
    expect(contentUrl(path, host)).toBe(address);
  });
});

describe("lineLink", () => {
  it("links to official accounts and to persons", () => {
    expect(lineLink("@sanam")).toBe("https://line.me/R/ti/p/%40sanam");
    expect(lineLink("som.chai")).toBe("https://line.me/R/ti/p/~som.chai");
    expect(lineLink("a/../b?c")).toBe("https://line.me/R/ti/p/~a%2F..%2Fb%3Fc");
  });
});

describe("a promotion", () => {
  it("is not offered without a setting", () => {
    expect(promotionAt(undefined, START)).toEqual({ offered: false });
    expect(promotionAt(SETTING, START)).toMatchObject({ offered: true, maxBonus: baht(500) });
  });
});
