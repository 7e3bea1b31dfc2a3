import { err, ok } from "../../../core/shared/result.ts";
import { type CommandResult, command } from "../../command-line/command.ts";
import { flag, needed, textOption } from "../../command-line/options.ts";
import { usage } from "../../output/failure.ts";
import type { Answer } from "../../output/print.ts";
import { fields, type JsonObject, table, text, type View } from "../../output/view.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import type { CopiedJournal, CopySettings, JournalDamage, KeyVerdict } from "../../runtime/house-journal.ts";

export const houseVerify = command({
  path: ["house", "verify"],
  summary: "Verify every event, key, row and checksum of a journal; changes nothing",
  needs: ["journal"],
  examples: ["sanam house verify --data .data", "sanam house verify"],
  notes:
    "With --data, the house must be stopped. Without it, the database of SANAM_DATABASE_URL is verified, also while\nhouses use it. The key of second factors is compared, too: SANAM_SECRET_KEY, or the folder's secret.key.",
  options: { data: textOption("--data <folder>", "the folder of the journal, instead of a database") },
  run: ({ data }, context) => (data === undefined ? verifyDatabase(context) : verifyFolder(data, context)),
});

async function verifyDatabase(context: CommandContext): Promise<CommandResult> {
  const verified = await context.verifyDatabase();
  if (!verified.ok) return verified;
  const key = await context.verifyKey(undefined);
  if (!key.ok) return key;
  const { events, streams, derivedCompared } = verified.value;
  const derived = derivedCompared ? "as the events give them" : "not compared: run `sanam house migrate` first";
  return ok({
    data: { state: "sound", events, streams, derivedCompared, secretKey: key.value },
    view: [
      fields({
        Journal: "sound",
        Events: String(events),
        Streams: String(streams),
        "Rows and states": derived,
        "Secret key": KEY_TEXTS[key.value],
      }),
    ],
  });
}

async function verifyFolder(data: string, context: CommandContext): Promise<CommandResult> {
  const verified = await context.repairHouse({
    dataDir: data,
    dryRun: true,
    acceptLostEnd: false,
    cutDamagedStreams: false,
  });
  if (!verified.ok) return verified;
  const { value } = verified;
  if (value.state === "sound") {
    const key = await context.verifyKey(data);
    if (!key.ok) return key;
    const { data: sound, view } = soundAnswer(value);
    const keyField = fields({ "Secret key": KEY_TEXTS[key.value] });
    return ok({ data: { ...sound, secretKey: key.value }, view: [...view, keyField] });
  }
  const { damage } = value;
  return err({
    kind: "unexpected",
    message: `The journal in ${data} is damaged: ${damage.fault}. Run \`sanam house repair --dry-run --data ${data}\`.`,
    details: { code: "journal-damaged", needs: neededOptions(damage), ...damageData(damage) },
  });
}

const KEY_TEXTS: Readonly<Record<KeyVerdict, string>> = {
  fits: "fits the second factors",
  none: "none, and no member has a second factor",
  "not-compared": "not compared: set SANAM_SECRET_KEY, with the journal of this release",
};

/** How many lost events a table shows. JSON has all. */
const SHOWN_EVENTS = 40;

/** The answer about a journal without a fault. */
function soundAnswer({ events, endIsKnown }: { readonly events: number; readonly endIsKnown: boolean }) {
  const end = endIsKnown ? "reached" : "not known: events lost at the end would not be noticed";
  return {
    data: { state: "sound", events, endIsKnown },
    view: [fields({ Journal: "sound", Events: String(events), "Noted end": end })],
  } satisfies Answer;
}

/** The damage for scripts. */
function damageData({
  fault,
  soundEvents,
  restoredEvents,
  lost,
  lostAtEnd,
  isOtherHistory,
}: JournalDamage): JsonObject {
  return {
    fault,
    soundEvents,
    restoredEvents,
    lostAtEnd,
    isOtherHistory,
    lost: lost.map(({ position, why, stream, version, type }) => ({
      position,
      why,
      stream: stream ?? null,
      version: version ?? null,
      type: type ?? null,
    })),
  };
}

