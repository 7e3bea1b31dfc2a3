import { type Defect, defectsBelow } from "./plant.ts";

const NO_LAW = undefined;
const REWARDS = "adapters/house/rewards";
const days = "adapters/house/laws/day-laws.test.ts";
const rewardEdges = "adapters/house/rewards/rewards-edges.test.ts";

/** Rewards, the wheel, cards, check-ins, games and the affiliate programme. */
export const REWARDS_DEFECTS: readonly Defect[] = [
  ...defectsBelow(REWARDS, days, [
    [
      "a row of check-ins survives a missed day",
      "inARowOn",
      ["last?.day === addDays(day, -1)", "last && last.day >= addDays(day, -2)"],
    ],
    ["a missed day only pauses a row of check-ins", "inARowOn", ["$1 ? $2 : 1", "(last?.inARow ?? 0) + 1"]],
    ["a check-in never continues a row", "inARowOn", ["$1 ? $2 : 1", "1"]],
    [
      "a row of check-ins begins anew with the month",
      "inARowOn",
      ["$1 ? $2 : 1", '$1 && !day.endsWith("-01") ? $2 : 1'],
    ],
    [
      "a check-in is for the day of Greenwich",
      "decideCheckIn.day",
      ["bangkokDateOf($)", "new Date($).toISOString().slice(0, 10) as BangkokDate"],
    ],
    ["a row pays the next day's points", "checkInPoints", ["inARow - 1", "inARow"]],
  ]),
  ...defectsBelow("adapters/house/games", "adapters/house/games/games-edges.test.ts", [
    ["a round may cost more than the credit", "judgeStake", ["bet > creditSatang", "bet > creditSatang + 100"]],
    ["a round has no largest stake", "judgeStake.maximumSatang", ["$", "($ * 10) as typeof $"]],
    ["an unknown bet is played as another", "dice.play", ["!isDiceBet($)", '$ === ""']],
    [
      "a round at a game whose maker is down",
      "checkGame",
      ["providerDown ? $1 : $2", 'providerDown && game.id === "" ? $1 : $2'],
    ],
    [
      "a table shows an end that is a minute late",
      "tableView.expiresAt",
      ["launchEnd($)", "(launchEnd($) + 60_000) as typeof $.usedAt"],
    ],
    ["a launch goes on after its end", "findLiveLaunch", ["now >= launchEnd($)", "now > launchEnd($)"]],
    ["a launch outlives its session", "findLiveLaunch", ["$ ? launch : undefined", "$ ? launch : launch"]],
    ["a round does not move the launch's end", "withLaunch", ["isUse ? at : launch.usedAt", "launch.usedAt"]],
    [
      "leaving one game leaves them all open",
      "games-left",
      ["!launches.includes(id)", 'launches.length < 0 || id !== ""'],
    ],
    [
      "a win is paid without its stake",
      "round-played",
      ["add(win, taken ?? ZERO)", "add(win > 0 ? subtract(win, bet) : win, taken ?? ZERO)"],
    ],
    ["a stake counts as won", "playRow.sums", ["[$1, bet, win]", "[$1, bet, bet]"]],
  ]),
  ...defectsBelow("core", "core/rules/dice.test.ts", [
    ["a win is rounded up", "diceWin", ["Math.floor($)", "Math.ceil($)"]],
    ["high wins from 12", "isDiceWin", ["$ >= 11", "$ >= 12"]],
    ["a die never shows 6", "face", ["FACES.length", "5"]],
  ]),
  ...defectsBelow(REWARDS, rewardEdges, [
    ["a waiting purchase does not stop the next one", "checkReward", ['if ($) $has("reward-waiting")', ""]],
    [
      "a reward for a month counts by day",
      "countedClaims",
      ["counts.month === monthOf(today)", "counts.day === today"],
    ],
    ["a reward for a day counts for ever", "countedClaims", ["$ ? counts.onDay : 0", "counts.onDay"]],
    [
      "a reward for ever counts by month",
      "countedClaims",
      ["counts.ever", "counts.month === monthOf(today) ? counts.inMonth : 0"],
    ],
    ["a reward may cost more points than there are", "checkReward", ["$ > state.points", "$ > state.points + 50"]],
    ["a reward's price is not taken", "reward-claimed", ["-price", "0 * price"]],
    [
      "a rejected purchase returns nothing",
      "reward-rejected",
      ["postPrize($1, $2, $3, price)", "postPrize($1, $2, $3, 0 * price)"],
    ],
    [
      "a granted purchase gives nothing",
      "reward-granted",
      ["postPrize($1, $2, $3, $4, prize)", "postPrize($1, $2, $3, $4, prize && undefined)"],
    ],
    ["a rejected purchase counts", "reward-rejected", ["uncountClaim($1, $2)", "($2, $1)"]],
    ["one spin more a day", "decideWheel", ["$ >= spinsPerDay", "$ > spinsPerDay"]],
    ["spins are counted for ever", "spinsOn", ["spins.day === $", "$"]],
    ["a spin's price is not taken", "wheel-spun", ["-event.price", "0 * event.price"]],
    [
      "a spin's prize is not added",
      "wheel-spun",
      ["postPrize($1, $2, $3, $4, event.prize)", "postPrize($1, $2, $3, $4)"],
    ],
    ["one card more a day", "decideFlipCard", ["$ >= playsPerDay", "$ > playsPerDay"]],
    ["the prize is that of the first card", "decideFlipCard.prize", ["revealed[card]", "revealed[0]"]],
    [
      "a card's prize comes twice: at once and from staff",
      "card-flipped.prizeNow",
      ["$1 ? prize : undefined", "prize"],
    ],
    ["a card's price is not taken", "card-flipped", ["-price", "0 * price"]],
    ["a check-in is done twice a day", "decideCheckIn", ['if ($) $has("check-in-done")', ""]],
    ["tomorrow's points are today's", "checkInLog.valueTomorrow", ["checkInPoints($ + 1)", "checkInPoints($)"]],
    [
      "the check-in's reply announces today's points",
      "checkInReply.valueTomorrow",
      ["checkInPoints($ + 1)", "checkInPoints($)"],
    ],
  ]),
  ...defectsBelow(REWARDS, "adapters/house/rewards/rewards.test.ts", [
    ["the wheel draws every segment alike", "draw", ["$ -= item.chance", "$ -= 1 / items.length"]],
    ["the last prize comes more rarely than shown", "draw", ["random()", "random() * 0.7"]],
  ]),
  ...defectsBelow("core", "core/rules/affiliate-bonus.test.ts", [
    ["an affiliate share is rounded up", "shareOf", ["Math.floor($)", "Math.ceil($)"]],
    ["a loss is shared before the day is closed", "affiliateBonus", ["$ && isClosed(day, now)", "$"]],
    ["a day closes at midnight", "isClosed", ["$ + DAY_CLOSES_AFTER_MS", "$"]],
    ["the share of stakes is twice as large", "AFFILIATE_SHARES.af", ["$", "100"]],
  ]),
  ...defectsBelow("adapters/house/affiliate", "adapters/house/laws/affiliate-laws.test.ts", [
    ["each type is paid from the whole balance", "decideAffiliate", ["$ > left[source]", "$ > totalOf(left)"]],
    ["what was withdrawn comes back", "affiliateLeft.af", ["left($, withdrawn.af)", "left($, ZERO && withdrawn.af)"]],
  ]),
  ...defectsBelow("adapters/house/affiliate", NO_LAW, [
    ["friends have their whole names", "friendRows", ["maskName($)", "$"]],
  ]),
  ...defectsBelow(REWARDS, "adapters/memory/ports.test.ts", [
    [
      "a rejected prize of a card returns no price",
      "reward-rejected",
      [
        "postPrize($1, $2, $3, price)",
        'postPrize($1, $2, $3, requestIn(state.claims, id).from === "cards" ? 0 : price)',
      ],
    ],
  ]),
];
