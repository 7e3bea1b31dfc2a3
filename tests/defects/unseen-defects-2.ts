import { type Defect, defectsBelow } from "./plant.ts";

const NO_LAW = undefined;

/** As the first list, by somebody else: it was written after the model was mended for what list 1 showed. */
export const UNSEEN_DEFECTS_2: readonly Defect[] = [
  ...defectsBelow("adapters/house/wallet", NO_LAW, [
    [
      "a withdrawal that is sent again is judged by the turnover only",
      "decideWithdrawal",
      ["checkCap(state, withdrawal.amountSatang, context)", "judgeTurnover(state.bonus, now)"],
    ],
    [
      "starting to pay a withdrawal for a second time is accepted",
      "WITHDRAWALS.review",
      ["paying.length > 0 ? ok(paying) : $", "ok(paying)"],
    ],
    [
      "a withdrawal is recent by its first attempt",
      "createWithdrawalService.withdrawals.recent",
      ["({ attemptedAt }) => now - attemptedAt < RECENT_MS", "({ createdAt }) => now - createdAt < RECENT_MS"],
    ],
    [
      "a turnover that is played exactly goes on",
      "withStake.over",
      ["playedSatang >= bonus.turnoverSatang", "playedSatang > bonus.turnoverSatang"],
    ],
    ["the bonus of a deposit is a deposit in the history", "startBonus.line.kind", ["$", '"deposit"']],
    [
      "a deposit is credited so long after its request, not after its confirmation",
      "DEPOSITS.due.confirmedAt",
      ["timeline[timeline.length - 1]", "timeline[0]"],
    ],
    [
      "a slip for staff may be of less than the least deposit",
      "submit.refusal",
      ["judgeAmount(amount, { minimumSatang: $ })", "judgeAmount(amount)"],
    ],
    [
      "the confirmation of a slip takes a transfer to somebody else's account",
      "confirm",
      ['if (!lookup.transfer.receivedByUs) return err(refuse("slip-wrong-receiver"));', ""],
    ],
    [
      "slips do not count towards the level",
      "slip-credited",
      ["postDeposit($1, $2)", "{ ...postDeposit($1, $2), deposited: state.deposited }"],
    ],
  ]),
  ...defectsBelow("adapters/house/rewards", NO_LAW, [
    [
      "the spins of a new day are added to those of the day before",
      "wheel-spun.spins.count",
      ["$1 ? state.spins.count + 1 : 1", "state.spins.count + 1"],
    ],
    [
      "a spin that costs all the points is refused",
      "decideWheel",
      ["pricePoints > state.points", "pricePoints >= state.points"],
    ],
    ["a card beyond the last one can be flipped", "decideFlipCard", ["card >= cards", "card > cards"]],
    ["a card without a prize waits for staff", "decideFlipCard.needsStaff", ['$ && prize.kind !== "nothing"', "$"]],
    [
      "the points of a row stay at their highest after a week",
      "checkInPoints",
      ["(inARow - 1) % POINTS.length", "Math.min(inARow, POINTS.length) - 1"],
    ],
    [
      "a rejected claim still counts in its month",
      "uncountClaim",
      ["$ ? before.inMonth - 1 : before.inMonth", "before.inMonth"],
    ],
    [
      "a reward for a level needs a higher one",
      "checkReward",
      [
        "LEVEL_NAMES.indexOf(level) < LEVEL_NAMES.indexOf(leastLevel)",
        "LEVEL_NAMES.indexOf(level) <= LEVEL_NAMES.indexOf(leastLevel)",
      ],
    ],
    [
      "the history of claims has the prizes of cards",
      "createRewardClaimService.claims.catalogue",
      ["{ list: $1, owner: $2, tags: $3 }", "{ list: $1, owner: $2 }"],
    ],
  ]),
  ...defectsBelow("adapters/house/games", NO_LAW, [
    ["a new favourite comes last", "favourites-changed", ["[...add, ...others]", "[...others, ...add]"]],
    [
      "opening a game again drops its open round",
      "game-opened",
      ["const { open, dice } = $1 ?? {};", "const { dice } = $1 ?? {};"],
      ["{ ...(open && $1), ...$2 }", "{ ...$2 }"],
    ],
    ["a closed game is shown as open", "gameView", ["open && !providerDown", "open || !providerDown"]],
    [
      "the games of some days come with the highest win first",
      "mostStakedFirst",
      ["other.stakedSatang - one.stakedSatang", "other.netSatang - one.netSatang"],
    ],
    ["a bet may name a number twice", "picksOf.rise", ["pick > ($)", "pick >= $"]],
  ]),
  ...defectsBelow("adapters/house/affiliate", NO_LAW, [
    ["yesterday's shares count twice", "readEarned", ["addDays(yesterday, -1)", "yesterday"]],
    [
      "two friends whose names look alike are one among the bonuses",
      "readFriends",
      ["count === 1 ? maskedName : $", "maskedName"],
    ],
    [
      "all of a type's balance cannot be withdrawn",
      "decideAffiliate",
      ["amount > left[source]", "amount >= left[source]"],
    ],
    [
      "a withdrawal in the affiliate log looks like an earning",
      "withdrawalEntry",
      ["subtract(ZERO, amount)", "amount"],
    ],
    [
      "friends who did not play are among the bonuses",
      "downlineBonusesView",
      ["friend.days.length > 0", "friend.days.length >= 0"],
    ],
  ]),
  ...defectsBelow("adapters/house/session", NO_LAW, [
    [
      "a device that was unused for too long is still among the devices",
      "deviceSessions",
      ["isOpen(session, now, limits)", "isOpen(session, now, { ...limits, idleMs: limits.absoluteMs })"],
    ],
    ["a new member is told of a new device", "openSession.newDevice", ["state.devices.size > 0 && $", "$"]],
    [
      "a recovered password leaves the wait for the wrong ones",
      "createRecovery.recoverPassword",
      ["guard.forgive(plainUsername($))", "guard.forgive(id)"],
    ],
    [
      "a right password leaves the earlier wrong ones counted",
      "createSignInGuard.attempt",
      ["tallies.clear(tally)", "tallies.giveBack(tally)"],
    ],
    [
      "showing a second factor tells that the reset is cancelled, and leaves it waiting",
      "secondFactorReset.follow.second-factor-used",
      ["$", "({ secondFactorReset }) => ({ secondFactorReset })"],
    ],
  ]),
  ...defectsBelow("adapters/house/site", NO_LAW, [
    ["a dismissed notice stays unread", "inbox-seen", ["[...ids, ...dismissed]", "ids"]],
    ["a week of the ranking begins on Sunday", "firstDayOf", ["(weekdayOf(day) + 6) % 7", "weekdayOf(day)"]],
  ]),
  ...defectsBelow("adapters/house/audit", NO_LAW, [
    [
      "a refused call is noted as failed, without why",
      "outcomeOf",
      ['const code = isRecord(error) ? error["code"] : undefined;', "const code = error;"],
    ],
  ]),
  ...defectsBelow("adapters/house/engine", NO_LAW, [
    [
      "a cursor that no page returned begins anew",
      "rowPage",
      ["cursor !== undefined && !after", 'cursor === "" && !after'],
    ],
  ]),
  ...defectsBelow("adapters/server", NO_LAW, [
    [
      "a session that has ended is no challenge to sign in",
      "handleRequest",
      [
        'authenticated.error === "forbidden" ? {} : CHALLENGE',
        'authenticated.error === "unauthorised" ? CHALLENGE : {}',
      ],
    ],
    [
      "a key of a wrong shape is taken for none",
      "readKey",
      ['return err(wrongFieldReply("Idempotency-Key", $));', "return ok(undefined);"],
    ],
  ]),
  ...defectsBelow("core/rules", NO_LAW, [
    [
      "the turnover of a bonus does not count the deposit",
      "bonusOf.turnoverSatang",
      ["add(amount, amountSatang) * turnoverTimes", "amountSatang * turnoverTimes"],
    ],
    [
      "a new password may be the old one",
      "parsePasswordChange",
      ['if (change.newPassword === change.oldPassword) return err(refuse("password-same"));', ""],
    ],
  ]),
];
