import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";

const NEW = "cool-season-8";

export const passwordChangeEndsSessions: Law = {
  id: "sessions/password-change-ends-sessions",
  sentence:
    "A changed password ends every other session at once; the old password no longer works, and the new one does.",
  needs: ["writes"],
  rows: ["changePassword", "login", "user"],
  async run({ member, visitor }) {
    const one = await member();
    const others = [await one.signIn(), await one.signIn()];
    const change = { oldPassword: one.password, newPassword: NEW, confirmPassword: NEW };
    await one.refused("changePassword", { body: { ...change, oldPassword: "not-the-password-1" } }, "password-wrong");
    for (const other of others) await other.get("user");
    await one.get("changePassword", { body: change });
    for (const other of others) same("another session after the change", 401, (await other.ask("user")).status);
    const { username } = one;
    await visitor.refused("login", { body: { username, password: one.password } }, "credentials-wrong");
    await visitor.get("login", { body: { username, password: NEW } });
  },
};
