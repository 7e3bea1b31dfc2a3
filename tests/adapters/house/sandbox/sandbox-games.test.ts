import { describe, expect, test } from "vitest";
import { ENGINES } from "../../../../adapters/house/games/catalogue.ts";
import { SANDBOX_GAMES, sandboxGames } from "../../../../adapters/house/sandbox/sandbox-games.ts";
import { GAME_CATEGORIES, SLOT_TYPES, TABLE_ENGINES } from "../../../../core/games/model.ts";

describe("the sandbox's games", () => {
  test("fill every category and slot type, each with a Thai name, a Latin name and its own id", () => {
    expect(SANDBOX_GAMES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SANDBOX_GAMES.map(({ id }) => id)).size).toBe(SANDBOX_GAMES.length);
    expect(new Set(SANDBOX_GAMES.map(({ name }) => name)).size).toBe(SANDBOX_GAMES.length);
    for (const { id, name, latinName } of SANDBOX_GAMES) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(name).toMatch(/[ก-๙]/);
      expect(latinName).toMatch(/^[A-Za-z0-9 '-]+$/);
    }
    for (const category of GAME_CATEGORIES) {
      const count = SANDBOX_GAMES.filter((game) => (category === "hot" ? game.hot : game.category === category)).length;
      expect([category, count >= 8]).toEqual([category, true]);
    }
    for (const type of SLOT_TYPES) expect(SANDBOX_GAMES.some(({ slotType }) => slotType === type)).toBe(true);
    expect(SANDBOX_GAMES.filter(({ slotType }) => slotType !== undefined).every((g) => g.category === "slot")).toBe(
      true,
    );
    expect(SANDBOX_GAMES.filter(({ open }) => !open).length).toBeGreaterThan(0);
  });

  test("are all run by the house, and state the return that their engine computes", () => {
    const kinds = SANDBOX_GAMES.map(({ engine, returnPercent }) => {
      expect(returnPercent).toBe(engine && ENGINES[engine.kind].returnPercent(engine));
      return engine?.kind;
    });
    expect(new Set(kinds)).toEqual(new Set(TABLE_ENGINES));
  });

  test("are generated up to a count: always the same games, no two alike, the named ones first", () => {
    const many = sandboxGames(5_000);
    expect(many).toHaveLength(5_000);
    expect(many.slice(0, SANDBOX_GAMES.length)).toEqual(SANDBOX_GAMES);
    expect(sandboxGames(5_000)).toEqual(many);
    expect(sandboxGames(200)).toEqual(many.slice(0, 200));
    expect(new Set(many.map(({ id }) => id)).size).toBe(5_000);
    expect(new Set(many.map(({ name }) => name)).size).toBe(5_000);
    expect(sandboxGames(1)).toEqual(SANDBOX_GAMES);
  });
});