/** The damage for people: what was found, and every event that a repair cannot keep. */
function damageView({ fault, soundEvents, restoredEvents, lost, lostAtEnd, isOtherHistory }: JournalDamage): View {
  const shown = lost.slice(0, SHOWN_EVENTS);
  return [
    fields({
      Damage: fault,
      "Sound events": String(soundEvents),
      Restored: restoredEvents > 0 ? `${restoredEvents} of them, each from one changed bit` : undefined,
      "Lost events": String(lost.length),
      "Lost at the end": lostAtEnd > 0 ? `${lostAtEnd}, of unknown streams` : String(lostAtEnd),
      History: isOtherHistory ? "another journal, or an older copy that was used since" : undefined,
    }),
    table(
      ["Position>", "Stream", "Version>", "Type", "Why"],
      shown.map(({ position, stream, version, type, why }) => [
        String(position),
        stream ?? "unknown",
        version === undefined ? "unknown" : String(version),
        type ?? "unknown",
        why,
      ]),
      "Every other event can be kept, and the unique keys are rebuilt from the events.",
    ),
    ...(lost.length > shown.length ? [text(`… and ${lost.length - shown.length} more; -o json lists all.`)] : []),
  ];
}

/** The options that a repair needs to go on. */
function neededOptions({ lost, lostAtEnd, isOtherHistory }: JournalDamage): readonly string[] {
  return [
    ...(lostAtEnd > 0 || isOtherHistory ? ["--accept-lost-tail"] : []),
    ...(lost.length > 0 ? ["--cut-damaged-streams"] : []),
  ];
}

export const houseRepair = command({
  path: ["house", "repair"],
  summary: "Explain the damage of a stopped house's journal and repair it",
  needs: ["journal"],
  examples: ["sanam house repair --data .data --dry-run", "sanam house repair --data .data --accept-lost-tail"],
  notes:
    "Unique keys, indexes and checksums are rebuilt from the events. Events are given up only with the options above.\nThe old files stay in a folder `before-repair-…` beside the journal.",
  options: {
    data: needed(textOption("--data <folder>", "the folder of the journal")),
    dryRun: flag("--dry-run", "only say what would be done"),
    acceptLostTail: flag("--accept-lost-tail", "go on without the events that the journal had at its end"),
    cutDamagedStreams: flag(
      "--cut-damaged-streams",
      "go on without damaged or missing events and all later events of their streams",
    ),
  },
  run: async ({ data, dryRun, acceptLostTail, cutDamagedStreams }, context) => {
    const repaired = await context.repairHouse({
      dataDir: data,
      dryRun,
      acceptLostEnd: acceptLostTail,
      cutDamagedStreams,
    });
    if (!repaired.ok) return repaired;
    const { value } = repaired;
    if (value.state === "sound") return ok(soundAnswer(value));
    const report = damageData(value.damage);
    if (value.state === "repaired") {
      return ok({
        data: { state: "repaired", copy: value.copy, ...report },
        view: [...damageView(value.damage), fields({ Journal: "repaired and checked", "Old files": value.copy })],
      });
    }
    const options = neededOptions(value.damage);
    if (dryRun) {
      const again = ["sanam house repair --data", data, ...options].join(" ");
      return ok({
        data: { state: "damaged", needs: options, ...report },
        view: [...damageView(value.damage), text(`Nothing was changed. To repair it: ${again}`)],
      });
    }
    return err({
      kind: "unexpected",
      message: `${value.damage.fault}; events would be lost, so nothing was changed. Read what with --dry-run, then add ${options.join(" ")}.`,
      details: { code: "loss-not-accepted", needs: options, ...report },
    });
  },
});

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
        : "Second factors of a demo: start the house with the SANAM_SECRET_KEY of before, or end them with `sanam house end-factors`.";
  return [
    key,
    "The counts of failed attempts and calls start at zero, and the audit log stays with the source: keep it as long as SANAM_AUDIT_DAYS says.",
  ];
}
