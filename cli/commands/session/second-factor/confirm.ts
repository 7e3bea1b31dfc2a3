import { confirmSession } from "../../../../core/session/second-factor/confirm-session.ts";
import { proofOf } from "../../../../core/session/second-factor/proof-of.ts";
import { toIso } from "../../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { moment, text } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { SECOND_FACTOR } from "../../../runtime/read-passwords.ts";
import { PASSWORD_STDIN } from "../password-stdin.ts";

export const sessionSecondFactorConfirm = command({
  path: ["session", "second-factor", "confirm"],
  summary: "Confirm this session with a code, before a withdrawal or a change of password",
  needs: ["member"],
  examples: ["SANAM_SECOND_FACTOR=123456 sanam session second-factor confirm"],
  notes: "The code comes from a prompt, from SANAM_SECOND_FACTOR, or with --password-stdin from stdin.",
  options: { passwordStdin: PASSWORD_STDIN },
  run: async ({ passwordStdin }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const codes = await context.readPasswords([SECOND_FACTOR], passwordStdin);
    if (!codes.ok) return codes;
    const [code = ""] = codes.value;
    return mapOk(await confirmSession(backend.value, proofOf(code)), (until) => ({
      data: { until: toIso(until) },
      view: [text(`This session is confirmed until ${moment(until)}.`)],
    }));
  },
});
