import type { Answer } from "../../output/answer.ts";
import type { JsonObject } from "../../output/json.ts";
import { fields, table, text, type View } from "../../output/view.ts";
import type { JournalDamage } from "../../runtime/house-journal.ts";

/** How many lost events a table shows. JSON has all. */
const SHOWN_EVENTS = 40;

/** The answer about a journal without a fault. */
export function soundAnswer({ events, endIsKnown }: { readonly events: number; readonly endIsKnown: boolean }): Answer {
  const end = endIsKnown ? "reached" : "not known: events lost at the end would not be noticed";
  return {
    data: { state: "sound", events, endIsKnown },
    view: [fields({ Journal: "sound", Events: String(events), "Noted end": end })],
  };
}

/** The damage for scripts. */
export function damageData({
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
export function damageView({
  fault,
  soundEvents,
  restoredEvents,
  lost,
  lostAtEnd,
  isOtherHistory,
}: JournalDamage): View {
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
export function neededOptions({ lost, lostAtEnd, isOtherHistory }: JournalDamage): readonly string[] {
  return [
    ...(lostAtEnd > 0 || isOtherHistory ? ["--accept-lost-tail"] : []),
    ...(lost.length > 0 ? ["--cut-damaged-streams"] : []),
  ];
}
