import { expect, test } from "vitest";
import { feelOf, frameGreeting, NO_FEEL } from "../../../core/games/play-game.ts";

test("a game's page gets the stored choice, and sound and vibration are off until somebody asks", () => {
  expect(frameGreeting(NO_FEEL, undefined)).toEqual({ source: "site", sound: false, haptics: false });
  const chosen = frameGreeting({ sound: true, haptics: false }, undefined);
  expect(chosen).toEqual({ source: "site", sound: true, haptics: false });
});

test.each([
  [
    { source: "game", event: "feel", sound: true, haptics: false },
    { sound: true, haptics: false },
  ],
  [
    { source: "game", event: "feel", haptics: true },
    { sound: false, haptics: true },
  ],
  [{ source: "game", event: "feel", sound: "yes", haptics: 1 }, NO_FEEL],
  [{ source: "site", event: "feel", sound: true }, undefined],
  [{ source: "game", event: "round", sound: true }, undefined],
  ["feel", undefined],
  [Object.assign(() => true, { source: "game", event: "feel", sound: true }), undefined],
  [null, undefined],
  [undefined, undefined],
])("%j reports the choice %j", (data, feel) => {
  expect(feelOf(data)).toEqual(feel);
});
