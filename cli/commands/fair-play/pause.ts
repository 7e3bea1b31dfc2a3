import type { FairPlay } from "../../../core/fair-play/model.ts";
import { BREAK_DAYS, EXCLUSION_MONTHS } from "../../../core/rules/pause.ts";
import { err, mapOk } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import { flag, needed, wholeNumber } from "../../command-line/options.ts";
import { usage } from "../../output/failure.ts";
import type { Answer } from "../../output/print.ts";
import { counted, text } from "../../output/view.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { pauseJson, pauseText } from "./fair-play-view.ts";

const YES = flag("--yes", "start it without a question");

export const fairPlayBreakStart = command({
  path: ["fair-play", "break", "start"],
  summary: "Start a break: no deposit, no game and no reward before its end; withdrawals go on",
  needs: ["member"],
  examples: ["sanam fair-play break start --days 1", "sanam fair-play break start --days 7 --yes"],
  notes:
    "It asks first; without a terminal, --yes says so. A break can be made longer, and neither shorter nor undone.",
  options: { days: needed(wholeNumber("--days <count>", "how long it lasts", range(BREAK_DAYS))), yes: YES },
  run: async ({ days, yes }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const what = `A break of ${counted(days, "day")}`;
    if (!yes && !(await agrees(context, `${what} stops ${STOPS} Nobody can end it sooner or make it shorter.`))) {
      return err(usage("no break was started: --yes starts it without a question"));
    }
    return mapOk(await backend.value.fairPlay.startBreak(days), pauseAnswer);
  },
});

export const fairPlayExclude = command({
  path: ["fair-play", "exclude"],
  summary: "Exclude yourself for months or for good: no deposit, no game and no reward; withdrawals go on",
  needs: ["member"],
  examples: ["sanam fair-play exclude --months 6", "sanam fair-play exclude --for-good --yes"],
  notes:
    "It asks first; without a terminal, --yes says so. A self-exclusion can be made longer, and neither shorter nor undone.\n" +
    "After its end play stays closed until `fair-play return`, and for a day after that.",
  options: {
    months: wholeNumber("--months <count>", "how long it lasts", range(EXCLUSION_MONTHS)),
    forGood: flag("--for-good", "it never ends"),
    yes: YES,
  },
  run: async ({ months, forGood, yes }, context) => {
    if ((months === undefined) !== forGood) return err(usage("give --months <count>, or --for-good"));
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const [what, end] =
      months === undefined
        ? ["A self-exclusion for good", "It never ends, and nobody can undo it."]
        : [
            `A self-exclusion of ${counted(months, "month")}`,
            "Nobody can end it sooner or make it shorter. After its end play stays closed until you ask to return, and for a day after that.",
          ];
    if (!yes && !(await agrees(context, `${what} stops ${STOPS} ${end}`))) {
      return err(usage("no self-exclusion was started: --yes starts it without a question"));
    }
    return mapOk(await backend.value.fairPlay.exclude(months), pauseAnswer);
  },
});

export const fairPlayReturn = command({
  path: ["fair-play", "return"],
  summary: "Ask to play again after a self-exclusion has ended; play opens a day later",
  needs: ["member"],
  examples: [inMemory("sanam fair-play return")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.fairPlay.askToReturn(), pauseAnswer);
  },
});

const STOPS = "deposits, games and rewards at once. Withdrawals go on.";

function range({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }) {
  return { min: minimum, max: maximum };
}

function pauseAnswer({ pause }: FairPlay): Answer {
  return { data: { pause: pauseJson(pause) }, view: [text(pauseText(pause))] };
}

async function agrees({ ask, say }: CommandContext, effect: string): Promise<boolean> {
  say(effect);
  const answers = await ask([{ label: "Type yes to start it", usual: "no" }]);
  return answers?.[0] === "yes";
}
