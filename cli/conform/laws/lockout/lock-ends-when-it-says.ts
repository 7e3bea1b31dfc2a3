import { instant } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { holds, notChecked } from "../../engine/stop.ts";

const MOST_TRIES = 10;

export const lockEndsWhenItSays: Law = {
  id: "lockout/lock-ends-when-it-says",
  sentence:
    "A locked sign-in names the moment when it ends: until then the right password is refused, from then on accepted.",
  needs: ["writes", "clock"],
  rows: ["login"],
  async run({ member, visitor, clock }) {
    const { username, password } = await member();
    const wrong = { body: { username, password: "wrong-password-1" } };
    let until: unknown;
    for (let tries = 0; tries < MOST_TRIES && until === undefined; tries += 1) {
      const { code, facts } = await visitor.refused("login", wrong);
      if (code === "sign-in-locked") until = facts["until"] ?? notChecked("the lock names no end");
    }
    holds("the end of the lock", typeof until === "number", "a moment", until);
    const end = instant(Number(until));
    await clock.to(instant(end - 1));
    await visitor.refused("login", { body: { username, password } }, "sign-in-locked");
    await clock.to(end);
    await visitor.get("login", { body: { username, password } });
  },
};
