import type { Drawing } from "./drawing.ts";
import { CATEGORY_SCENES } from "./scenes/category-scenes.ts";
import { GAME_SCENES } from "./scenes/game-scenes.ts";
import { MAKER_SCENES } from "./scenes/maker-scenes.ts";
import { REWARD_SCENES } from "./scenes/reward-scenes.ts";
import { SITE_SCENES } from "./scenes/site/site-scenes.ts";

const TILE = { width: 480, height: 360, units: [320, 240], most: 22_000 } as const;
const REWARD = { width: 320, height: 320, units: [320, 320], most: 14_000 } as const;
const CATEGORY = { width: 480, height: 200, units: [480, 200], most: 18_000 } as const;
const MAKER = { width: 160, height: 160, units: [160, 160], most: 5_000 } as const;

/** Every picture of the house, by its file's name without the extension. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...Object.fromEntries(
    Object.entries(GAME_SCENES).flatMap(([category, scenes]) =>
      Object.entries(scenes).map(([id, draw]) => [`games/${category}/${id}`, { ...TILE, draw }] as const),
    ),
  ),
  ...drawingsOf("categories", CATEGORY, CATEGORY_SCENES),
  ...drawingsOf("makers", MAKER, MAKER_SCENES),
  ...drawingsOf("rewards", REWARD, REWARD_SCENES),
  ...Object.fromEntries(Object.entries(SITE_SCENES).map(([name, drawing]) => [`site/${name}`, drawing] as const)),
};

function drawingsOf(
  folder: string,
  frame: Omit<Drawing, "draw">,
  scenes: Readonly<Record<string, () => string>>,
): Readonly<Record<string, Drawing>> {
  return Object.fromEntries(Object.entries(scenes).map(([id, draw]) => [`${folder}/${id}`, { ...frame, draw }]));
}
