import { signIn } from "../../../core/session/sign-in.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { needed, positional, textOption } from "../../command-line/options.ts";
import { text } from "../../output/view.ts";
import { PASSWORD } from "../../runtime/read-passwords.ts";
import { memberJson, memberView } from "./member-view.ts";
import { PASSWORD_STDIN } from "./password-stdin.ts";

export const sessionLogin = command({
  path: ["session", "login"],
  summary: "Sign in and save the session in the profile",
  notes: "The password comes from a prompt, --password-stdin or SANAM_PASSWORD, never from an argument.",
  options: {
    username: needed(positional(textOption("--username <name>", "the member's user name"))),
    passwordStdin: PASSWORD_STDIN,
  },
  run: async ({ username, passwordStdin }, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    const passwords = await context.readPasswords([PASSWORD], passwordStdin);
    if (!passwords.ok) return passwords;
    const [password = ""] = passwords.value;
    const session = await signIn(backend.value, { username, password });
    return mapOk(session, ({ member }) => ({
      data: memberJson(member),
      view: [text(`Signed in at ${backend.value.targetName}.`), memberView(member)],
    }));
  },
});
