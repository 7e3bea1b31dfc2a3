import type { HouseStep } from "../../../arbitraries/house/house-steps.ts";
import { checkInOf, dayOf, levelOf, monthOfDay, type NaiveHouse, type NaiveMember, pointsOf } from "../naive-house.ts";
import { addRequest, type Balance, memberAt, nextName, type PlanStep, textIn } from "../planned.ts";

type Of<Type extends HouseStep["type"]> = Extract<HouseStep, { readonly type: Type }>;

export const planCheckIn: PlanStep<Of<"check-in">> = (model, { who }) => {
  const actor = memberAt(model, who);
  const { done, inARow, points, tomorrow } = checkInOf(actor, model.now);
  return {
    title: `${actor.name} checks in`,
    actor,
    about: actor,
    call: { use: "check-in claim" },
    keyed: true,
    send: (real, key) => real.service(actor).checkIn(key),
    refusal: done ? "check-in-done" : undefined,
    apply: () => {
      actor.checkIns.push({ day: dayOf(model.now), points, inARow });
      actor.lines.push({ kind: "check-in", at: model.now, credit: 0, points });
      return { value: points, valueTomorrow: tomorrow };
    },
  };
};

const SPIN_PRICE = 20;
const SPIN_PRIZES: readonly Balance[] = [
  { credit: 0, points: 0 },
  { credit: 0, points: 10 },
  { credit: 0, points: 20 },
  { credit: 0, points: 50 },
  { credit: 500, points: 0 },
  { credit: 2_000, points: 0 },
  { credit: 10_000, points: 0 },
];

export const planSpin: PlanStep<Of<"spin">> = (model, { who }) => {
  const actor = memberAt(model, who);
  const today = actor.spins.filter((at) => dayOf(at) === dayOf(model.now)).length;
  const points = pointsOf(actor);
  return {
    title: `${actor.name} spins the wheel`,
    actor,
    about: actor,
    call: { use: "wheel spin" },
    keyed: true,
    send: (real, key) => real.service(actor).spinWheel(key),
    refusal: today >= 5 ? "wheel-no-spins-left" : points < SPIN_PRICE ? "points-insufficient" : undefined,
    chances: SPIN_PRIZES.map((prize) => ({ credit: prize.credit, points: prize.points - SPIN_PRICE })),
    apply: (answer) => {
      actor.spins.push(model.now);
      return postDrawn(model, actor, "wheel", SPIN_PRICE, answer, SPIN_PRIZES);
    },
  };
};

const CARDS = {
  "flip-card": { id: "lucky", price: 10, perDay: 5, count: 6 },
  "flip-card-reward": { id: "gifts", price: 60, perDay: 3, count: 9 },
};
const CARD_PRIZES: readonly Balance[] = [
  { credit: 0, points: 0 },
  { credit: 0, points: 5 },
  { credit: 0, points: 20 },
  { credit: 500, points: 0 },
  { credit: 5_000, points: 0 },
];

export const planFlip: PlanStep<Of<"flip">> = (model, { who, game, card }) => {
  const actor = memberAt(model, who);
  const { id, price, perDay, count } = CARDS[game];
  const eventId = `${id}-${monthOfDay(dayOf(model.now))}`;
  const today = actor.flips.filter((flip) => flip.game === game && dayOf(flip.at) === dayOf(model.now)).length;
  // Prizes of the other game wait for staff.
  const prizes = game === "flip-card" ? CARD_PRIZES : [{ credit: 0, points: 0 }];
  return {
    title: `${actor.name} turns card ${card + 1} of ${game}`,
    actor,
    about: actor,
    call: { use: "flip-card play", with: { card: card + 1, game, event: eventId } },
    keyed: true,
    send: (real, key) => real.service(actor).flipCard(game, { eventId, card }, key),
    refusal:
      card >= count
        ? "card-not-there"
        : today >= perDay
          ? "cards-no-plays-left"
          : pointsOf(actor) < price
            ? "points-insufficient"
            : undefined,
    chances: prizes.map((prize) => ({ credit: prize.credit, points: prize.points - price })),
    apply: (answer) => {
      actor.flips.push({ at: model.now, game });
      checkCard(answer, card);
      if (game === "flip-card") return postDrawn(model, actor, "flip-card", price, answer, prizes);
      actor.lines.push({ kind: "flip-card", at: model.now, credit: 0, points: -price });
      addGift(model, actor, price, answer);
      return { pointsAfter: pointsOf(actor) };
    },
  };
};

