import { proofOf } from "../../../../core/session/second-factor/proof-of.ts";
import { turnOffTotp } from "../../../../core/session/second-factor/turn-off-totp.ts";
import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { text } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { PASSWORD, SECOND_FACTOR } from "../../../runtime/read-passwords.ts";
import { PASSWORD_STDIN } from "../password-stdin.ts";

export const sessionSecondFactorTurnOff = command({
  path: ["session", "second-factor", "turn-off"],
  summary: "Turn the authenticator app off, with the password and a code",
  needs: ["member"],
  examples: ["sanam session second-factor turn-off"],
  notes:
    "They come from a prompt, from SANAM_PASSWORD and SANAM_SECOND_FACTOR, or with --password-stdin from two lines\n" +
    "of stdin: first the password, then the code. A recovery code works, too.",
  options: { passwordStdin: PASSWORD_STDIN },
  run: async ({ passwordStdin }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const typed = await context.readPasswords([PASSWORD, SECOND_FACTOR], passwordStdin);
    if (!typed.ok) return typed;
    const [password = "", code = ""] = typed.value;
    return mapOk(await turnOffTotp(backend.value, { password, proof: proofOf(code) }), () => ({
      data: { on: false },
      view: [text("The authenticator app is off.")],
    }));
  },
});
