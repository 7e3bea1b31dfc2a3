import { HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { deviates } from "../../engine/stop.ts";

const LONGEST_DAYS = 90;
const BETWEEN_HOURS = 20;

export const dailySessionEnds: Law = {
  id: "sessions/daily-session-ends",
  sentence: "A session with one token ends after 90 days at the latest, also when it is used every day.",
  needs: ["writes", "clock"],
  rows: ["user"],
  async run({ member, clock }) {
    const one = await member();
    for (let hours = 0; hours < LONGEST_DAYS * 24; hours += BETWEEN_HOURS) {
      await clock.advance(BETWEEN_HOURS * HOUR_MS);
      const { ok, status } = await one.ask("user");
      if (ok) continue;
      if (status !== 401) deviates("GET /api/auth/user/{uuid}", "the member, or 401 after the end", status);
      return;
    }
    deviates("a session that is used every day", `an end within ${LONGEST_DAYS} days`, "none");
  },
};
