import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { launchFrame } from "../../../core/games/play-game.ts";
import { anyText, textOf } from "../../arbitraries/core/text.ts";

const SITE = "https://sanam.example";
const own = { backend: "", site: SITE };

describe("the frame of a launch", () => {
  test("is at the backend for a path, and has no origin when the backend is the site", () => {
    expect(launchFrame("/play/game.html#abc_-1", own)).toEqual({
      src: "https://sanam.example/play/game.html#abc_-1",
      keepsOrigin: false,
      isOwn: true,
    });
    expect(launchFrame("/play/game.html#abc", { backend: "https://api.example/v1", site: SITE })).toEqual({
      src: "https://api.example/v1/play/game.html#abc",
      keepsOrigin: true,
      isOwn: true,
    });
  });

  test("keeps the origin of a provider's address, unless it is the site's", () => {
    expect(launchFrame("https://maker.example/g?t=1&x=%20", own)).toEqual({
      src: "https://maker.example/g?t=1&x=%20",
      keepsOrigin: true,
      isOwn: false,
    });
    expect(launchFrame("https://sanam.example/auth", own)?.keepsOrigin).toBe(false);
    expect(launchFrame("HTTPS://SANAM.example:443/x", own)?.keepsOrigin).toBe(false);
    expect(launchFrame("http://sanam.example/x", own)?.keepsOrigin).toBe(true);
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//elsewhere.example/x",
    "/\\elsewhere.example",
    "/ x",
    "/play x",
    "/play\\x",
    "/play/@elsewhere.example",
    "/play/<b>",
    "/play#a#b",
    "",
    "play",
    "https://",
    "blob:https://sanam.example/1",
  ])("is none for %s", (url) => {
    expect(launchFrame(url, own)).toBeUndefined();
  });

  test("is always a web address, and never has the site's origin", () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), textOf("/\\:.#?@ahtpsnme-x"), fc.webUrl(), fc.webPath()), (url) => {
        const frame = launchFrame(url, own);
        if (!frame) return;
        const { protocol, origin } = new URL(frame.src);
        expect(["http:", "https:"]).toContain(protocol);
        expect(frame.keepsOrigin).toBe(origin !== SITE);
      }),
      { numRuns: 2000 },
    );
  });
});
