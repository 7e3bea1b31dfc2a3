import {
  isPlayLimit,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitSetting,
  MOST_MINUTES,
} from "../../../core/rules/play-limits.ts";
import {
  type LimitUse,
  limitUses,
  type Move,
  type PlayDay,
  type PlayUsage,
  reasonAgainstMove,
  withPlay,
} from "../../../core/rules/play-usage.ts";
import { type BangkokDate, bangkokDateOf, MINUTE_MS, toIso } from "../../../core/shared/bangkok-time.ts";
import { type Satang, ZERO } from "../../../core/shared/money.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import {
  amount,
  amountOrZero,
  choice,
  dayOption,
  momentOption,
  needed,
  type Option,
  option,
  quote,
  wholeNumber,
  withDefault,
} from "../../command-line/options.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { amountsJson, amountText } from "../../output/limit-amounts.ts";
import { sentenceOf } from "../../output/sentences.ts";
import { fields, type JsonObject, moment, money, table, text, yesNo } from "../../output/view.ts";

const MOVES = ["deposit", "stake", "open"] as const satisfies readonly Move["move"][];

export const rulesLimits = command({
  path: ["rules", "limits"],
  summary:
    "Show whether a member's own limits allow a deposit, a stake or a game, why, what is left and when it resets",
  needs: [],
  examples: [
    inMemory("sanam rules limits --limits deposit:day=500 --deposits 450 --move deposit --amount 100"),
    inMemory("sanam rules limits --limits loss:week=1000,time:day=60 --stakes 2026-11-14=800 --played 59 --move open"),
  ],
  notes:
    "Usage is an amount of today, or amounts of days: 2026-11-14=500,2026-11-20=200.\n" +
    "A “no” is an answer here, not a refusal: data.allowed is false and the exit code is 0.",
  options: {
    limits: needed(limitList("--limits <list>", "the member's limits: kind:period=baht, or time:day=minutes")),
    move: needed(choice("--move <move>", "what the member wants to do", MOVES)),
    amount: amount("--amount <baht>", "the amount of the deposit or the stake"),
    deposits: byDay("--deposits <amounts>", "deposits that were credited", amountOrZero),
    stakes: byDay("--stakes <amounts>", "stakes of rounds that ended", amountOrZero),
    wins: byDay("--wins <amounts>", "what these rounds paid", amountOrZero),
    played: byDay("--played <amounts>", "whole minutes at play", minutesOf),
    waiting: withDefault(amountOrZero("--waiting <baht>", "deposits that wait for their credit"), ZERO),
    running: withDefault(amountOrZero("--running <baht>", "stakes of rounds that go on"), ZERO),
    at: momentOption("--at <time>", "the moment to judge (default: now)"),
  },
  run: ({ limits, move: wanted, amount: asked, at, waiting, running, ...played }, context) => {
    const move = moveOf(wanted, asked);
    if (!move.ok) return move;
    const now = at ?? context.now();
    const usage: PlayUsage = {
      days: daysOf(played, bangkokDateOf(now)),
      underWay: { depositsSatang: waiting, stakesSatang: running },
    };
    const refusal = reasonAgainstMove(limits, usage, move.value, now);
    const reason = refusal && sentenceOf(refusal);
    const uses = limitUses(limits, usage, now).filter((each) => each.amount !== undefined);
    const explanation = `${COUNTS[wanted]} ${PERIODS}`;
    return ok({
      data: {
        allowed: refusal === undefined,
        reason: reason ?? null,
        code: refusal?.code ?? null,
        stoppedBy: refusal ? `${refusal.facts["limitKind"]}:${refusal.facts["limitPeriod"]}` : null,
        move: wanted,
        amountSatang: asked ?? null,
        limits: uses.map(useJson),
        explanation,
      },
      view: [
        fields({
          Allowed: yesNo(refusal === undefined),
          Reason: reason,
          Asked: asked === undefined ? wanted : `${wanted} ${money(asked)}`,
        }),
        table(["Limit", "Period", "Set>", "Used>", "Left>", "Resets"], uses.map(useRow), "No limits."),
        text(explanation),
      ],
    });
  },
});

const COUNTS = {
  deposit: "A deposit counts against limits of deposits, from the moment that it is asked for.",
  stake:
    "A stake counts against limits of stakes and losses; a round may lose no more than its stake. Time that is used up stops it.",
  open: "A game opens while something is left of time, losses and stakes.",
} as const satisfies Record<Move["move"], string>;

const PERIODS =
  "Exactly what is left is still allowed. A day is a Bangkok day, a week the last seven days, a month the calendar month.";

