import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { byRecoveryCode, protectedMember } from "../support/second-factor.ts";

export const recoveryCodesWorkOnce: Law = {
  id: "second-factor/recovery-codes-work-once",
  sentence: "Each recovery code signs its own member in once, and the number of codes that are left falls by one.",
  needs: ["writes", "clock", "two members"],
  rows: ["secondFactor", "turnOnTotp", "login"],
  async run(trial) {
    const [one, other] = [await protectedMember(trial), await protectedMember(trial)];
    const { username, password } = one.member;
    const [first = "", second = ""] = one.recoveryCodes;
    const [theirs = ""] = other.recoveryCodes;
    same("different recovery codes", one.recoveryCodes.length, new Set(one.recoveryCodes).size);
    const signIn = (code: string) => ({ body: { username, password, secondFactor: byRecoveryCode(code) } });
    const left = async () => (await one.member.get("secondFactor")).recoveryCodesLeft;
    await trial.visitor.refused("login", signIn(theirs), "second-factor-wrong");
    await trial.visitor.get("login", signIn(first));
    same("the recovery codes left after one", one.recoveryCodes.length - 1, await left());
    await trial.visitor.refused("login", signIn(first), "second-factor-wrong", "second-factor-used");
    await trial.visitor.get("login", signIn(second));
    same("the recovery codes left after two", one.recoveryCodes.length - 2, await left());
    same(
      "the other member's codes",
      other.recoveryCodes.length,
      (await other.member.get("secondFactor")).recoveryCodesLeft,
    );
  },
};
