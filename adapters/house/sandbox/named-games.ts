import type { GameCategory, SlotType } from "../../../core/games/model.ts";

type Row = readonly [name: string, latinName: string, provider: string, returnPercent: number | undefined];

/** The sandbox's maker of each slot type. */
export const SLOT_PROVIDERS = {
  JK: "โจ๊กเกอร์ใจดี",
  AC: "เอเชียคราวน์",
  SG: "สยามเกมส์",
  XE: "เอ็กซ์อีโวลต์",
} as const satisfies Record<SlotType, string>;

/** Odds of sports differ between matches, so these games have no return percentage. */
const BY_MATCH = undefined;

export const NAMED_GAMES: Readonly<Record<Exclude<GameCategory, "slot" | "hot">, readonly Row[]>> = {
  casino: [
    ["สนามเต๋า", "Sanam Dice", "สนาม", 96.9],
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
    ["บอลเต็ง", "Football Singles", "สนามกีฬา", BY_MATCH],
    ["บอลสเต็ป", "Football Parlay", "สนามกีฬา", BY_MATCH],
    ["มวยไทย", "Muay Thai", "สนามกีฬา", BY_MATCH],
    ["บาสสด", "Live Basketball", "สนามกีฬา", BY_MATCH],
    ["เทนนิส", "Tennis", "สนามกีฬา", BY_MATCH],
    ["แบดมินตัน", "Badminton", "สนามกีฬา", BY_MATCH],
    ["วอลเลย์บอลหญิง", "Women's Volleyball", "สนามกีฬา", BY_MATCH],
    ["อีสปอร์ตรวมลีก", "E-Sports Leagues", "พิกเซลสปอร์ต", BY_MATCH],
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

type SlotRow = readonly [name: string, latinName: string, returnPercent: number];

export const NAMED_SLOTS: Readonly<Record<SlotType, readonly SlotRow[]>> = {
  JK: [
    ["สล็อตผลไม้", "Fruit Slot", 96.2],
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
