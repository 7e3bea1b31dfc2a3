import { passwordChange } from "../../../core/session/change-password.ts";
import { command } from "../../command-line/command.ts";
import { INTENT } from "../../command-line/options.ts";
import { text } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { NEW_PASSWORD, PASSWORD } from "../../runtime/read-passwords.ts";
import { runMoneyCommandAt } from "../../runtime/run-money-command.ts";
import { PASSWORD_STDIN } from "./password-stdin.ts";

export const sessionChangePassword = command({
  path: ["session", "change-password"],
  summary: "Change the password of the signed-in member",
  needs: ["member"],
  examples: [
    "sanam session change-password",
    `printf '%s\\n%s\\n' "$OLD" "$NEW" | sanam session change-password --password-stdin`,
  ],
  notes:
    "Both passwords come from a prompt, from SANAM_PASSWORD and SANAM_NEW_PASSWORD,\n" +
    "or with --password-stdin from two lines of stdin: first the current one, then the new one.",
  options: { passwordStdin: PASSWORD_STDIN, intent: INTENT },
  run: async ({ passwordStdin, intent }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const wanted = [{ ...PASSWORD, label: "Current password" }, NEW_PASSWORD];
    const passwords = await context.readPasswords(wanted, passwordStdin);
    if (!passwords.ok) return passwords;
    const [oldPassword = "", newPassword = ""] = passwords.value;
    const { username } = backend.value.member;
    return runMoneyCommandAt(backend.value, context, intent, {
      action: passwordChange(username, { oldPassword, newPassword, confirmPassword: newPassword }),
      ask: undefined,
      again: {},
      answer: (_, key) => ({
        data: { changed: true, username, intent: key },
        view: [text(`The password of ${username} is changed.`)],
      }),
    });
  },
});
