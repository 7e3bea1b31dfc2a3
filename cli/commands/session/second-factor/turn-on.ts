import { turnOnTotp } from "../../../../core/session/second-factor/turn-on-totp.ts";
import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { text } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { SECOND_FACTOR } from "../../../runtime/read-passwords.ts";
import { PASSWORD_STDIN } from "../password-stdin.ts";

export const sessionSecondFactorTurnOn = command({
  path: ["session", "second-factor", "turn-on"],
  summary: "Turn the authenticator app on with one of its codes",
  needs: ["member"],
  examples: ["SANAM_SECOND_FACTOR=123456 sanam session second-factor turn-on"],
  notes: "Prints the recovery codes, which cannot be shown again. Each one works once.",
  options: { passwordStdin: PASSWORD_STDIN },
  run: async ({ passwordStdin }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const codes = await context.readPasswords([SECOND_FACTOR], passwordStdin);
    if (!codes.ok) return codes;
    const [code = ""] = codes.value;
    return mapOk(await turnOnTotp(backend.value, code), (recoveryCodes) => ({
      data: { on: true, recoveryCodes: [...recoveryCodes] },
      view: [text("The authenticator app is on. Keep these recovery codes:"), ...recoveryCodes.map(text)],
    }));
  },
});
