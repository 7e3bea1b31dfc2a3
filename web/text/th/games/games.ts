import type { GameOrder, GameRow } from "../../../../core/games/game-rows.ts";
import type { Game } from "../../../../core/games/model.ts";
import { gameCategoryText } from "../site/landing.ts";

const percent = new Intl.NumberFormat("th-TH", { maximumFractionDigits: 2 });

/** The share of stakes that a game pays back over time, as its provider states it. */
export function returnWords({ returnPercent }: Pick<Game, "returnPercent">): string {
  return returnPercent === undefined ? "ดูราคาในเกม" : `คืน ${percent.format(returnPercent)}%`;
}

/** How much of 100 baht staked comes back over time, and how much the house keeps; undefined when not stated. */
export function returnShares({ returnPercent }: Pick<Game, "returnPercent">) {
  if (returnPercent === undefined) return undefined;
  return { returned: percent.format(returnPercent), houseShare: percent.format(100 - returnPercent) };
}

/** The second line of a game's tile. */
export function tileWords({ open, provider }: Game): string {
  return open ? provider : gamesText.closed;
}

/** Below that line; nothing where the maker does not publish it. */
export function tileShare({ open, returnPercent }: Game): string | undefined {
  return open && returnPercent !== undefined ? returnWords({ returnPercent }) : undefined;
}

/** On the card of a game: the label, and the share where the maker publishes it. */
export function returnFact({ returnPercent }: Pick<Game, "returnPercent">): readonly [string, string] {
  return returnPercent === undefined
    ? [returnWords({ returnPercent }), ""]
    : ["คืนผู้เล่น", `${percent.format(returnPercent)}%`];
}

export const gamesText = {
  title: "เกมทั้งหมด",
  closed: "ปิดปรับปรุงชั่วคราว",
  categories: "หมวดเกม",
  category: gameCategoryText,
  slotTitle: (maker: string) => `สล็อต ${maker}`,
  search: "ค้นหาเกมหรือค่าย",
  clearSearch: "ล้างคำค้นหา",
  all: "ทั้งหมด",
  row: {
    recent: "เล่นล่าสุด",
    favourites: "เกมโปรด",
    popular: "ยอดนิยม",
    new: "เกมใหม่",
    jackpots: "แจ็กพอต",
  } satisfies Record<GameRow, string>,
  rowHint: {
    popular: "นับจากจำนวนรอบที่เล่นใน 7 วันที่ผ่านมา",
    new: "เข้ามาใน 30 วันที่ผ่านมา",
    jackpots: "ยอดสะสมตามที่ค่ายแจ้ง",
  },
  wholeRow: "ดูทั้งหมด",
  jackpotsLive: "แจ็กพอตตอนนี้",
  asOf: (time: string) => `ณ ${time}`,
  play: "เล่น",
  rank: (rank: string) => `อันดับ ${rank}`,
  isNew: "ใหม่",
  makers: "ค่ายเกม",
  makerKind: "ค่ายเกม",
  provider: "ค่ายเกม",
  everyProvider: "ทุกค่าย",
  count: (count: string) => `${count} เกม`,
  like: (name: string) => `เกมโปรด: ${name}`,
  order: "เรียงตาม",
  orders: {
    listed: "แนะนำ",
    new: "มาใหม่",
    popular: "ยอดนิยม",
    name: "ชื่อ ก–ฮ",
    return: "อัตราคืนสูงสุด",
  } satisfies Record<GameOrder, string>,
  results: (count: string) => `พบ ${count} เกม`,
  searching: "กำลังค้นหา",
  forMembers: "เข้าสู่ระบบเพื่อดูเกม",
  forMembersHint: "รายชื่อเกมของเว็บนี้แสดงให้สมาชิกเท่านั้น",
  signIn: "เข้าสู่ระบบ",
  none: {
    place: "ยังไม่มีเกมในหมวดนี้",
    placeHint: "ลองดูหมวดอื่นก่อน เกมใหม่จะแสดงที่นี่",
    found: (text: string) => `ไม่พบ “${text}”`,
    foundHint: "ลองพิมพ์ชื่อให้สั้นลง หรือชื่อภาษาอังกฤษ",
    favourites: "ยังไม่มีเกมโปรด",
    favouritesHint: "แตะรูปหัวใจบนเกมที่ชอบ แล้วเกมจะแสดงที่นี่",
    recent: "ยังไม่เคยเปิดเกม",
    recentHint: "เกมที่เปิดล่าสุดจะแสดงที่นี่",
    clear: "ล้างตัวกรอง",
  },
} as const;
