import type { FairPlay, PlayLimitLeft } from "../../../core/fair-play/model.ts";
import type { FairPlayPort } from "../../../core/fair-play/port.ts";
import {
  isPlayLimit,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  MOST_MINUTES,
  type PlayLimit,
} from "../../../core/rules/play-limits.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Satang } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import { type CommandResult, command, inMemory } from "../../command-line/command.ts";
import { amountOrZero, choice, needed, type Values, wholeNumber } from "../../command-line/options.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { amountText } from "../../output/limit-amounts.ts";
import { moment, text } from "../../output/view.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { limitFields, limitJson, limitsTable } from "./fair-play-view.ts";

/** What names one limit. */
const LIMIT = {
  kind: needed(choice("--kind <kind>", "what is limited", LIMIT_KINDS)),
  period: needed(choice("--period <period>", "how long it counts; time is limited by the day only", LIMIT_PERIODS)),
} as const;

const WAITS =
  "A first limit and a lower one hold at once. A higher one, or none, is asked for: confirm it a day later.";

export const fairPlayLimitsShow = command({
  path: ["fair-play", "limits", "show"],
  summary: "List every limit with what is used and left of it, and when it resets",
  needs: ["member"],
  examples: [inMemory("sanam fair-play limits show")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.fairPlay.fairPlay(), ({ limits }) => ({
      data: { items: limits.map(limitJson) },
      view: [limitsTable(limits)],
    }));
  },
});

export const fairPlayLimitsSet = command({
  path: ["fair-play", "limits", "set"],
  summary: "Set a limit: a lower one holds at once, a higher one waits for a day and for your confirmation",
  needs: ["member"],
  examples: [
    inMemory("sanam fair-play limits set --kind deposit --period day --amount 5000"),
    inMemory("sanam fair-play limits set --kind time --period day --minutes 60"),
  ],
  notes: WAITS,
  options: {
    ...LIMIT,
    amount: amountOrZero("--amount <baht>", "the limit of deposits, losses or stakes"),
    minutes: wholeNumber("--minutes <count>", "the limit of time", { min: 0, max: MOST_MINUTES }),
  },
  run: async (options, context) => {
    const amount = amountOf(options);
    if (!amount.ok) return amount;
    return change(options, context, (fairPlay, limit) => fairPlay.setLimit(limit, amount.value));
  },
});

export const fairPlayLimitsRemove = command({
  path: ["fair-play", "limits", "remove"],
  summary: "Ask for the end of a limit; it goes on until you confirm that a day later",
  needs: ["member"],
  examples: [inMemory("sanam fair-play limits remove --kind loss --period week")],
  notes: WAITS,
  options: LIMIT,
  run: (options, context) => change(options, context, (fairPlay, limit) => fairPlay.setLimit(limit, undefined)),
});

export const fairPlayLimitsConfirm = command({
  path: ["fair-play", "limits", "confirm"],
  summary: "Confirm the higher limit, or its end, that was asked for a day before",
  needs: ["member"],
  examples: ["sanam fair-play limits confirm --kind deposit --period day"],
  notes: "It can be confirmed from 24 hours on, and within 72 more. `fair-play status` says when.",
  options: LIMIT,
  run: (options, context) =>
    change(options, context, async (fairPlay, limit) => {
      const before = await fairPlay.fairPlay();
      if (!before.ok) return before;
      const asked = offered(before.value, limit)?.asked;
      return asked ? fairPlay.confirmLimit(limit, asked.amount) : err(refuse("limit-not-asked"));
    }),
});

export const fairPlayLimitsCancel = command({
  path: ["fair-play", "limits", "cancel"],
  summary: "Take back what was asked for; the limit stays as it is",
  needs: ["member"],
  examples: [inMemory("sanam fair-play limits cancel --kind deposit --period day")],
  options: LIMIT,
  run: (options, context) => change(options, context, (fairPlay, limit) => fairPlay.cancelLimit(limit)),
});

function limitOf({ kind, period }: Values<typeof LIMIT>): Result<PlayLimit, Failure> {
  if (isPlayLimit({ kind, period })) return ok({ kind, period });
  return err(usage(`--period <period>: ${kind} is limited by the day only, not by the ${period}`));
}

interface Typed {
  readonly kind: LimitKind;
  readonly amount: Satang | undefined;
  readonly minutes: number | undefined;
}

const NAMES = { deposit: "deposits", loss: "losses", stake: "stakes" } as const;

/** Satang, or minutes for time. */
function amountOf({ kind, amount, minutes }: Typed): Result<number, Failure> {
  if (kind === "time") {
    if (amount !== undefined)
      return err(usage("--amount <baht> is for money: a limit of time takes --minutes <count>"));
    return minutes === undefined ? err(usage("--minutes <count> is missing: the limit of time")) : ok(minutes);
  }
  const of = `limit of ${NAMES[kind]}`;
  if (minutes !== undefined) return err(usage(`--minutes <count> is for time: a ${of} takes --amount <baht>`));
  return amount === undefined ? err(usage(`--amount <baht> is missing: the ${of}`)) : ok(amount);
}

function offered({ limits }: FairPlay, { kind, period }: PlayLimit): PlayLimitLeft | undefined {
  return limits.find((each) => each.kind === kind && each.period === period);
}

/** Makes a change of one limit, and shows the limit after it with what is to be done where the change waits. */
async function change(
  options: Values<typeof LIMIT>,
  context: CommandContext,
  make: (fairPlay: FairPlayPort, name: PlayLimit) => Promise<Result<FairPlay, Problem>>,
): Promise<CommandResult> {
  const name = limitOf(options);
  if (!name.ok) return name;
  const backend = await connectAsMember(context);
  if (!backend.ok) return backend;
  const { fairPlay, targetOptions } = backend.value;
  const after = await make(fairPlay, name.value);
  if (!after.ok) return after;
  const limit = offered(after.value, name.value);
  // The change was made, whatever the backend tells of it.
  if (!limit) return ok({ data: null, view: [text("The change was made.")] });
  const { kind, period, amount, asked } = limit;
  const words = `--kind ${kind} --period ${period}${targetOptions}`;
  const sentences = asked
    ? [
        `Until it is confirmed, ${amountText(kind, amount, "no limit")} holds. From ${moment(asked.from)} until ${moment(asked.until)}, run:`,
        `sanam fair-play limits confirm ${words}`,
      ]
    : [amount === undefined ? "There is no such limit." : "The limit holds."];
  return ok({ data: limitJson(limit), view: [...sentences.map(text), limitFields(limit)] });
}
