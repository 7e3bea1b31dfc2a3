import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { byApp, byRecoveryCode, protectedMember } from "../support/second-factor.ts";

export const turnsOffWithBoth: Law = {
  id: "second-factor/turns-off-with-both",
  sentence:
    "The authenticator app turns off with the right password and a right code together; then the password alone signs in.",
  needs: ["writes", "clock"],
  rows: ["turnOffTotp", "secondFactor", "login"],
  async run(trial) {
    const { member, nextCode, wrongCode, recoveryCodes } = await protectedMember(trial);
    const { username, password } = member;
    const off = (code: string, secret = password) => ({ body: { password: secret, secondFactor: byApp(code) } });
    await member.refused("turnOffTotp", off(await nextCode(), "wrong-password-1"), "password-wrong");
    await member.refused("turnOffTotp", off(await wrongCode()), "second-factor-wrong");
    await trial.visitor.refused("login", { body: { username, password } }, "second-factor-required");
    await member.get("turnOffTotp", off(await nextCode()));
    const status = await member.get("secondFactor");
    same(
      "the app and its recovery codes",
      [false, 0],
      [typeof status.totpSince === "string", status.recoveryCodesLeft],
    );
    await trial.visitor.get("login", { body: { username, password } });
    const [old = ""] = recoveryCodes;
    const again = { password, secondFactor: byRecoveryCode(old) };
    await member.refused("turnOffTotp", { body: again });
  },
};
