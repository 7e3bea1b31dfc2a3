import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { needed, positional, textOption, wholeNumber } from "../../command-line/options.ts";
import { counted } from "../../output/counted.ts";
import { text } from "../../output/view.ts";
import { MEMBER_OPTION } from "./member-option.ts";
import { changeMember, withSandbox } from "./with-sandbox.ts";

export const sandboxPoints = command({
  path: ["sandbox", "points"],
  summary: "Give a member points",
  needs: ["sandbox"],
  examples: ["sanam sandbox points gold 100"],
  options: {
    username: MEMBER_OPTION,
    points: positional(needed(wholeNumber("--points <n>", "the points", { min: 1, max: 1_000_000 }))),
    title: textOption("--title <text>", "what the member's history says"),
  },
  run: ({ username, points, title }, context) =>
    withSandbox(context, async (sandbox) => {
      const reply = await changeMember(sandbox, username, "points", { point: points, title });
      if (!reply.ok) return reply;
      return ok({
        data: { username, points, title: title ?? null },
        view: [text(`${username} got ${counted(points, "point")}.`)],
      });
    }),
});
