import { refreshMember } from "../../../core/session/refresh-member.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { notSignedIn } from "../../output/failure.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { memberJson, memberView } from "./member-view.ts";

export const sessionWhoami = command({
  path: ["session", "whoami"],
  summary: "Show the signed-in member as the backend knows it",
  needs: ["member"],
  examples: [inMemory("sanam session whoami")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const member = await refreshMember(backend.value);
    if (!member.ok) return member;
    if (!member.value) return err(notSignedIn("the session has ended"));
    return ok({ data: memberJson(member.value), view: [memberView(member.value)] });
  },
});
