import type { Law } from "../../engine/law.ts";
import { deviates } from "../../engine/stop.ts";
import { byApp, protectedMember } from "../support/second-factor.ts";

const MOST_TRIES = 10;

export const wrongCodesAreLimited: Law = {
  id: "second-factor/wrong-codes-are-limited",
  sentence: "Nobody can try all codes: wrong ones, right ones then too, are refused after at most 10 tries.",
  needs: ["writes", "clock"],
  rows: ["confirmSession", "login"],
  async run(trial) {
    const { member, earlyCode, wrongCode } = await protectedMember(trial);
    for (let tries = 0, code = ""; code !== "sign-in-locked"; tries += 1) {
      if (tries === MOST_TRIES)
        deviates("POST /api/auth/second-factor/confirm", `a lock after ${tries} wrong codes`, code);
      const body = { secondFactor: byApp(await wrongCode()) };
      ({ code } = await member.refused("confirmSession", { body }));
    }
    const body = { secondFactor: byApp(await earlyCode()) };
    await member.refused("confirmSession", { body }, "sign-in-locked");
  },
};
