import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { table } from "../../output/view.ts";
import { FLOW_FILES, SET, SKIPPED_TAGS, TAGS } from "./flow-options.ts";

export const flowCheck = command({
  path: ["flow", "check"],
  summary: "Read flows and report what is wrong, with line and column, without running any",
  needs: [],
  examples: [inMemory("sanam flow check all"), "sanam flow check bug.yaml"],
  options: { files: FLOW_FILES, tags: TAGS, skipTags: SKIPPED_TAGS, set: SET },
  run: async ({ files, tags = [], skipTags = [], set = new Map() }, context) => {
    const checked = await context.checkFlows({ files, tags, skippedTags: skipTags, inputs: set });
    if (!checked.ok) return checked;
    const { flows, complaints } = checked.value;
    if (complaints.length > 0) return err((await import("./wrong-flows.ts")).wrongFlows(complaints));
    return ok({
      data: { items: flows.map((flow) => ({ ...flow, tags: [...flow.tags] })) },
      view: [
        table(
          ["File", "Flow", "Steps>", "Tags"],
          flows.map(({ file, title, steps, tags: own }) => [file, title, String(steps), own.join(", ")]),
          "No flows.",
        ),
      ],
    });
  },
});
