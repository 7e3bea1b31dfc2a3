import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { needed, textOption } from "../../command-line/options.ts";
import { damageData, neededOptions, soundAnswer } from "./damage-report.ts";

export const houseVerify = command({
  path: ["house", "verify"],
  summary: "Verify every event, key, row and checksum of a stopped house's journal; changes nothing",
  options: { data: needed(textOption("--data <folder>", "the folder of the journal")) },
  run: async ({ data }, context) => {
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
  },
});
