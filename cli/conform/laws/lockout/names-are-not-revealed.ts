import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { jsonOf } from "../../engine/trail.ts";

export const namesAreNotRevealed: Law = {
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
};
