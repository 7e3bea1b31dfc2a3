import type { Law } from "../../engine/law.ts";
import { holds } from "../../engine/stop.ts";
import { invited } from "../support/friends.ts";

export const friendsAreMasked: Law = {
  id: "affiliate/friends-are-masked",
  sentence: "An inviter sees friends by masked names, and a visitor sees the inviter behind a code by a masked name.",
  needs: ["writes", "two members"],
  rows: ["affiliateDownline", "inviter", "affiliateCode"],
  async run(trial) {
    const [inviter, friend] = await invited(trial);
    const [shown] = await inviter.get("affiliateDownline");
    const name = shown?.username ?? "";
    holds("the friend's name", name !== "" && name !== friend.username && name.includes("*"), "a masked name", name);
    const { code } = await inviter.get("affiliateCode");
    const { name: behind } = await trial.visitor.get("inviter", { params: { afCode: code } });
    const { name: full } = await inviter.get("user");
    holds("the inviter's name", behind !== full && behind.includes("*"), "a masked name", behind);
    await trial.visitor.refused("inviter", { params: { afCode: "NOSUCHCODE9" } }, "inviter-unknown");
  },
};
