import type { Law } from "../../engine/law.ts";
import { ROW_NAMES, rowOf } from "../../engine/rows.ts";
import { same } from "../../engine/stop.ts";

const MEMBER_READS = ROW_NAMES.filter((name) => {
  const { auth, effect, streams } = rowOf(name);
  return auth === "member" && effect === "read" && streams !== true && name !== "ranking";
});

export const signOutEndsASession: Law = {
  id: "sessions/sign-out-ends-a-session",
  sentence: "After a sign-out no call accepts the session's token, and the member's other session goes on.",
  needs: ["writes"],
  rows: ["logout", ...MEMBER_READS],
  async run({ member }) {
    const one = await member();
    const other = await one.signIn();
    await one.get("logout");
    for (const name of MEMBER_READS) {
      same(`the status of ${name}`, 401, (await one.ask(name)).status);
    }
    same("a withdrawal's status", 401, (await one.ask("withdraw", { body: { amount: 1 } })).status);
    await other.get("user");
  },
};
