import type { Drawing } from "./drawing.ts";
import { GAME_SCENES } from "./scenes/game-scenes.ts";
import { SITE_SCENES } from "./scenes/site/site-scenes.ts";

const TILE = { width: 480, height: 360, units: [320, 240], most: 22_000 } as const;

/** Every picture of the house, by its file's name without the extension. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = Object.fromEntries([
  ...Object.entries(GAME_SCENES).flatMap(([category, scenes]) =>
    Object.entries(scenes).map(([id, draw]) => [`games/${category}/${id}`, { ...TILE, draw }] as const),
  ),
  ...Object.entries(SITE_SCENES).map(([name, drawing]) => [`site/${name}`, drawing] as const),
]);
