import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { depositOf } from "../support/actions.ts";

export const vipByInvitation: Law = {
  id: "levels/vip-by-invitation",
  sentence: "No deposits earn vip: 5,000,000 baht in a month make a diamond.",
  needs: ["writes", "staff"],
  rows: ["level", "requestDeposit"],
  async run({ member, staff }) {
    const one = await member();
    for (let count = 0; count < 3; count += 1) await depositOf(one, staff, 200_000_000);
    same("the level after 6,000,000 baht", 4, (await one.get("level")).level);
  },
};
