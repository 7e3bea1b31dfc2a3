import type { GameCategory } from "../../../../core/games/model.ts";

/** What a visitor sees first: it is part of the first download. */
export const landingText = {
  title: "หน้าแรก",
  categories: "เกมที่มีให้เล่น",
  categoriesText: "ดูเกมทั้งหมด",
  register: "สมัครสมาชิก",
  seePromotion: "ดูโปรโมชันวันนี้",
} as const;

/** The names of the game categories. */
export const gameCategoryText: Readonly<Record<GameCategory, string>> = {
  sport: "กีฬา",
  casino: "คาสิโนสด",
  slot: "สล็อต",
  fishing: "ยิงปลา",
  card: "ไพ่",
  lotto: "หวย",
  hot: "มาแรง",
};
