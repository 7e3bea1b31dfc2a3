import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  FRAME_EVENTS,
  frameEvent,
  refusedRound,
  sentRound,
  settledRound,
  speaksFor,
} from "../../../core/games/play-game.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";

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

describe("a round", () => {
  const round = { key: "round-of-the-dice-1", launchId: "l-1", betOn: "high", amount: 12.5 };
  const sent = (change: object) =>
    sentRound({ source: "game", event: "round-sent", round: { ...round, ...change } }, instant(7));

  it("is an intent when it is about to be sent, and nothing when a part is wrong", () => {
    expect(sent({})).toEqual({
      kind: "game-round",
      key: round.key,
      madeAt: 7,
      launchId: "l-1",
      betOn: "high",
      amountSatang: 1_250,
    });
    const wrong = [
      { key: "short" },
      { key: `${round.key}\n` },
      { launchId: "x".repeat(201) },
      { betOn: 1 },
      ...[0, -1, 1.234, 1e300, Number.NaN, "12"].map((amount) => ({ amount })),
    ];
    for (const change of wrong) expect(sent(change)).toBeUndefined();
  });

  it("is refused by the member's own limits or pause, and by nothing else that the page is told", () => {
    const refused = (code: unknown) => refusedRound({ source: "game", event: "round-refused", code });
    expect([refused("play-limit-reached"), refused("play-paused")]).toEqual(["play-limit-reached", "play-paused"]);
    for (const code of ["launch-over", "", undefined, 1, ["play-paused"]]) expect(refused(code)).toBeUndefined();
  });

  it("is settled by its key, and no other message is about a round", () => {
    expect(settledRound({ source: "game", event: "round-settled", key: round.key })).toBe(round.key);
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const read = [sentRound(data, instant(0)), settledRound(data), refusedRound(data)];
        expect(read).toEqual([undefined, undefined, undefined]);
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
