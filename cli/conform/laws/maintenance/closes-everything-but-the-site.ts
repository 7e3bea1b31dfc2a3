import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";

export const closesEverythingButTheSite: Law = {
  id: "maintenance/closes-everything-but-the-site",
  sentence:
    "During maintenance members' calls and sign-ins get 503 and have no effect, while the public pages say so; afterwards all goes on.",
  needs: ["writes", "funds", "alone"],
  rows: ["operation", "setting", "login", "withdraw", "getCredit"],
  async run({ member, staff, visitor }) {
    const one = await member({ credit: 10_000 });
    await staff.maintenance(true);
    try {
      same("the status of the site", "MA", (await visitor.get("operation")).websiteStatus);
      await visitor.get("setting");
      await visitor.get("announcements");
      const calls = [
        await one.ask("user"),
        await one.ask("getCredit", { body: { balanceType: "credit" } }),
        await one.ask("withdraw", { body: { amount: 10 } }),
        await visitor.ask("login", { body: { username: one.username, password: one.password } }),
      ];
      for (const { status } of calls) same("the status of a call", 503, status);
    } finally {
      await staff.maintenance(false);
    }
    const { websiteStatus } = await visitor.get("operation");
    same("the status after the maintenance", false, websiteStatus === "MA");
    same("the credit", 10_000, await one.credit());
    await visitor.get("login", { body: { username: one.username, password: one.password } });
  },
};
