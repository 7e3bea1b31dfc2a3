import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { atOnce, successes } from "../support/at-once.ts";

const CHANGES = 6;

export const onePasswordChangeOfMany: Law = {
  id: "sessions/one-password-change-of-many",
  sentence:
    "Of six changes of one password at the same time exactly one happens, and its password is the one that works.",
  needs: ["writes", "concurrency"],
  rows: ["changePassword", "login"],
  async run({ member, visitor, newKey }) {
    const one = await member();
    const passwords = Array.from({ length: CHANGES }, (_, number) => `cool-season-${number}-of-many`);
    const change = (number: number) => {
      const next = passwords[number] ?? "";
      return { oldPassword: one.password, newPassword: next, confirmPassword: next };
    };
    const answers = await atOnce(CHANGES, (number) =>
      one.ask("changePassword", { body: change(number), key: newKey() }),
    );
    same("the changes that happened", 1, successes(answers));
    const password = passwords[answers.findIndex(({ ok }) => ok)] ?? "";
    await visitor.get("login", { body: { username: one.username, password } });
  },
};
