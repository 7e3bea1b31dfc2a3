import { expect, test } from "vitest";
import { DEFAULT_GAME_CATEGORY, GAME_CATEGORIES, SLOT_TYPES } from "../../../core/games/model.ts";

test("the categories and slot types are those of the specification, in its order", () => {
  expect(GAME_CATEGORIES).toEqual(["casino", "sport", "fishing", "card", "lotto", "slot", "hot"]);
  expect(SLOT_TYPES).toEqual(["JK", "AC", "SG", "XE"]);
  expect(DEFAULT_GAME_CATEGORY).toBe("sport");
});
