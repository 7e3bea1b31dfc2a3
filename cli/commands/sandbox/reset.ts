import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { wholeNumber } from "../../command-line/options.ts";
import { text } from "../../output/view.ts";
import { partsOf, textOf, withSandbox } from "./with-sandbox.ts";

export const sandboxReset = command({
  path: ["sandbox", "reset"],
  summary: "Delete everything of the sandbox, and write the demo members again; ordered faults end, the clock stays",
  needs: ["sandbox"],
  examples: ["sanam sandbox reset --seed 7"],
  notes: "Refused for houses that share a database.",
  options: {
    seed: wholeNumber("--seed <n>", "another number creates other members and histories", { min: 0, max: 2 ** 31 - 1 }),
  },
  run: ({ seed }, context) =>
    withSandbox(context, async ({ change }) => {
      const reply = await change("/reset", { seed });
      if (!reply.ok) return reply;
      const { seed: now, clock } = partsOf(reply.value);
      return ok({
        data: { seed: now ?? null, clock: clock ?? null },
        view: [text(`The sandbox has only the demo members of seed ${textOf(now)}.`)],
      });
    }),
});
