import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { pushAnswer } from "./push-answer.ts";

export const pushUnsubscribe = command({
  path: ["push", "unsubscribe"],
  summary: "End the pushes of this session",
  needs: ["member"],
  examples: ["sanam push unsubscribe"],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.push.unsubscribePush(), pushAnswer);
  },
});
