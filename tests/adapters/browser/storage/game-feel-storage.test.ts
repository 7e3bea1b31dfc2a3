import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGameFeelStorage } from "../../../../adapters/browser/storage/game-feel-storage.ts";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { feelOf, NO_FEEL } from "../../../../core/games/play-game.ts";
import { memberId } from "../../../../core/session/model.ts";
import { anyText } from "../../../arbitraries/core/text.ts";
import { fakeStorage } from "../fake-page.ts";

const feelOn = (stored = fakeStorage(), member = "m-1") =>
  createGameFeelStorage(
    keyValue(() => stored.storage),
    "sanam",
    memberId(member),
  );

describe("the storage of sound and haptics", () => {
  it("reads what was written for the same member, and everything off before that", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (sound, haptics) => {
        const stored = fakeStorage();
        expect(feelOn(stored).read()).toEqual(NO_FEEL);
        feelOn(stored).write({ sound, haptics });
        expect(feelOn(stored).read()).toEqual({ sound, haptics });
        expect(feelOn(stored, "m-2").read()).toEqual(NO_FEEL);
      }),
    );
  });

  it("reads anything else as off", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const stored = fakeStorage();
        stored.storage.setItem("sanam.feel.m-1", text);
        expect(feelOn(stored).read()).toEqual(NO_FEEL);
      }),
    );
  });
});

describe("feelOf", () => {
  it("reads the message of a game and no other", () => {
    expect(feelOf({ source: "game", event: "feel", sound: true })).toEqual({ sound: true, haptics: false });
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(feelOf(data)).toBeUndefined();
      }),
    );
  });
});
