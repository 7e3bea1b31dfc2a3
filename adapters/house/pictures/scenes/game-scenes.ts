import { dragonCards } from "./card/dragon-cards.ts";
import { dummy } from "./card/dummy.ts";
import { kaeng } from "./card/kaeng.ts";
import { kaoKae } from "./card/kao-kae.ts";
import { mixTen } from "./card/mix-ten.ts";
import { pokDeng } from "./card/pok-deng.ts";
import { slave } from "./card/slave.ts";
import { texasHoldEm } from "./card/texas-hold-em.ts";
import { threeHands } from "./card/three-hands.ts";
import { goldenRoulette } from "./casino/golden-roulette.ts";
import { liveBaccarat } from "./casino/live-baccarat.ts";
import { liveDragonTiger } from "./casino/live-dragon-tiger.ts";
import { liveFanTan } from "./casino/live-fan-tan.ts";
import { liveHiLo } from "./casino/live-hi-lo.ts";
import { millionaireWheel } from "./casino/millionaire-wheel.ts";
import { sanamDice } from "./casino/sanam-dice.ts";
import { siamBlackjack } from "./casino/siam-blackjack.ts";
import { speedBaccarat } from "./casino/speed-baccarat.ts";
import { hanoiLottery } from "./lotto/hanoi-lottery.ts";
import { keno80 } from "./lotto/keno-80.ts";
import { laoLottery } from "./lotto/lao-lottery.ts";
import { nikkeiLottery } from "./lotto/nikkei-lottery.ts";
import { scratchAndWin } from "./lotto/scratch-and-win.ts";
import { thaiGovernmentLottery } from "./lotto/thai-government-lottery.ts";
import { thaiStockLottery } from "./lotto/thai-stock-lottery.ts";
import { yeekee5Minutes } from "./lotto/yeekee-5-minutes.ts";

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
  card: {
    "dragon-cards": dragonCards,
    dummy: dummy,
    kaeng: kaeng,
    "kao-kae": kaoKae,
    "mix-ten": mixTen,
    "pok-deng": pokDeng,
    slave: slave,
    "texas-hold-em": texasHoldEm,
    "three-hands": threeHands,
  },
  lotto: {
    "hanoi-lottery": hanoiLottery,
    "keno-80": keno80,
    "lao-lottery": laoLottery,
    "nikkei-lottery": nikkeiLottery,
    "scratch-and-win": scratchAndWin,
    "thai-government-lottery": thaiGovernmentLottery,
    "thai-stock-lottery": thaiStockLottery,
    "yeekee-5-minutes": yeekee5Minutes,
  },
  slot: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, () => string>>>>;
