import { beginTotp } from "../../../../core/session/second-factor/begin-totp.ts";
import { totpUri } from "../../../../core/session/second-factor/totp-uri.ts";
import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { fields, text } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { PASSWORD } from "../../../runtime/read-passwords.ts";
import { PASSWORD_STDIN } from "../password-stdin.ts";

export const sessionSecondFactorBegin = command({
  path: ["session", "second-factor", "begin"],
  summary: "Make a secret for an authenticator app",
  needs: ["member"],
  examples: [inMemory("SANAM_PASSWORD=demo1234 sanam session second-factor begin")],
  notes: "It has no effect until `session second-factor turn-on` gets a code of the app, within 15 minutes.",
  options: { passwordStdin: PASSWORD_STDIN },
  run: async ({ passwordStdin }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const passwords = await context.readPasswords([PASSWORD], passwordStdin);
    if (!passwords.ok) return passwords;
    const [password = ""] = passwords.value;
    const { username } = backend.value.member;
    return mapOk(await beginTotp(backend.value, password), ({ secret }) => {
      const uri = totpUri({ issuer: "Sanam", username, secret });
      return {
        data: { secret, uri },
        view: [fields({ Secret: secret, Address: uri }), text("Enter the secret in the app, then turn it on.")],
      };
    });
  },
});
