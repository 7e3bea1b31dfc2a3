import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { pushAnswer } from "./push-answer.ts";

export const pushStatus = command({
  path: ["push", "status"],
  summary: "Show whether this session gets pushes, and the key that a browser subscribes with",
  needs: ["member"],
  examples: ["sanam push status"],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.push.push(), pushAnswer);
  },
});
