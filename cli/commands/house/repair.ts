import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { flag, needed, textOption } from "../../command-line/options.ts";
import { fields, text } from "../../output/view.ts";
import { damageData, damageView, neededOptions, soundAnswer } from "./damage-report.ts";

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
