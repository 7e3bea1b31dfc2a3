import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { needed, textOption } from "../../command-line/options.ts";
import { damageData, neededOptions, soundAnswer } from "./damage-report.ts";

export const houseCheck = command({
  path: ["house", "check"],
  summary: "Check every event, key and checksum of a stopped house's journal; changes nothing",
  options: { data: needed(textOption("--data <folder>", "the folder of the journal")) },
  run: async ({ data }, context) => {
    const checked = await context.repairHouse({
      dataDir: data,
      dryRun: true,
      acceptLostEnd: false,
      cutDamagedStreams: false,
    });
    if (!checked.ok) return checked;
    const { value } = checked;
    if (value.state === "sound") return ok(soundAnswer(value));
    const { damage } = value;
    return err({
      kind: "unexpected",
      message: `The journal in ${data} is damaged: ${damage.fault}. Run \`sanam house repair --dry-run --data ${data}\`.`,
      details: { code: "journal-damaged", needs: neededOptions(damage), ...damageData(damage) },
    });
  },
});
