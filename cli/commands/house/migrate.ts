import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { flag, textOption } from "../../command-line/options.ts";
import { fields } from "../../output/view.ts";

export const houseMigrate = command({
  path: ["house", "migrate"],
  summary: "Bring a journal's tables, rows and states to this release, so that no start has to",
  needs: ["journal"],
  examples: ["sanam house migrate --data .data", "sanam house migrate"],
  notes:
    "Without --data, it is the database of SANAM_DATABASE_URL, whose tables are created where there are none. Houses of\nthis release may run meanwhile, and it may run twice at once. A journal of a later release is refused.\n\nTo go back to an earlier release, stop all houses of the later one and run this command of the earlier one with\n--replace-newer, for example `sanam house migrate --replace-newer --data .data`. Events and unique keys stay, and rows\nand states are computed from the events. Newer tables are refused all the same.",
  options: {
    data: textOption("--data <folder>", "the folder of the journal, instead of a database"),
    replaceNewer: flag("--replace-newer", "replace the rows and states of a later release by those of this one"),
  },
  run: async ({ data, replaceNewer }, context) => {
    const migrated = await context.migrateJournal({ dataDir: data, replaceNewer });
    if (!migrated.ok) return migrated;
    const { tables, derived, streams } = migrated.value;
    return ok({
      data: { tablesFrom: tables.from, tablesTo: tables.to, rowsFrom: derived.from, rowsTo: derived.to, streams },
      view: [
        fields({
          Tables: step(tables, "created"),
          "Rows and states": step(derived, "built"),
          "Streams computed again": String(streams),
        }),
      ],
    });
  },
});

function step({ from, to }: { readonly from: number; readonly to: number }, made: string): string {
  if (from === to) return `version ${to}, nothing to do`;
  return from === 0 ? `${made}, version ${to}` : `version ${from} to ${to}`;
}
