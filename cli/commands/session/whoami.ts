import { refreshMember } from "../../../core/session/refresh-member.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { notSignedIn } from "../../output/failure.ts";
import { connectAsMember } from "../../runtime/member-backend.ts";
import { memberJson, memberView } from "./member-answer.ts";

export const whoami = command({
  path: ["session", "whoami"],
  summary: "Who is signed in, asked of the backend",
  options: {},
  run: async (_, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    const member = await refreshMember(backend.value);
    if (!member.ok) return member;
    if (!member.value) return err(notSignedIn("the session ended meanwhile"));
    return ok({ data: memberJson(member.value), view: [memberView(member.value)] });
  },
});
