import { goldenRoulette } from "./casino/golden-roulette.ts";
import { liveBaccarat } from "./casino/live-baccarat.ts";
import { liveDragonTiger } from "./casino/live-dragon-tiger.ts";
import { liveFanTan } from "./casino/live-fan-tan.ts";
import { liveHiLo } from "./casino/live-hi-lo.ts";
import { millionaireWheel } from "./casino/millionaire-wheel.ts";
import { sanamDice } from "./casino/sanam-dice.ts";
import { siamBlackjack } from "./casino/siam-blackjack.ts";
import { speedBaccarat } from "./casino/speed-baccarat.ts";
import { aztecTreasure } from "./slot/aztec-treasure.ts";
import { cloudTiger } from "./slot/cloud-tiger.ts";
import { fortuneTiger } from "./slot/fortune-tiger.ts";
import { fruitSlot } from "./slot/fruit-slot.ts";
import { goldenDragonJackpot } from "./slot/golden-dragon-jackpot.ts";
import { goldenPharaoh } from "./slot/golden-pharaoh.ts";
import { luckyCat } from "./slot/lucky-cat.ts";
import { luckyMuay } from "./slot/lucky-muay.ts";
import { mangoSweet } from "./slot/mango-sweet.ts";
import { rainbowJoker } from "./slot/rainbow-joker.ts";

/** The drawing of each game, by category and game id. */
export const GAME_SCENES = {
  casino: {
    "golden-roulette": goldenRoulette,
    "live-baccarat": liveBaccarat,
    "live-dragon-tiger": liveDragonTiger,
    "live-fan-tan": liveFanTan,
    "live-hi-lo": liveHiLo,
    "millionaire-wheel": millionaireWheel,
    "sanam-dice": sanamDice,
    "siam-blackjack": siamBlackjack,
    "speed-baccarat": speedBaccarat,
  },
  sport: {},
  fishing: {},
  card: {},
  lotto: {},
  slot: {
    "aztec-treasure": aztecTreasure,
    "cloud-tiger": cloudTiger,
    "fortune-tiger": fortuneTiger,
    "fruit-slot": fruitSlot,
    "golden-dragon-jackpot": goldenDragonJackpot,
    "golden-pharaoh": goldenPharaoh,
    "lucky-cat": luckyCat,
    "lucky-muay": luckyMuay,
    "mango-sweet": mangoSweet,
    "rainbow-joker": rainbowJoker,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, () => string>>>>;
