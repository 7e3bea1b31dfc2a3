import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { totpCode, wrongCode } from "../support/second-factor.ts";

export const setupBeginsWithACode: Law = {
  id: "second-factor/setup-begins-with-a-code",
  sentence:
    "An authenticator app is off until a code of it turns it on: the password is needed, a wrong code changes nothing, and only the latest secret counts.",
  needs: ["writes", "clock"],
  rows: ["secondFactor", "beginTotp", "turnOnTotp", "login"],
  async run({ member, visitor, clock }) {
    const one = await member();
    const { username, password } = one;
    await one.refused("beginTotp", { body: { password: "wrong-password-1" } }, "password-wrong");
    const earlier = await one.get("beginTotp", { body: { password } });
    const { secret } = await one.get("beginTotp", { body: { password } });
    const now = await clock.now();
    same("whether two secrets are the same", false, earlier.secret === secret);
    await one.refused("turnOnTotp", { body: { code: wrongCode(secret, now) } }, "second-factor-wrong");
    await one.refused("turnOnTotp", { body: { code: totpCode(earlier.secret, now) } }, "second-factor-wrong");
    same(
      "the start of the app before its first code",
      false,
      typeof (await one.get("secondFactor")).totpSince === "string",
    );
    await visitor.get("login", { body: { username, password } });
    const { recoveryCodes } = await one.get("turnOnTotp", { body: { code: totpCode(secret, now) } });
    const status = await one.get("secondFactor");
    same("the start of the app after its first code", true, typeof status.totpSince === "string");
    same("the recovery codes that are left", recoveryCodes.length, status.recoveryCodesLeft);
    await one.refused("beginTotp", { body: { password } }, "second-factor-changed");
  },
};
