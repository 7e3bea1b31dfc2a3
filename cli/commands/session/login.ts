import { proofOf } from "../../../core/session/second-factor/proof-of.ts";
import { signIn } from "../../../core/session/sign-in.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { flag, needed, positional, textOption } from "../../command-line/options.ts";
import { text } from "../../output/view.ts";
import { PASSWORD, SECOND_FACTOR } from "../../runtime/read-passwords.ts";
import { memberJson, memberView } from "./member-view.ts";
import { PASSWORD_STDIN } from "./password-stdin.ts";

export const sessionLogin = command({
  path: ["session", "login"],
  summary: "Sign in and save the session in the profile",
  needs: ["target"],
  exits: [4],
  examples: [
    "sanam session login gold",
    inMemory("SANAM_PASSWORD=demo1234 sanam session login gold --output json"),
    `printf '%s\\n' "$PASSWORD" | sanam session login gold --password-stdin`,
  ],
  notes:
    "The password comes from a prompt, --password-stdin or SANAM_PASSWORD, never from an argument.\n" +
    "A member with a second factor is asked for a code; it may come from SANAM_SECOND_FACTOR or --code-stdin.",
  options: {
    username: needed(positional(textOption("--username <name>", "the member's user name"))),
    passwordStdin: PASSWORD_STDIN,
    codeStdin: flag("--code-stdin", "with --password-stdin: read the second factor's code from a second line"),
  },
  run: async ({ username, passwordStdin, codeStdin }, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    const wanted = passwordStdin && codeStdin ? [PASSWORD, SECOND_FACTOR] : [PASSWORD];
    const passwords = await context.readPasswords(wanted, passwordStdin);
    if (!passwords.ok) return passwords;
    const [password = "", codeOfStdin] = passwords.value;
    let session = await signIn(backend.value, { username, password });
    if (!session.ok && session.error.kind === "refusal" && session.error.code === "second-factor-required") {
      const codes = codeOfStdin === undefined ? await context.readPasswords([SECOND_FACTOR], false) : ok([codeOfStdin]);
      if (!codes.ok) return codes;
      const [code = ""] = codes.value;
      session = await signIn(backend.value, { username, password, secondFactor: proofOf(code) });
    }
    return mapOk(session, ({ member }) => ({
      data: memberJson(member),
      view: [text(`Signed in at ${backend.value.targetName}.`), memberView(member)],
    }));
  },
});
