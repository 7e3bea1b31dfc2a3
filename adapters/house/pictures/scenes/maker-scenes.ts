import type { MAKER_IDS } from "../maker-ids.ts";
import { asiaCrownMark } from "./makers/asia-crown.ts";
import { blackPearlMark } from "./makers/black-pearl.ts";
import { chaoPhrayaStudioMark } from "./makers/chao-phraya-studio.ts";
import { friendlyJokerMark } from "./makers/friendly-joker.ts";
import { goldenCardsMark } from "./makers/golden-cards.ts";
import { lotusLiveMark } from "./makers/lotus-live.ts";
import { luckyNumbersMark } from "./makers/lucky-numbers.ts";
import { ninePointsMark } from "./makers/nine-points.ts";
import { pixelSportMark } from "./makers/pixel-sport.ts";
import { sanamMark } from "./makers/sanam.ts";
import { sanamSportsMark } from "./makers/sanam-sports.ts";
import { siamGamesMark } from "./makers/siam-games.ts";
import { southernWaveMark } from "./makers/southern-wave.ts";
import { xEvolveMark } from "./makers/x-evolve.ts";

/** The mark of each maker, by its id in `maker-ids.ts`. */
export const MAKER_SCENES = {
  "asia-crown": asiaCrownMark,
  "black-pearl": blackPearlMark,
  "chao-phraya-studio": chaoPhrayaStudioMark,
  "friendly-joker": friendlyJokerMark,
  "golden-cards": goldenCardsMark,
  "lotus-live": lotusLiveMark,
  "lucky-numbers": luckyNumbersMark,
  "nine-points": ninePointsMark,
  "pixel-sport": pixelSportMark,
  sanam: sanamMark,
  "sanam-sports": sanamSportsMark,
  "siam-games": siamGamesMark,
  "southern-wave": southernWaveMark,
  "x-evolve": xEvolveMark,
} as const satisfies Readonly<Record<(typeof MAKER_IDS)[keyof typeof MAKER_IDS], () => string>>;