/** The prize is that of the card that was turned. */
function checkCard(answer: unknown, card: number): void {
  const { prize, revealed } = Object(answer);
  const under = JSON.stringify(Object(revealed)[card]);
  if (JSON.stringify(prize) !== under)
    throw new Error(`card ${card + 1} has ${under}, and gives ${JSON.stringify(prize)}`);
}

/** What staff hand out, unless the card was empty. */
function addGift(model: NaiveHouse, owner: NaiveMember, price: number, answer: unknown): void {
  const won = Object(Reflect.get(Object(answer), "prize"));
  if (won.kind === "nothing") return;
  const prize = { credit: won.kind === "credit" ? Number(won.amountSatang) : 0, points: 0 };
  addRequest(model, {
    kind: "gift",
    name: nextName(model, "gift"),
    owner,
    id: "",
    amount: 0,
    status: "checking",
    createdAt: model.now,
    attempts: [],
    price,
    prize,
  });
}

/** Pays the price and posts the prize that the answer names, which must be one of those that are told. */
function postDrawn(
  { now }: NaiveHouse,
  member: NaiveMember,
  kind: string,
  price: number,
  answer: unknown,
  prizes: readonly Balance[],
): { readonly pointsAfter: number } {
  const prize = Object(Reflect.get(Object(answer), "prize"));
  const drawn = {
    credit: prize.kind === "credit" ? Number(prize.amountSatang) : 0,
    points: prize.kind === "points" ? Number(prize.points) : 0,
  };
  if (!prizes.some(({ credit, points }) => credit === drawn.credit && points === drawn.points)) {
    throw new Error(`${kind} gives a prize that it does not offer: ${JSON.stringify(prize)}`);
  }
  const line = { kind, at: now, credit: drawn.credit, points: drawn.points - price };
  if (line.credit !== 0 || line.points !== 0) member.lines.push(line);
  return { pointsAfter: pointsOf(member) };
}

interface NaiveReward {
  readonly price: number;
  readonly prize: Balance;
  readonly level?: "gold";
  readonly once?: "day" | "month" | "ever";
}

const REWARDS: Readonly<Record<string, NaiveReward>> = {
  "credit-20": { price: 100, prize: { credit: 2_000, points: 0 }, once: "day" },
  "credit-1000": { price: 4_000, prize: { credit: 100_000, points: 0 }, level: "gold", once: "month" },
  bottle: { price: 350, prize: { credit: 0, points: 0 } },
  welcome: { price: 0, prize: { credit: 0, points: 50 }, once: "ever" },
  "gold-month": { price: 0, prize: { credit: 5_000, points: 0 }, level: "gold", once: "month" },
};

export const planClaim: PlanStep<Of<"claim">> = (model, { who, reward }) => {
  const actor = memberAt(model, who);
  const name = nextName(model, "claim");
  return {
    title: `${actor.name} claims ${reward}`,
    actor,
    about: actor,
    call: { use: "reward request", with: { reward } },
    keyed: true,
    send: (real, key) => real.service(actor).claimReward(reward, key),
    refusal: claimRefusal(model, actor, reward),
    capture: { [name]: "id" },
    apply: (answer) => {
      const { price = 0, prize = { credit: 0, points: 0 } } = REWARDS[reward] ?? {};
      addRequest(model, {
        kind: "claim",
        name,
        owner: actor,
        id: textIn(answer, "id"),
        amount: 0,
        status: "checking",
        createdAt: model.now,
        attempts: [],
        reward,
        price,
        prize,
      });
      if (price > 0) actor.lines.push({ kind: "reward", at: model.now, credit: 0, points: -price });
      return { status: "checking", rewardId: reward, pricePoints: price };
    },
  };
};

function claimRefusal({ now }: NaiveHouse, member: NaiveMember, id: string): string | undefined {
  const reward = REWARDS[id];
  if (!reward) return "reward-not-found";
  if (reward.level === "gold" && levelOf(member, now) === "silver") return "reward-level";
  const claims = member.requests.filter((request) => request.reward === id);
  if (claims.some(({ status }) => status === "checking")) return "reward-waiting";
  const today = dayOf(now);
  const counted = claims.filter(
    ({ status, createdAt }) =>
      status !== "rejected" &&
      (reward.once === "ever" ||
        (reward.once === "day" && dayOf(createdAt) === today) ||
        (reward.once === "month" && monthOfDay(dayOf(createdAt)) === monthOfDay(today))),
  );
  if (counted.length > 0) return reward.once === "day" ? "reward-used-today" : `reward-used-${reward.once}`;
  return reward.price > pointsOf(member) ? "points-insufficient" : undefined;
}
