import { same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";

export const MAINTENANCE_LAWS: readonly Law[] = [
  {
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
  },
  {
    id: "maintenance/keys-outlive-it",
    sentence:
      "A withdrawal from before the maintenance is never said to have failed: its key gets the same bytes during it and afterwards.",
    needs: ["writes", "funds", "alone"],
    rows: ["withdraw", "operation"],
    async run({ member, staff, newKey }) {
      const one = await member({ credit: 10_000 });
      const withdrawal = { body: { amount: 10 }, key: newKey() };
      const first = await one.ask("withdraw", withdrawal);
      const during = { body: { amount: 20 }, key: newKey() };
      await staff.maintenance(true);
      try {
        same("the first key's answer during the maintenance", first.text, (await one.ask("withdraw", withdrawal)).text);
        same("a new withdrawal's status", 503, (await one.ask("withdraw", during)).status);
      } finally {
        await staff.maintenance(false);
      }
      same("the first key's answer", first.text, (await one.ask("withdraw", withdrawal)).text);
      same("the credit", 9_000, await one.credit());
      // The maintenance decided nothing about the second key.
      await one.get("withdraw", during);
      same("the credit at the end", 7_000, await one.credit());
    },
  },
];
