import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { flag, needed, positional, textOption } from "../../command-line/options.ts";
import { moment, text } from "../../output/view.ts";
import { PASSWORD, SECOND_FACTOR } from "../../runtime/read-passwords.ts";

export const staffSignIn = command({
  path: ["staff", "sign-in"],
  summary: "Sign in as a person of the staff, and save the session in the profile",
  needs: ["staff"],
  examples: ["sanam staff sign-in noi --target https://play.example"],
  notes:
    "Password and code come from prompts, from SANAM_PASSWORD and SANAM_SECOND_FACTOR, or with --password-stdin from two\nlines. SANAM_STAFF_TOKEN, which counts before the profile, needs no sign-in. A session ends after half an hour without a\ncall, and after eight hours.",
  options: {
    name: needed(positional(textOption("--name <name>", "the name of the account"))),
    passwordStdin: flag("--password-stdin", "read the password and the code from stdin, one per line"),
  },
  run: async ({ name, passwordStdin }, context) => {
    const typed = await context.readPasswords([PASSWORD, SECOND_FACTOR], passwordStdin);
    if (!typed.ok) return typed;
    const [password = "", code = ""] = typed.value;
    const signedIn = await context.signInStaff({ name, password, code: code.replace(/\s/g, "") });
    if (!signedIn.ok) return signedIn;
    const { title, ...session } = signedIn.value;
    const until = moment(parseInstant(session.endsAt));
    return ok({
      data: { ...session },
      view: [text(`${session.name} (${session.role}) is signed in at ${title} until ${until}.`)],
    });
  },
});

export const staffSignOut = command({
  path: ["staff", "sign-out"],
  summary: "End the profile's session of staff; not an error when nobody is signed in",
  needs: ["staff"],
  examples: ["sanam staff sign-out"],
  options: {},
  run: async (_, context) => {
    const ended = await context.signOutStaff();
    if (!ended.ok) return ended;
    const said = ended.value ? "You are signed out." : "Nobody of the staff was signed in.";
    return ok({ data: { signedOut: ended.value }, view: [text(said)] });
  },
});
