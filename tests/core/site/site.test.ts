import { describe, expect, it } from "vitest";
import { contentUrl, lineLink } from "../../../core/rules/web-url.ts";

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
