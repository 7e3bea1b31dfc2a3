import type { Law } from "../../engine/law.ts";
import { byApp, protectedMember } from "../support/second-factor.ts";

export const signInNeedsACode: Law = {
  id: "second-factor/sign-in-needs-a-code",
  sentence:
    "With an authenticator app, a password alone or with a wrong code signs nobody in, and each code of the app works once.",
  needs: ["writes", "clock"],
  rows: ["beginTotp", "turnOnTotp", "login"],
  async run(trial) {
    const { member, nextCode, wrongCode } = await protectedMember(trial);
    const { username, password } = member;
    const signIn = (code: string, secret = password) => ({
      body: { username, password: secret, secondFactor: byApp(code) },
    });
    await trial.visitor.refused("login", { body: { username, password } }, "second-factor-required");
    await trial.visitor.refused("login", signIn(await wrongCode()), "second-factor-wrong");
    const code = await nextCode();
    await trial.visitor.get("login", signIn(code));
    await trial.visitor.refused("login", signIn(code), "second-factor-used", "second-factor-wrong");
    await trial.visitor.refused("login", signIn(await nextCode(), "wrong-password-1"), "credentials-wrong");
  },
};
