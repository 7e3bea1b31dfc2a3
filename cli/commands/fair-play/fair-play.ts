import { REALITY_CHECK_MINUTES, type RealityCheckMinutes } from "../../../core/fair-play/model.ts";
import { latinDigits } from "../../../core/rules/parse-baht.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import { needed, nextPage, type Option, option, PAGING, quote } from "../../command-line/options.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { text } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import {
  fairPlayJson,
  fairPlayView,
  figuresJson,
  figuresView,
  realityCheckText,
  signsJson,
  stepJson,
  stepsTable,
} from "./fair-play-view.ts";

export const fairPlayStatus = command({
  path: ["fair-play", "status"],
  summary: "Show the limits with what is left of them, what was asked for, the pause and the reality check",
  needs: ["member"],
  examples: [inMemory("sanam fair-play status")],
  notes: "A sign is a reason for a suggestion that is due today. It never blocks anything.",
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.fairPlay.fairPlay(), (state) => ({
      data: fairPlayJson(state),
      view: fairPlayView(state),
    }));
  },
});

export const fairPlaySeen = command({
  path: ["fair-play", "seen"],
  summary: "Note that the member has seen today's suggestion",
  needs: ["member"],
  examples: [inMemory("sanam fair-play seen")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.fairPlay.noteSuggestion(), ({ signs }) => ({
      data: { signs: signsJson(signs) },
      view: [text("Today's suggestion is not shown again.")],
    }));
  },
});

const CHECKS = REALITY_CHECK_MINUTES.map(String);

export const fairPlayRealityCheck = command({
  path: ["fair-play", "reality-check"],
  summary: "Set how often play stops for a look at time and money",
  needs: ["member"],
  examples: [inMemory("sanam fair-play reality-check --minutes 30"), inMemory("sanam fair-play reality-check 0")],
  options: { minutes: { ...needed(checkMinutes()), positional: true } },
  run: async ({ minutes }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.fairPlay.setRealityCheck(minutes), ({ realityCheckMinutes }) => ({
      data: { realityCheckMinutes },
      view: [text(`Reality check: ${realityCheckText(realityCheckMinutes)}.`)],
    }));
  },
});

function checkMinutes(): Option<RealityCheckMinutes | undefined> {
  const flags = "--minutes <count>";
  const about = `minutes at play between two checks, 0 for none: ${CHECKS.join(", ")}`;
  const read = (typed: string): Result<RealityCheckMinutes, Failure> => {
    const minutes = REALITY_CHECK_MINUTES.find((each) => String(each) === latinDigits(typed.trim()));
    if (minutes !== undefined) return ok(minutes);
    return err(usage(`${flags} takes one of ${CHECKS.join(", ")}, not ${quote(typed)}`));
  };
  return { ...option(flags, about, read), values: CHECKS };
}

export const fairPlayFigures = command({
  path: ["fair-play", "figures"],
  summary: "Show deposits, withdrawals, stakes and wins of a week, 30 days, the year and ever, and this month by day",
  needs: ["member"],
  examples: [inMemory("sanam fair-play figures")],
  notes: "A withdrawal counts when it is paid. Net is what was won less what was staked.",
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.fairPlay.figures(), (figures) => ({
      data: figuresJson(figures),
      view: figuresView(figures),
    }));
  },
});

export const fairPlayHistory = command({
  path: ["fair-play", "history"],
  summary: "List what the member decided about limits and breaks, newest first; nobody can change it",
  needs: ["member"],
  examples: [inMemory("sanam fair-play history --limit 5")],
  options: PAGING,
  run: async (query, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.fairPlay.steps(query), (page) => ({
      data: { items: page.items.map(stepJson), next: page.next },
      view: [stepsTable(page.items), ...nextPage(page)],
    }));
  },
});
