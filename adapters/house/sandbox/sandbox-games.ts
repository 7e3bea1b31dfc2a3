import { GAME_CATEGORIES, type GameCategory, SLOT_TYPES, type SlotType } from "../../../core/games/model.ts";
import { addDays, bangkokDateOf, type Instant, startOfDay } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import { hashOf } from "../collections/collections.ts";
import { type CatalogueGame, ENGINES } from "../games/catalogue.ts";
import type { HouseGame, ReelSymbols } from "../games/engines/engine.ts";
import { gamePicture } from "./picture-paths.ts";

/** The rate is what the game's pays are computed from: `HouseGame`. */
type Row = readonly [name: string, latinName: string, provider: string, rate: number];

/** The sandbox's maker of each slot type. */
const SLOT_PROVIDERS = {
  JK: "โจ๊กเกอร์ใจดี",
  AC: "เอเชียคราวน์",
  SG: "สยามเกมส์",
  XE: "เอ็กซ์อีโวลต์",
} as const satisfies Record<SlotType, string>;

const NAMED_GAMES: Readonly<Record<Exclude<GameCategory, "slot" | "hot">, readonly Row[]>> = {
  casino: [
    ["สนามเต๋า", "Sanam Dice", "สนาม", 97],
    ["บาคาร่าสด", "Live Baccarat", "ดอกบัวไลฟ์", 98.9],
    ["รูเล็ตทอง", "Golden Roulette", "ดอกบัวไลฟ์", 97.3],
    ["เสือมังกรสด", "Live Dragon Tiger", "ดอกบัวไลฟ์", 96.3],
    ["บาคาร่าสายฟ้า", "Speed Baccarat", "เจ้าพระยาสตูดิโอ", 98.8],
    ["ไฮโลสด", "Live Hi-Lo", "เจ้าพระยาสตูดิโอ", 97.2],
    ["กำถั่วสด", "Live Fan Tan", "เจ้าพระยาสตูดิโอ", 97.5],
    ["แบล็กแจ็กสยาม", "Siam Blackjack", "ดอกบัวไลฟ์", 99.3],
    ["วงล้อเศรษฐี", "Millionaire Wheel", "เจ้าพระยาสตูดิโอ", 96.5],
  ],
  sport: [
    ["บอลเต็ง", "Football Singles", "สนามกีฬา", 97],
    ["บอลสเต็ป", "Football Parlay", "สนามกีฬา", 97],
    ["มวยไทย", "Muay Thai", "สนามกีฬา", 97],
    ["บาสสด", "Live Basketball", "สนามกีฬา", 97],
    ["เทนนิส", "Tennis", "สนามกีฬา", 97],
    ["แบดมินตัน", "Badminton", "สนามกีฬา", 97],
    ["วอลเลย์บอลหญิง", "Women's Volleyball", "สนามกีฬา", 97],
    ["อีสปอร์ตรวมลีก", "E-Sports Leagues", "พิกเซลสปอร์ต", 97],
    ["แข่งม้าเสมือนจริง", "Virtual Horse Racing", "พิกเซลสปอร์ต", 94],
    ["ฟุตบอลเสมือนจริง", "Virtual Football", "พิกเซลสปอร์ต", 94.5],
  ],
  fishing: [
    ["ปลามังกรทอง", "Golden Dragon Fish", "คลื่นใต้", 96.4],
    ["ราชาแห่งทะเล", "King of the Ocean", "คลื่นใต้", 96.1],
    ["เกาะสมบัติโจรสลัด", "Pirate Treasure Island", "คลื่นใต้", 95.8],
    ["ฉลามอันดามัน", "Andaman Shark", "คลื่นใต้", 96],
    ["ปูยักษ์พันล้าน", "Giant Crab Million", "มุกดำ", 96.2],
    ["ตกปลาแม่น้ำโขง", "Mekong Angler", "มุกดำ", 95.5],
    ["เจ้าหญิงเงือก", "Mermaid Princess", "มุกดำ", 96.3],
    ["กุ้งมังกรนำโชค", "Lucky Lobster", "มุกดำ", 95.9],
  ],
  card: [
    ["ไพ่มังกร", "Dragon Cards", "ไพ่ทองคำ", 97.1],
    ["ป๊อกเด้ง", "Pok Deng", "ไพ่ทองคำ", 98],
    ["ดัมมี่", "Dummy", "ไพ่ทองคำ", 97],
    ["เก้าเก", "Kao Kae", "ไพ่ทองคำ", 97.4],
    ["ไพ่แคง", "Kaeng", "ไพ่ทองคำ", 97],
    ["สลาฟ", "Slave", "เก้าแต้ม", 96.8],
    ["ผสมสิบ", "Mix Ten", "เก้าแต้ม", 97],
    ["ไพ่สามกอง", "Three Hands", "เก้าแต้ม", 97.2],
    ["เท็กซัสโฮลเด็ม", "Texas Hold'em", "เก้าแต้ม", 97.8],
  ],
  lotto: [
    ["หวยรัฐบาล", "Thai Government Lottery", "เลขเด่น", 70],
    ["หวยลาวพัฒนา", "Lao Lottery", "เลขเด่น", 72],
    ["หวยฮานอย", "Hanoi Lottery", "เลขเด่น", 72],
    ["หวยหุ้นไทย", "Thai Stock Lottery", "เลขเด่น", 75],
    ["หวยหุ้นนิเคอิ", "Nikkei Lottery", "เลขเด่น", 75],
    ["ยี่กี 5 นาที", "Yeekee 5 Minutes", "เลขเด่น", 78],
    ["คีโน 80", "Keno 80", "เลขเด่น", 90],
    ["ขูดลุ้นโชค", "Scratch and Win", "เลขเด่น", 85],
  ],
};