function useJson({ kind, period, amount: limit, used, left, resetsAt }: LimitUse): JsonObject {
  return { kind, period, ...amountsJson(kind, { limit, used, left }), resetsAt: toIso(resetsAt) };
}

function useRow({ kind, period, amount: limit, used, left, resetsAt }: LimitUse): readonly string[] {
  return [kind, period, ...[limit, used, left].map((each) => amountText(kind, each)), moment(resetsAt)];
}

function moveOf(move: Move["move"], asked: Satang | undefined): Result<Move, Failure> {
  if (move === "open") {
    return asked === undefined ? ok({ move }) : err(usage("--amount <baht> is for a deposit or a stake, not for open"));
  }
  return asked === undefined
    ? err(usage(`--amount <baht> is missing: the amount of the ${move}`))
    : ok({ move, amount: asked });
}

/** `kind:period=amount`, with commas between them. */
function limitList(flags: string, about: string): Option<readonly LimitSetting[] | undefined> {
  return option(flags, about, (typed) => {
    const settings: LimitSetting[] = [];
    for (const part of typed.split(",")) {
      const [name = "", value, ...rest] = part.split("=");
      const [kindText = "", periodText] = name.trim().toLowerCase().split(":");
      const kind = LIMIT_KINDS.find((each) => each === kindText);
      const period = LIMIT_PERIODS.find((each) => each === periodText);
      if (!kind || !period || !isPlayLimit({ kind, period }) || value === undefined || rest.length > 0) {
        return err(
          usage(`${flags} takes limits such as deposit:day=500,loss:week=1000,time:day=60, not ${quote(part)}`),
        );
      }
      if (settings.some((each) => each.kind === kind && each.period === period)) {
        return err(usage(`${flags} has ${kind}:${period} twice`));
      }
      const read = (kind === "time" ? minutesOf : amountOrZero)(flags, about).read(value);
      if (!read.ok) return read;
      settings.push({ kind, period, amount: read.value, asked: undefined });
    }
    return ok(settings);
  });
}

function minutesOf(flags: string, about: string): Option<number | undefined> {
  return wholeNumber(flags, about, { min: 0, max: MOST_MINUTES });
}

interface OfDay<T> {
  /** Undefined for today. */
  readonly day: BangkokDate | undefined;
  readonly value: T;
}

type ReaderOf<T> = (flags: string, about: string) => Option<T | undefined>;

/** One value of today, or `day=value` with commas between them. */
function byDay<T>(flags: string, about: string, reader: ReaderOf<T>): Option<readonly OfDay<T>[]> {
  const { read: readValue } = needed(reader(flags, about));
  const { read: readDay } = needed(dayOption(flags, about));
  const read = (typed: string): Result<readonly OfDay<T>[], Failure | Refusal> => {
    if (!typed.includes("=")) return mapOk(readValue(typed), (value) => [{ day: undefined, value }]);
    const entries: OfDay<T>[] = [];
    for (const part of typed.split(",")) {
      const [dayText = "", valueText, ...rest] = part.split("=");
      if (valueText === undefined || rest.length > 0) {
        return err(
          usage(`${flags} takes an amount of today, or of days as 2026-11-14=500,2026-11-20=200, not ${quote(part)}`),
        );
      }
      const day = readDay(dayText);
      if (!day.ok) return day;
      const value = readValue(valueText);
      if (!value.ok) return value;
      entries.push({ day: day.value, value: value.value });
    }
    return ok(entries);
  };
  return withDefault(option(flags, about, read), [], "none");
}

interface Played {
  readonly deposits: readonly OfDay<Satang>[];
  readonly stakes: readonly OfDay<Satang>[];
  readonly wins: readonly OfDay<Satang>[];
  readonly played: readonly OfDay<number>[];
}

function daysOf({ deposits, stakes, wins, played }: Played, today: BangkokDate): readonly PlayDay[] {
  const more: readonly (readonly [BangkokDate, Partial<Omit<PlayDay, "day">>])[] = [
    ...deposits.map(({ day, value }) => [day ?? today, { depositedSatang: value }] as const),
    ...stakes.map(({ day, value }) => [day ?? today, { stakedSatang: value }] as const),
    ...wins.map(({ day, value }) => [day ?? today, { wonSatang: value }] as const),
    ...played.map(({ day, value }) => [day ?? today, { playedMs: value * MINUTE_MS }] as const),
  ];
  return more.reduce<readonly PlayDay[]>((days, [day, each]) => withPlay(days, day, each), []);
}
