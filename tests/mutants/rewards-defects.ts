import type { Mutant } from "./mutant.ts";

const REWARD = "adapters/house/rewards/reward/decide.ts";
const REWARD_EVOLVE = "adapters/house/rewards/reward/evolve.ts";
const CARD = "adapters/house/rewards/flip-card/decide.ts";
const CARD_EVOLVE = "adapters/house/rewards/flip-card/evolve.ts";
const WHEEL = "adapters/house/rewards/wheel";
const CHECK_IN = "adapters/house/rewards/check-in";
const BONUS = "core/rules/affiliate-bonus.ts";
const law = "adapters/house";

/** Rewards, the wheel, cards, check-ins and the affiliate programme. */
export const REWARDS_DEFECTS: readonly Mutant[] = [
  {
    defect: "a waiting purchase does not stop the next one",
    file: REWARD,
    find: 'if (isWaiting) return refuse("reward-waiting");',
    replace: "",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "a reward for a month counts by day",
    file: REWARD,
    find: "counts.month === monthOf(today) ? counts.inMonth : 0",
    replace: "counts.day === today ? counts.inMonth : 0",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "a reward for a day counts for ever",
    file: REWARD,
    find: "return counts.day === today ? counts.onDay : 0;",
    replace: "return counts.onDay;",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "a reward for ever counts by month",
    file: REWARD,
    find: 'if (per === "ever") return counts.ever;',
    replace: 'if (per === "ever") return counts.month === monthOf(today) ? counts.inMonth : 0;',
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "a reward may cost more points than there are",
    file: REWARD,
    find: "return pricePoints > state.points ?",
    replace: "return pricePoints > state.points + 50 ?",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "a reward's price is not taken",
    file: REWARD_EVOLVE,
    find: '"reward", { id, at, title }, -price), event',
    replace: '"reward", { id, at, title }, 0 * price), event',
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "a rejected purchase returns nothing",
    file: REWARD_EVOLVE,
    find: 'postPrize(rejected, "reward", { id, at, title }, price)',
    replace: 'postPrize(rejected, "reward", { id, at, title }, 0 * price)',
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "a granted purchase gives nothing",
    file: REWARD_EVOLVE,
    find: '"reward", { id, at, title }, 0, prize),',
    replace: '"reward", { id, at, title }, 0, prize && undefined),',
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "a rejected purchase counts",
    file: REWARD_EVOLVE,
    find: "uncountClaim(state.claimCounts, requestIn(state.claims, id))",
    replace: "(requestIn(state.claims, id), state.claimCounts)",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "one spin more a day",
    file: `${WHEEL}/decide.ts`,
    find: "spinsOn(state, now) >= spinsPerDay",
    replace: "spinsOn(state, now) > spinsPerDay",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "spins are counted for ever",
    file: `${WHEEL}/decide.ts`,
    find: "return spins.day === bangkokDateOf(now) ? spins.count : 0;",
    replace: "return bangkokDateOf(now) ? spins.count : 0;",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "a spin's price is not taken",
    file: `${WHEEL}/evolve.ts`,
    find: "-event.price, event.prize",
    replace: "0 * event.price, event.prize",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "a spin's prize is not added",
    file: `${WHEEL}/evolve.ts`,
    find: "-event.price, event.prize",
    replace: "-event.price",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "the wheel draws every segment alike",
    file: "adapters/house/rewards/draw.ts",
    find: "rest -= item.chance;",
    replace: "rest -= 1 / items.length;",
    law: "adapters/house/rewards/rewards.test.ts",
  },
  {
    defect: "the last prize comes more rarely than shown",
    file: "adapters/house/rewards/draw.ts",
    find: "let rest = random();",
    replace: "let rest = random() * 0.7;",
    law: "adapters/house/rewards/rewards.test.ts",
  },
  {
    defect: "one card more a day",
    file: CARD,
    find: "playsOn(state, eventId, now) >= playsPerDay",
    replace: "playsOn(state, eventId, now) > playsPerDay",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "the prize is that of the first card",
    file: CARD,
    find: "const prize = revealed[card] ??",
    replace: "const prize = revealed[0] ??",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "a card's prize comes twice: at once and from staff",
    file: CARD_EVOLVE,
    find: "const prizeNow = claimId === undefined ? prize : undefined;",
    replace: "const prizeNow = prize;",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "a card's price is not taken",
    file: CARD_EVOLVE,
    find: "-price, prizeNow",
    replace: "0 * price, prizeNow",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "a check-in is done twice a day",
    file: `${CHECK_IN}/decide.ts`,
    find: 'if (state.lastCheckIn?.day === day) return err(refuse("check-in-done", { resetsAt: endOfDay(day) }));',
    replace: "",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "tomorrow's points are today's",
    file: `${CHECK_IN}/views.ts`,
    find: "valueTomorrow: checkInPoints(inARow + 1),\n    today,",
    replace: "valueTomorrow: checkInPoints(inARow),\n    today,",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "the check-in's reply announces today's points",
    file: `${CHECK_IN}/views.ts`,
    find: "value: points, valueTomorrow: checkInPoints(inARow + 1)",
    replace: "value: points, valueTomorrow: checkInPoints(inARow)",
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
  {
    defect: "an affiliate share is rounded up",
    file: BONUS,
    find: "Math.floor((rest * tenThousandths) / 10_000)",
    replace: "Math.ceil((rest * tenThousandths) / 10_000)",
    law: "core/rules/affiliate-bonus.test.ts",
  },
  {
    defect: "a loss is shared before the day is closed",
    file: BONUS,
    find: "lost > 0 && isClosed(day, now)",
    replace: "lost > 0",
    law: "core/rules/affiliate-bonus.test.ts",
  },
  {
    defect: "a day closes at midnight",
    file: BONUS,
    find: "now >= endOfDay(day) + DAY_CLOSES_AFTER_MS",
    replace: "now >= endOfDay(day)",
    law: "core/rules/affiliate-bonus.test.ts",
  },
  {
    defect: "the share of stakes is twice as large",
    file: BONUS,
    find: "af: 50,",
    replace: "af: 100,",
    law: "core/rules/affiliate-bonus.test.ts",
  },
  {
    defect: "each type is paid from the whole balance",
    file: "adapters/house/affiliate/decide.ts",
    find: "if (amount > left[source]) {",
    replace: "if (amount > totalOf(left)) {",
    law: "adapters/house/laws/affiliate-laws.test.ts",
  },
  {
    defect: "what was withdrawn comes back",
    file: "adapters/house/affiliate/affiliate-left.ts",
    find: "return { af: left(earned.af, withdrawn.af), wl:",
    replace: "return { af: left(earned.af, ZERO && withdrawn.af), wl:",
    law: "adapters/house/laws/affiliate-laws.test.ts",
  },
  {
    defect: "friends have their whole names",
    file: "adapters/house/affiliate/downline.ts",
    find: "maskedName: maskName(account.username)",
    replace: "maskedName: account.username",
    law,
  },
  {
    defect: "the feed has whole names",
    file: "adapters/house/site/feed.ts",
    find: "maskedName: maskName(account.name)",
    replace: "maskedName: account.name",
    law,
  },
];
