import { DAY_MS, HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";

const LONGEST_DAYS = 90;

export const unusedSessionEnds: Law = {
  id: "sessions/unused-session-ends",
  sentence:
    "A session that nobody uses ends by itself, after 90 days at the latest, and a sign-in begins another one; after an hour it still lasts.",
  needs: ["writes", "clock"],
  rows: ["login", "user", "getCredit"],
  async run({ member, clock }) {
    const one = await member();
    await clock.advance(HOUR_MS);
    await one.get("user");
    await clock.advance(LONGEST_DAYS * DAY_MS);
    same(`the status of a call after ${LONGEST_DAYS} days`, 401, (await one.ask("user")).status);
    const balance = await one.ask("getCredit", { body: { balanceType: "credit" } });
    same(`the status of another call after ${LONGEST_DAYS} days`, 401, balance.status);
    await (await one.signIn()).get("user");
    same("the ended session after a sign-in", 401, (await one.ask("user")).status);
  },
};
