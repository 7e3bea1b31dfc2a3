import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { flag, needed, positional, textOption } from "../../command-line/options.ts";
import { EXIT } from "../../output/exit-codes.ts";
import { usage } from "../../output/failure.ts";
import { raw, text } from "../../output/view.ts";
import { SET } from "./flow-options.ts";

export const flowExport = command({
  path: ["flow", "export"],
  summary: "Write a flow as a script for k6, which makes far more load than this tool",
  needs: [],
  exits: [EXIT.refused],
  examples: ["sanam flow export deposit/transfer --k6 --file deposit.js"],
  notes: `The flow runs once on a sandbox of this process; the script has the calls that it sent, with new members in each iteration,
a key for each action, and the expectations as checks where a reply shows the value. Secrets come from the environment of
k6. Without --file the script is printed. The script runs with:
  k6 run -e BASE_URL=http://127.0.0.1:4600 -e SANAM_PASSWORD=… -e VUS=50 -e DURATION=1m deposit.js`,
  options: {
    flow: needed(positional(textOption("--flow <file>", "a flow's file, or the name of one of ours"))),
    k6: flag("--k6", "as a script for k6; there is no other form yet"),
    file: textOption("--file <file>", "where to write the script"),
    force: flag("--force", "write over an existing file"),
    set: SET,
  },
  run: async ({ flow, k6, file, force, set = new Map() }, context) => {
    if (!k6) return err(usage("name the form of the script: --k6"));
    const exported = await context.exportFlow({ file: flow, script: file, force, inputs: set });
    if (!exported.ok) return exported;
    if ("complaints" in exported.value) {
      return err((await import("./wrong-flows.ts")).wrongFlows(exported.value.complaints));
    }
    const { text: script, calls, checks, unchecked, written } = exported.value;
    if (unchecked.length > 0) context.say(`The script does not check: ${unchecked.join("; ")}`);
    const data = {
      file: written ?? null,
      script: written === undefined ? script : null,
      calls,
      checks,
      unchecked: [...unchecked],
    };
    if (written === undefined) return ok({ data, view: [raw(script.trimEnd())] });
    return ok({ data, view: [text(`Written: ${written}, ${calls} calls and ${checks} checks.`)] });
  },
});
