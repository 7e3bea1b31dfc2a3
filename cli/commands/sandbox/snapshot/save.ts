import { ok } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { needed, positional, textOption } from "../../../command-line/options.ts";
import { counted } from "../../../output/counted.ts";
import { text } from "../../../output/view.ts";
import { withSandbox } from "../with-sandbox.ts";

export const sandboxSnapshotSave = command({
  path: ["sandbox", "snapshot", "save"],
  summary: "Write all of the sandbox into a file: events, clock, seed, ordered faults",
  needs: ["sandbox"],
  examples: ["sanam sandbox snapshot save state.json"],
  notes: "Refused for houses that share a database. The audit log is no part of it.",
  options: { file: positional(needed(textOption("--file <file>", "the file to write"))) },
  run: ({ file }, context) =>
    withSandbox(context, async ({ saveSnapshot }) => {
      const saved = await saveSnapshot(file);
      if (!saved.ok) return saved;
      const { bytes, streams, events, seed } = saved.value;
      return ok({
        data: { file, bytes, streams, events, seed },
        view: [text(`${file} has ${counted(events, "event")} of ${counted(streams, "stream")}, ${bytes} bytes.`)],
      });
    }),
});
