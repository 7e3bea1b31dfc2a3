import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { webUrl } from "../../../core/rules/web-url.ts";
import { always } from "../../always.ts";
import { anyText, textOf } from "../../arbitraries/core/text.ts";

describe("webUrl", () => {
  test.each([
    ["https://example.com", "https://example.com/"],
    ["HTTP://Example.COM:80/a b".replace(" ", "%20"), "http://example.com/a%20b"],
    ["https://example.com/ผลบอล?q=1#top", "https://example.com/%E0%B8%9C%E0%B8%A5%E0%B8%9A%E0%B8%AD%E0%B8%A5?q=1#top"],
    ["http://127.0.0.1:4600/live", "http://127.0.0.1:4600/live"],
    ["https://example.com/a@b", "https://example.com/a@b"],
    ["https://example.com?x=@", "https://example.com/?x=@"],
  ])("reads %s as %s", (text, address) => {
    expect(webUrl(text)).toBe(address);
  });

  test.each([
    "",
    "example.com",
    "//example.com",
    "/path",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "blob:https://example.com/1",
    "ftp://example.com",
    "file:///etc/passwd",
    "https:example.com",
    "https:/example.com",
    "https:///example.com",
    "https://",
    "https://?x",
    "https://user:secret@example.com",
    "https://user@example.com",
    "https://@example.com",
    "https://example.com@evil.example",
    "https://example.com\\@evil.example",
    "https:\\\\example.com",
    " https://example.com",
    "https://example.com\t",
    "ht\ttps://example.com",
    "https://exa mple.com",
    "https://example.com/\u0000",
    "https://example.com/\u202egpj.exe",
    "https://exam\u200bple.com",
    "https://example.com:99999",
    "https://exa<mple.com",
    "https://[::1",
    `https://example.com/${"a".repeat(2048)}`,
  ])("rejects %j", (text) => {
    expect(webUrl(text)).toBeUndefined();
  });

  test("accepts 2,048 characters and not one more", () => {
    const longest = `https://example.com/${"a".repeat(2028)}`;
    expect(webUrl(longest)).toBe(longest);
    expect(webUrl(`${longest}a`)).toBeUndefined();
  });

  test("never throws and returns only plain web addresses that it accepts again", () => {
    const nearMiss = fc
      .tuple(
        fc.constantFrom("http://", "https://", "https:/", "javascript://", "HTTPS://a"),
        anyText(),
        textOf("a.:/@\\?#% [1]\u00ad\t"),
      )
      .map((parts) => parts.join(""));
    always([fc.oneof(anyText(), nearMiss, fc.webUrl({ withQueryParameters: true, withFragments: true }))], (text) => {
      const address = webUrl(text);
      if (address === undefined) return;
      const parsed = new URL(address);
      expect(["http:", "https:"]).toContain(parsed.protocol);
      expect([parsed.username, parsed.password]).toEqual(["", ""]);
      expect(parsed.hostname).not.toBe("");
      expect(webUrl(address)).toBe(address);
    });
  });

  test("accepts every ordinary address", () => {
    always([fc.webUrl({ withQueryParameters: true, withFragments: true })], (text) => {
      expect(webUrl(text)).toBe(new URL(text).href);
    });
  });
});
