import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { needed, positional, textOption } from "../../command-line/options.ts";
import { partsOf } from "../../output/reply-parts.ts";
import { counted, text } from "../../output/view.ts";
import { withSandbox } from "./with-sandbox.ts";

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

export const sandboxSnapshotLoad = command({
  path: ["sandbox", "snapshot", "load"],
  summary: "Replace all of the sandbox by a file of `sandbox snapshot save`",
  needs: ["sandbox"],
  examples: ["sanam sandbox snapshot load state.json"],
  notes: [
    "The file is checked before anything changes. Sessions of the snapshot are valid again, all others end; the audit",
    "log begins anew. Second factors need the SANAM_SECRET_KEY, or the folder, that the sandbox had when it was saved.",
    "Refused for houses that share a database.",
  ].join("\n"),
  options: { file: positional(needed(textOption("--file <file>", "the file to read"))) },
  run: ({ file }, context) =>
    withSandbox(context, async ({ loadSnapshot }) => {
      const loaded = await loadSnapshot(file);
      if (!loaded.ok) return loaded;
      const { seed, clock, streams, events, faults } = partsOf(loaded.value);
      return ok({
        data: {
          file,
          seed: seed ?? null,
          clock: clock ?? null,
          streams: streams ?? null,
          events: events ?? null,
          faults: faults ?? null,
        },
        view: [text(`The sandbox is as in ${file}, with ${counted(Number(events), "event")}.`)],
      });
    }),
});
