import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FRAME_EVENTS, frameEvent, originOf } from "../../../core/games/frame-message.ts";

describe("frameEvent", () => {
  it("reads the three events of a game and nothing else", () => {
    for (const event of FRAME_EVENTS) expect(frameEvent({ source: "game", event })).toBe(event);
    for (const other of [
      undefined,
      null,
      "round",
      { event: "round" },
      { source: "game" },
      { source: "game", event: "x" },
    ]) {
      expect(frameEvent(other)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect([undefined, ...FRAME_EVENTS]).toContain(frameEvent(data));
      }),
    );
  });
});

describe("originOf", () => {
  it("is the address's own, or none for a page that may not keep it", () => {
    expect(originOf({ src: "https://play.example:8443/x?y#z", keepsOrigin: true })).toBe("https://play.example:8443");
    expect(originOf({ src: "https://site.example/play/", keepsOrigin: false })).toBe("null");
  });
});
