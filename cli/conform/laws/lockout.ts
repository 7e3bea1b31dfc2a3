import { instant } from "../../../core/shared/bangkok-time.ts";
import { deviates, holds, notChecked, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { jsonOf } from "../engine/wire.ts";

const MOST_TRIES = 10;

export const LOCKOUT_LAWS: readonly Law[] = [
  {
    id: "lockout/counted-by-person",
    sentence: "Wrong passwords lock the person in every spelling of the name, and nobody else.",
    needs: ["writes", "two members"],
    rows: ["login"],
    async run({ member, visitor }) {
      const [one, other] = [await member(), await member()];
      const name = one.username;
      const spellings = [
        name,
        name.toUpperCase(),
        ` ${name}`,
        `${name} `,
        `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      ];
      let tries = 0;
      for (let code = ""; code !== "sign-in-locked"; tries += 1) {
        const username = spellings[tries % spellings.length] ?? name;
        ({ code } = await visitor.refused("login", { body: { username, password: "wrong-password-1" } }));
        if (tries === MOST_TRIES) deviates("POST /api/auth/login", `a lock after ${MOST_TRIES} wrong passwords`, code);
      }
      for (const username of spellings) {
        await visitor.refused("login", { body: { username, password: one.password } }, "sign-in-locked");
      }
      const { token } = await visitor.get("login", { body: { username: other.username, password: other.password } });
      same("the other member's sign-in", true, token.length > 0);
    },
  },
  {
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
  },
  {
    id: "lockout/names-are-not-revealed",
    sentence: "A wrong password and an unknown name get the same answer.",
    needs: ["writes"],
    rows: ["login"],
    async run({ member, visitor }) {
      const one = await member();
      const password = "wrong-password-1";
      const wrong = await visitor.refused("login", { body: { username: one.username, password } });
      const unknown = await visitor.refused("login", { body: { username: "nobodyhasit", password } });
      same("the statuses", wrong.status, unknown.status);
      same("the answers", jsonOf(wrong.text), jsonOf(unknown.text));
    },
  },
];
