import { GAME_CATEGORIES, SLOT_TYPES, type SlotType } from "../../../core/games/model.ts";
import { addDays, bangkokDateOf, type Instant, startOfDay } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import { hashOf } from "../collections/hash.ts";
import type { CatalogueGame } from "../games/catalogue.ts";
import { NAMED_GAMES, NAMED_SLOTS, SLOT_PROVIDERS } from "./named-games.ts";
import { gamePicture } from "./picture-paths.ts";

/** The games of the category `hot`. */
const HOT = new Set(["sanam-dice", "live-baccarat", "football-singles", "muay-thai", "golden-dragon-fish", "pok-deng"]);
const HOT_SLOTS = new Set([
  "fruit-slot",
  "fortune-tiger",
  "floating-market",
  "crystal-galaxy",
  "golden-dragon-jackpot",
]);

/** Closed, for trying a closed game. */
const CLOSED = new Set(["mermaid-princess", "viking-icebreaker"]);

/** How many days before the house started each new game came. The others were always there. */
const NEW_DAYS: Readonly<Record<string, number>> = {
  "speed-baccarat": 2,
  "neon-sukhumvit": 3,
  "e-sports-leagues": 5,
  "giant-crab-million": 6,
  "tuk-tuk-rush": 8,
  "texas-hold-em": 11,
  "scratch-and-win": 14,
  "durian-bang": 19,
  "millionaire-wheel": 23,
};

/** Satang. Only these games have a jackpot. */
const JACKPOTS: Readonly<Record<string, number>> = {
  "golden-dragon-jackpot": 482_915_050,
  "golden-pharaoh": 128_430_275,
  "giant-crab-million": 100_000_000,
  "aztec-treasure": 61_204_900,
  "three-headed-elephant": 23_877_725,
  "lucky-cat": 9_415_500,
};

/** The games that are named by hand. Every category and slot type has some. */
export const SANDBOX_GAMES: readonly CatalogueGame[] = namedGames();

/**
 * The games that are named by hand, and generated slots up to `count` for benches. The same count gives the same games.
 * A smaller count than `SANDBOX_GAMES` has no effect. With `now`, the time when the house starts, some games are new.
 */
export function sandboxGames(count: number = SANDBOX_GAMES.length, now?: Instant): readonly CatalogueGame[] {
  const more = Math.max(0, count - SANDBOX_GAMES.length);
  const named = SANDBOX_GAMES.map((game) => ({ ...game, addedAt: now && addedBefore(now, NEW_DAYS[game.id]) }));
  return [...named, ...Array.from({ length: more }, (_, index) => generatedSlot(index))];
}

function addedBefore(now: Instant, days: number | undefined): Instant | undefined {
  return days === undefined ? undefined : startOfDay(addDays(bangkokDateOf(now), -days));
}

function namedGames(): readonly CatalogueGame[] {
  const games: CatalogueGame[] = [];
  for (const category of GAME_CATEGORIES) {
    if (category === "slot" || category === "hot") continue;
    for (const [name, latinName, provider, returnPercent] of NAMED_GAMES[category]) {
      games.push(gameOf({ name, latinName, category, slotType: undefined, provider, returnPercent }));
    }
  }
  for (const slotType of SLOT_TYPES) {
    for (const [name, latinName, returnPercent] of NAMED_SLOTS[slotType]) {
      const provider = SLOT_PROVIDERS[slotType];
      games.push(gameOf({ name, latinName, category: "slot", slotType, provider, returnPercent }));
    }
  }
  return games;
}

type GameDescription = Pick<CatalogueGame, "name" | "category" | "slotType" | "provider" | "returnPercent"> & {
  readonly latinName: string;
};

function gameOf(description: GameDescription, id: string = slug(description.latinName)): CatalogueGame {
  const jackpot = JACKPOTS[id];
  return {
    ...description,
    id,
    imagePath: id.startsWith("grown-") ? undefined : gamePicture(id),
    addedAt: undefined,
    rank: undefined,
    jackpotSatang: jackpot === undefined ? undefined : satang(jackpot),
    open: !CLOSED.has(id),
    hot: HOT.has(id) || HOT_SLOTS.has(id),
    engine: id === "sanam-dice" ? "dice" : "provider",
  };
}

function slug(latinName: string): string {
  return latinName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const HEROES = [
  ["มังกร", "Dragon"],
  ["เสือ", "Tiger"],
  ["ช้าง", "Elephant"],
  ["ครุฑ", "Garuda"],
  ["พญานาค", "Naga"],
  ["หงส์", "Swan"],
  ["ลิงลม", "Monkey"],
  ["กระต่าย", "Rabbit"],
  ["นางฟ้า", "Angel"],
  ["โจรสลัด", "Pirate"],
  ["นักรบ", "Warrior"],
  ["แม่มด", "Witch"],
] as const;

const PLACES = [
  ["ป่าหิมพานต์", "of Himmapan"],
  ["เมืองทอง", "of the Golden City"],
  ["ใต้สมุทร", "Under the Sea"],
  ["แดนหิมะ", "of the Snow"],
  ["ทะเลทราย", "of the Desert"],
  ["ยอดเขา", "of the Mountain"],
  ["ตลาดกลางคืน", "of the Night Market"],
  ["จักรวาล", "of the Universe"],
  ["วังหลวง", "of the Palace"],
  ["เกาะมรกต", "of Emerald Island"],
] as const;

/** Names it after a hero and a place. When all pairs are used, a part number makes the name unique. */
function generatedSlot(index: number): CatalogueGame {
  const hero = HEROES[index % HEROES.length] ?? HEROES[0];
  const place = PLACES[Math.floor(index / HEROES.length) % PLACES.length] ?? PLACES[0];
  const part = Math.floor(index / (HEROES.length * PLACES.length)) + 1;
  const slotType: SlotType = SLOT_TYPES[index % SLOT_TYPES.length] ?? "JK";
  const id = `grown-${index + 1}`;
  const ending = part === 1 ? "" : ` ${part}`;
  return gameOf(
    {
      name: `${hero[0]}${place[0]}${ending}`,
      latinName: `${hero[1]} ${place[1]}${ending}`,
      category: "slot",
      slotType,
      provider: SLOT_PROVIDERS[slotType],
      returnPercent: 94 + (hashOf(id) % 31) / 10,
    },
    id,
  );
}
