import type { Law } from "../../engine/law.ts";
import { toSatang } from "../../engine/satang.ts";
import { same } from "../../engine/stop.ts";
import { ledgerOf } from "../support/lists.ts";

export const ledgerAddsUp: Law = {
  id: "money/ledger-adds-up",
  sentence:
    "Each line of the ledger has the balance of the line before it plus its amount, and the latest one is the credit.",
  needs: [],
  rows: ["transactionHistory", "getCredit"],
  async run({ reader }) {
    const member = await reader();
    const lines = await ledgerOf(member);
    for (const [index, { id, amount, balance }] of lines.entries()) {
      const before = lines[index + 1];
      if (typeof balance !== "number" || (before && typeof before.balance !== "number")) continue;
      const expected = toSatang(before?.balance ?? 0) + toSatang(amount);
      // The first lines of another backend may begin with a balance that was brought forward.
      if (before) same(`the balance of line ${id}`, expected / 100, toSatang(balance) / 100);
    }
    const [latest] = lines;
    if (typeof latest?.balance === "number") {
      same("the credit", latest.balance, (await member.credit()) / 100);
    }
  },
};
