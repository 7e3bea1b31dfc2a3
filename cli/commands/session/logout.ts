import { signOut } from "../../../core/session/sign-out.ts";
import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { text } from "../../output/view.ts";

export const sessionLogout = command({
  path: ["session", "logout"],
  summary: "Sign out here and at the backend; not an error when nobody is signed in",
  needs: ["target"],
  examples: [inMemory("sanam session logout")],
  options: {},
  run: async (_, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    const { sessionStorage, targetName } = backend.value;
    const username = sessionStorage.read()?.member.username;
    if (username === undefined) {
      return ok({ data: { signedOut: false, username: null }, view: [text(`Nobody is signed in at ${targetName}.`)] });
    }
    await signOut(backend.value);
    return ok({ data: { signedOut: true, username }, view: [text(`${username} is signed out at ${targetName}.`)] });
  },
});
