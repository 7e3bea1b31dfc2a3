import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { textOption } from "../../command-line/options.ts";
import { usage } from "../../output/failure.ts";
import { fields, table, text } from "../../output/view.ts";
import type { CopiedJournal, CopySettings } from "../../runtime/house-journal.ts";

export const houseCopy = command({
  path: ["house", "copy"],
  summary: "Copy the journal of a stopped house from a folder to a database, or back",
  needs: ["journal"],
  examples: ["sanam house copy --from-data .data", "sanam house copy --to-data .data"],
  notes:
    "The database is that of SANAM_DATABASE_URL. A copy that was stopped, also by kill -9, goes on when the command runs\nagain. No house opens the copy before it is complete and compared with the source, which is not changed.",
  options: {
    fromData: textOption("--from-data <folder>", "copy the journal in this folder into the database"),
    toData: textOption("--to-data <folder>", "copy the database's journal into this folder"),
  },
  run: async ({ fromData, toData }, context) => {
    const settings = settingsOf(fromData, toData);
    if (!settings) return err(usage("give --from-data or --to-data, not both: the other side is the database"));
    const copied = await context.copyJournal(settings);
    if (!copied.ok) return copied;
    const { source, target, copied: events, members } = copied.value;
    const rest = whatRemains(settings, members);
    return ok({
      data: { source: { ...source }, target: { ...target }, copied: events, members, remains: rest },
      view: [
        table(
          ["", "Events>", "Streams>", "Unique keys>", "Checksum"],
          [rowOf("Source", source), rowOf("Target", target)],
          "",
        ),
        fields({ "Copied now": `${events} events`, Members: members, Copy: "complete, with rows and states" }),
        ...rest.map(text),
      ],
    });
  },
});

function settingsOf(fromData: string | undefined, toData: string | undefined): CopySettings | undefined {
  if (fromData !== undefined && toData !== undefined) return undefined;
  if (fromData !== undefined) return { dataDir: fromData, to: "database" };
  return toData === undefined ? undefined : { dataDir: toData, to: "folder" };
}

function rowOf(name: string, { events, streams, keys, checksum }: CopiedJournal["source"]): readonly string[] {
  return [name, String(events), String(streams), String(keys), checksum];
}

/** What the operator does before the first house opens the copy. */
function whatRemains({ dataDir, to }: CopySettings, members: CopiedJournal["members"]): readonly string[] {
  const key =
    to === "database"
      ? `Second factors: start the houses with SANAM_SECRET_KEY set to the key of before. If it was not set, that is the text before "-" in ${dataDir}/secret.key.`
      : members === "real"
        ? "Second factors: start the house with the same SANAM_SECRET_KEY as those of the database."
        : "Second factors of a demo: without the SANAM_SECRET_KEY of before, members set them up again.";
  return [
    key,
    "The counts of failed attempts and calls start at zero, and the audit log stays with the source: keep it as long as SANAM_AUDIT_DAYS says.",
  ];
}
