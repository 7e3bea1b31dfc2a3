import type { Json } from "../../../../cli/output/view.ts";
import { satang } from "../../../../core/shared/money.ts";
import type { HouseStep } from "../../../arbitraries/house/house-steps.ts";
import { creditOf, MINUTE } from "../naive-house.ts";
import { inBaht, memberAt, type PlanStep, pickFitting, textIn } from "../planned.ts";

type Of<Type extends HouseStep["type"]> = Extract<HouseStep, { readonly type: Type }>;

const GAME = "sanam-dice";

export const planOpenGame: PlanStep<Of<"open-game">> = (model, { who }) => {
  const actor = memberAt(model, who);
  const name = `${actor.name}Launch${actor.launches.length + 1}`;
  return {
    title: `${actor.name} opens the dice`,
    actor,
    about: actor,
    call: { use: "games open", with: { game: GAME } },
    keyed: true,
    send: async (real, key) => real.service(actor).openGame(GAME, key, await real.token(actor)),
    refusal: undefined,
    capture: { [name]: "launchId" },
    apply: (answer) => {
      // Another launch of the same game ends the earlier one.
      for (const launch of actor.launches) launch.ended = true;
      actor.launches.push({ name, id: textIn(answer, "launchId"), usedAt: model.now, ended: false });
      return { gameId: GAME };
    },
  };
};

/** What a stake of 10,000 pays back. */
const PAYS: Readonly<Record<string, number>> = { low: 19_400, high: 19_400, eleven: 77_600, triple: 349_200 };
const FACE_PAYS = 23_024;

export const planPlay: PlanStep<Of<"play">> = (model, { who, nth, bet, amount }) => {
  const actor = memberAt(model, who);
  const launch = pickFitting(actor.launches, nth, ({ ended }) => !ended);
  if (!launch) return undefined;
  const isOver = launch.ended || model.now >= launch.usedAt + 30 * MINUTE;
  const win = Math.floor((amount * (PAYS[bet] ?? FACE_PAYS)) / 10_000);
  return {
    title: `${actor.name} stakes ${inBaht(amount)} baht on ${bet}`,
    actor,
    about: actor,
    call: { use: "games play", with: { launch: `$${launch.name}`, on: bet, amount: inBaht(amount) } },
    keyed: true,
    send: ({ house }, key) => house.tables.play(launch.id, { betOn: bet, amount: satang(amount) }, key),
    refusal: isOver
      ? "launch-over"
      : amount < 100
        ? "amount-below-minimum"
        : amount > 1_000_000
          ? "amount-above-maximum"
          : amount > creditOf(actor)
            ? "credit-insufficient"
            : undefined,
    chances: [
      { credit: 0 - amount, points: 0 },
      { credit: win - amount, points: 0 },
    ],
    apply: (answer) => {
      const won = isWon(bet, diceOf(answer)) ? win : 0;
      launch.usedAt = model.now;
      actor.rounds.push({ at: model.now, stake: amount, win: won });
      actor.lines.push({ kind: "game", at: model.now, credit: won - amount, points: 0 });
      return { "round.betSatang": amount, "round.winSatang": won, creditSatang: creditOf(actor) };
    },
  };
};

function diceOf(answer: Json): readonly number[] {
  const dice: unknown = Object(Reflect.get(Object(answer), "round")).dice;
  return Array.isArray(dice) ? dice.map(Number) : [];
}

function isWon(bet: string, dice: readonly number[]): boolean {
  const total = dice.reduce((sum, face) => sum + face, 0);
  if (bet === "low") return total <= 10;
  if (bet === "high") return total >= 11;
  if (bet === "eleven") return total === 11;
  if (bet === "triple") return new Set(dice).size === 1;
  return dice.includes(Number(bet.replace("face-", "")));
}