type SlotRow = readonly [name: string, latinName: string, rate: number];

const NAMED_SLOTS: Readonly<Record<SlotType, readonly SlotRow[]>> = {
  JK: [
    ["สล็อตผลไม้", "Fruit Slot", 96.0888],
    ["แจ็กพอตมังกรทอง", "Golden Dragon Jackpot", 95.1],
    ["โจ๊กเกอร์เจ็ดสี", "Rainbow Joker", 96.5],
    ["แมวกวักนำโชค", "Lucky Cat", 96.7],
    ["มะม่วงน้ำปลาหวาน", "Mango Sweet", 96],
  ],
  AC: [
    ["ฟาโรห์ทองคำ", "Golden Pharaoh", 96.3],
    ["เสือเศรษฐี", "Fortune Tiger", 96.8],
    ["พยัคฆ์เมฆา", "Cloud Tiger", 95.7],
    ["สาวหมวยมหาเฮง", "Lucky Muay", 96.4],
    ["ขุมทรัพย์แอซเท็ก", "Aztec Treasure", 96.7],
  ],
  SG: [
    ["รถไฟขนทอง", "Gold Train", 96.1],
    ["ตลาดน้ำดำเนิน", "Floating Market", 96.5],
    ["ช้างสามเศียร", "Three-Headed Elephant", 96.2],
    ["ทุเรียนแตก", "Durian Bang", 95.9],
    ["ตุ๊กตุ๊กซิ่ง", "Tuk Tuk Rush", 96.6],
  ],
  XE: [
    ["นีออนสุขุมวิท", "Neon Sukhumvit", 96.4],
    ["หุ่นยนต์พิทักษ์เพชร", "Diamond Robots", 96],
    ["กาแล็กซีคริสตัล", "Crystal Galaxy", 96.9],
    ["นินจาเงา", "Shadow Ninja", 95.8],
    ["ไวกิ้งถล่มน้ำแข็ง", "Viking Icebreaker", 96.3],
  ],
};

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

const SLOT_SYMBOLS = { JK: "orchard", AC: "treasure", SG: "orchard", XE: "treasure" } as const satisfies Record<
  SlotType,
  ReelSymbols
>;

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
    for (const [name, latinName, provider, rate] of NAMED_GAMES[category]) {
      games.push(gameOf({ name, latinName, category, slotType: undefined, provider, rate }));
    }
  }
  for (const slotType of SLOT_TYPES) {
    for (const [name, latinName, rate] of NAMED_SLOTS[slotType]) {
      const provider = SLOT_PROVIDERS[slotType];
      games.push(gameOf({ name, latinName, category: "slot", slotType, provider, rate }));
    }
  }
  return games;
}

type GameDescription = Pick<CatalogueGame, "name" | "category" | "slotType" | "provider"> & {
  readonly latinName: string;
  readonly rate: number;
};

function gameOf({ rate, ...description }: GameDescription, id: string = slug(description.latinName)): CatalogueGame {
  const jackpot = JACKPOTS[id];
  const engine = engineOf(id, description, rate);
  return {
    ...description,
    id,
    returnPercent: ENGINES[engine.kind].returnPercent(engine),
    imagePath: id.startsWith("grown-") ? undefined : gamePicture(id),
    addedAt: undefined,
    rank: undefined,
    jackpotSatang: jackpot === undefined ? undefined : satang(jackpot),
    open: !CLOSED.has(id),
    hot: HOT.has(id) || HOT_SLOTS.has(id),
    engine,
  };
}

/** The house runs all games of the sandbox: no outside maker does. */
function engineOf(id: string, { category, slotType }: Omit<GameDescription, "rate">, rate: number): HouseGame {
  if (id === "sanam-dice") return { kind: "dice", rate };
  if (id === "fruit-slot") return { kind: "reels", rate, symbols: "fruit" };
  if (slotType) return { kind: "reels", rate, symbols: SLOT_SYMBOLS[slotType] };
  if (category === "fishing") return { kind: "reels", rate, symbols: "sea" };
  if (category === "sport") return { kind: "penalty", rate };
  return category === "lotto" ? { kind: "numbers", rate } : { kind: "high-low", rate };
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
      rate: 94 + (hashOf(id) % 31) / 10,
    },
    id,
  );
}
