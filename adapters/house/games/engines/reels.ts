import {
  type Engine,
  type HouseGame,
  type Label,
  type Prize,
  paidBack,
  type ReelSymbols,
  sum,
  twoDecimals,
} from "./engine.ts";

/** Each cell's chance of each symbol, the rarest first. Cells are drawn independently. */
const CHANCES = [0.06, 0.12, 0.16, 0.18, 0.22, 0.26] as const;
/** What a line stake of 1 pays for three of each symbol. The first one makes up for the rest of the game's rate. */
const PAYS = [0, 100, 50, 30, 15, 8] as const;

/** Rows, then diagonals, as places in nine cells that are counted by rows. */
const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** "own" is the game's own picture. */
const SYMBOLS = {
  fruit: ["seven", "durian", "watermelon", "lemon", "mango", "cherry"],
  orchard: ["own", "durian", "watermelon", "lemon", "mango", "cherry"],
  treasure: ["own", "crown", "ruby", "emerald", "coin", "bell"],
  sea: ["own", "pearl", "crab", "fish", "star", "shell"],
} as const satisfies Record<ReelSymbols, readonly string[]>;

const LABELS = {
  own: { th: "ตัวเอกของเกม", en: "The game's own" },
  seven: { th: "เลข 7", en: "7" },
  durian: { th: "ทุเรียน", en: "Durian" },
  watermelon: { th: "แตงโม", en: "Watermelon" },
  lemon: { th: "เลมอน", en: "Lemon" },
  mango: { th: "มะม่วง", en: "Mango" },
  cherry: { th: "เชอร์รี", en: "Cherry" },
  crown: { th: "มงกุฎ", en: "Crown" },
  ruby: { th: "ทับทิม", en: "Ruby" },
  emerald: { th: "มรกต", en: "Emerald" },
  coin: { th: "เหรียญทอง", en: "Gold coin" },
  bell: { th: "กระดิ่ง", en: "Bell" },
  pearl: { th: "ไข่มุก", en: "Pearl" },
  crab: { th: "ปู", en: "Crab" },
  fish: { th: "ปลา", en: "Fish" },
  star: { th: "ดาวทะเล", en: "Starfish" },
  shell: { th: "หอย", en: "Shell" },
} as const satisfies Record<(typeof SYMBOLS)[ReelSymbols][number], Label>;

const cube = (chance: number) => chance ** 3;
const REST = sum(CHANCES.map((chance, symbol) => cube(chance) * (PAYS[symbol] ?? 0)));
const ANY_LINE = anyLine();

/** Of a line stake of 1, for three of the rarest: with one decimal, so that the return is the rate. */
function topPays({ rate }: HouseGame): number {
  return Math.round(((rate / 100 - REST) / cube(CHANCES[0])) * 10) / 10;
}

function prizesOf(game: HouseGame): readonly Prize[] {
  const symbols = SYMBOLS[game.symbols ?? "treasure"];
  return symbols.map((id, index) => ({
    id,
    label: LABELS[id],
    chance: cube(CHANCES[index] ?? 0),
    pays: 100 * (index === 0 ? topPays(game) : (PAYS[index] ?? 0)),
  }));
}

function returnOf(game: HouseGame): number {
  return twoDecimals(sum(prizesOf(game).map(({ chance, pays }) => chance * pays)));
}

/** Three rows of three cells; the stake is on five lines, a fifth on each. A prize is of a line's stake. */
export const reels: Engine = {
  returnPercent: returnOf,
  prizes: prizesOf,
  bets: (game) => [
    // The most that a line pays, of the whole stake.
    {
      id: "spin",
      label: { th: "5 เส้น", en: "5 lines" },
      chance: ANY_LINE,
      pays: 20 * topPays(game),
      returnPercent: returnOf(game),
    },
  ],
  play(game, _standing, betOn, stake, random) {
    if (betOn !== "spin") return undefined;
    const drawn = Array.from({ length: 9 }, () => symbolAt(random()));
    const prizes = prizesOf(game);
    const pays = LINES.map(([one, two, three]) => {
      const [symbol = -1, second, third] = [drawn[one], drawn[two], drawn[three]];
      return symbol === second && symbol === third ? (prizes[symbol]?.pays ?? 0) : 0;
    });
    return { drawn, win: paidBack(stake, sum(pays) / LINES.length), over: true };
  },
};

function symbolAt(number: number): number {
  let below = 0;
  const found = CHANCES.findIndex((chance) => {
    below += chance;
    return number < below;
  });
  return found < 0 ? CHANCES.length - 1 : found;
}

/** The chance that at least one line has three equal symbols: counted over the middle and the corners. */
function anyLine(): number {
  let none = 0;
  const each = [...CHANCES.entries()];
  for (const [middle, m] of each)
    for (const [a, pa] of each)
      for (const [b, pb] of each)
        for (const [c, pc] of each)
          for (const [d, pd] of each) {
            if ((a === middle && d === middle) || (b === middle && c === middle)) continue;
            const noTop = a === b ? 1 - pa : 1;
            const noBottom = c === d ? 1 - pc : 1;
            none += m * pa * pb * pc * pd * noTop * noBottom * (1 - m * m);
          }
  return 1 - none;
}
