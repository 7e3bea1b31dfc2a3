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
import { andamanShark } from "./fishing/andaman-shark.ts";
import { giantCrabMillion } from "./fishing/giant-crab-million.ts";
import { goldenDragonFish } from "./fishing/golden-dragon-fish.ts";
import { kingOfTheOcean } from "./fishing/king-of-the-ocean.ts";
import { luckyLobster } from "./fishing/lucky-lobster.ts";
import { mekongAngler } from "./fishing/mekong-angler.ts";
import { mermaidPrincess } from "./fishing/mermaid-princess.ts";
import { pirateTreasureIsland } from "./fishing/pirate-treasure-island.ts";
import { hanoiLottery } from "./lotto/hanoi-lottery.ts";
import { keno80 } from "./lotto/keno-80.ts";
import { laoLottery } from "./lotto/lao-lottery.ts";
import { nikkeiLottery } from "./lotto/nikkei-lottery.ts";
import { scratchAndWin } from "./lotto/scratch-and-win.ts";
import { thaiGovernmentLottery } from "./lotto/thai-government-lottery.ts";
import { thaiStockLottery } from "./lotto/thai-stock-lottery.ts";
import { yeekee5Minutes } from "./lotto/yeekee-5-minutes.ts";
import { aztecTreasure } from "./slot/aztec-treasure.ts";
import { cloudTiger } from "./slot/cloud-tiger.ts";
import { crystalGalaxy } from "./slot/crystal-galaxy.ts";
import { diamondRobots } from "./slot/diamond-robots.ts";
import { durianBang } from "./slot/durian-bang.ts";
import { floatingMarket } from "./slot/floating-market.ts";
import { fortuneTiger } from "./slot/fortune-tiger.ts";
import { fruitSlot } from "./slot/fruit-slot.ts";
import { goldTrain } from "./slot/gold-train.ts";
import { goldenDragonJackpot } from "./slot/golden-dragon-jackpot.ts";
import { goldenPharaoh } from "./slot/golden-pharaoh.ts";
import { luckyCat } from "./slot/lucky-cat.ts";
import { luckyMuay } from "./slot/lucky-muay.ts";
import { mangoSweet } from "./slot/mango-sweet.ts";
import { neonSukhumvit } from "./slot/neon-sukhumvit.ts";
import { rainbowJoker } from "./slot/rainbow-joker.ts";
import { shadowNinja } from "./slot/shadow-ninja.ts";
import { threeHeadedElephant } from "./slot/three-headed-elephant.ts";
import { tukTukRush } from "./slot/tuk-tuk-rush.ts";
import { vikingIcebreaker } from "./slot/viking-icebreaker.ts";
import { badminton } from "./sport/badminton.ts";
import { eSportsLeagues } from "./sport/e-sports-leagues.ts";
import { footballParlay } from "./sport/football-parlay.ts";
import { footballSingles } from "./sport/football-singles.ts";
import { liveBasketball } from "./sport/live-basketball.ts";
import { muayThai } from "./sport/muay-thai.ts";
import { tennis } from "./sport/tennis.ts";
import { virtualFootball } from "./sport/virtual-football.ts";
import { virtualHorseRacing } from "./sport/virtual-horse-racing.ts";
import { womenSVolleyball } from "./sport/women-s-volleyball.ts";

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
  sport: {
    badminton: badminton,
    "e-sports-leagues": eSportsLeagues,
    "football-parlay": footballParlay,
    "football-singles": footballSingles,
    "live-basketball": liveBasketball,
    "muay-thai": muayThai,
    tennis: tennis,
    "virtual-football": virtualFootball,
    "virtual-horse-racing": virtualHorseRacing,
    "women-s-volleyball": womenSVolleyball,
  },
  fishing: {
    "andaman-shark": andamanShark,
    "giant-crab-million": giantCrabMillion,
    "golden-dragon-fish": goldenDragonFish,
    "king-of-the-ocean": kingOfTheOcean,
    "lucky-lobster": luckyLobster,
    "mekong-angler": mekongAngler,
    "mermaid-princess": mermaidPrincess,
    "pirate-treasure-island": pirateTreasureIsland,
  },
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
  slot: {
    "aztec-treasure": aztecTreasure,
    "cloud-tiger": cloudTiger,
    "crystal-galaxy": crystalGalaxy,
    "diamond-robots": diamondRobots,
    "durian-bang": durianBang,
    "floating-market": floatingMarket,
    "fortune-tiger": fortuneTiger,
    "fruit-slot": fruitSlot,
    "gold-train": goldTrain,
    "golden-dragon-jackpot": goldenDragonJackpot,
    "golden-pharaoh": goldenPharaoh,
    "lucky-cat": luckyCat,
    "lucky-muay": luckyMuay,
    "mango-sweet": mangoSweet,
    "neon-sukhumvit": neonSukhumvit,
    "rainbow-joker": rainbowJoker,
    "shadow-ninja": shadowNinja,
    "three-headed-elephant": threeHeadedElephant,
    "tuk-tuk-rush": tukTukRush,
    "viking-icebreaker": vikingIcebreaker,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, () => string>>>>;
