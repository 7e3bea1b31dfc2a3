import { expect, test } from "vitest";
import { feelMessage, feelOf, NO_FEEL } from "../../../core/games/play-game.ts";

test("a game's page gets the stored choice, and sound and vibration are off until somebody asks", () => {
  expect(feelMessage(NO_FEEL)).toEqual({ source: "site", sound: false, haptics: false });
  expect(feelMessage({ sound: true, haptics: false })).toEqual({ source: "site", sound: true, haptics: false });
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
