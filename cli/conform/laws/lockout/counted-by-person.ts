import type { Law } from "../../engine/law.ts";
import { deviates, same } from "../../engine/stop.ts";

const MOST_TRIES = 10;

export const countedByPerson: Law = {
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
};
