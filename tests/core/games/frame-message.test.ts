import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FRAME_EVENTS, frameEvent, speaksFor } from "../../../core/games/play-game.ts";

describe("frameEvent", () => {
  it("reads the events of a game and nothing else", () => {
    expect(FRAME_EVENTS).toEqual(["ready", "round", "over", "leave"]);
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

describe("speaksFor", () => {
  const maker = { src: "https://play.example:8443/x?y#z", keepsOrigin: true };
  const own = { src: "https://site.example/play/", keepsOrigin: false };

  it("accepts the frame's own origin and a page without one", () => {
    expect(speaksFor(maker, "https://play.example:8443")).toBe(true);
    expect(speaksFor(maker, "null")).toBe(true);
    expect(speaksFor(own, "null")).toBe(true);
  });

  it("accepts no other origin", () => {
    for (const origin of ["https://play.example", "http://play.example:8443", "https://evil.example", ""])
      expect(speaksFor(maker, origin)).toBe(false);
    expect(speaksFor(own, "https://site.example")).toBe(false);
    const data = { src: "data:text/html,https://evil.example/", keepsOrigin: true };
    expect(speaksFor(data, "https://evil.example")).toBe(false);
  });
});
