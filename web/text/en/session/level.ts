import type { Texts } from "../../texts.ts";
import type * as th from "../../th/session/level.ts";

/** The names of the levels. */
export const levelText: Texts<typeof th.levelText> = {
  silver: "Silver",
  gold: "Gold",
  platinum: "Platinum",
  diamond: "Diamond",
  vip: "VIP",
};
