import { err, ok } from "../../../core/shared/result.ts";
import { type CommandResult, command } from "../../command-line/command.ts";
import { textOption } from "../../command-line/options.ts";
import { fields } from "../../output/view.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import { damageData, neededOptions, soundAnswer } from "./damage-report.ts";

export const houseVerify = command({
  path: ["house", "verify"],
  summary: "Verify every event, key, row and checksum of a journal; changes nothing",
  needs: ["journal"],
  examples: ["sanam house verify --data .data", "sanam house verify"],
  notes:
    "With --data, the house must be stopped. Without it, the database of SANAM_DATABASE_URL is verified, also while\nhouses use it.",
  options: { data: textOption("--data <folder>", "the folder of the journal, instead of a database") },
  run: ({ data }, context) => (data === undefined ? verifyDatabase(context) : verifyFolder(data, context)),
});

async function verifyDatabase(context: CommandContext): Promise<CommandResult> {
  const verified = await context.verifyDatabase();
  if (!verified.ok) return verified;
  const { events, streams, derivedCompared } = verified.value;
  const derived = derivedCompared ? "as the events give them" : "not compared: run `sanam house migrate` first";
  return ok({
    data: { state: "sound", events, streams, derivedCompared },
    view: [fields({ Journal: "sound", Events: String(events), Streams: String(streams), "Rows and states": derived })],
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
  if (value.state === "sound") return ok(soundAnswer(value));
  const { damage } = value;
  return err({
    kind: "unexpected",
    message: `The journal in ${data} is damaged: ${damage.fault}. Run \`sanam house repair --dry-run --data ${data}\`.`,
    details: { code: "journal-damaged", needs: neededOptions(damage), ...damageData(damage) },
  });
}
