import { type Defect, defectsBelow } from "./plant.ts";

const NO_LAW = undefined;

/** As the first list, by somebody else: it was written after the model was mended for what list 2 showed. */
export const UNSEEN_DEFECTS_3: readonly Defect[] = [
  ...defectsBelow("adapters/house/wallet", NO_LAW, [
    [
      "a withdrawal that is being paid cannot be rejected any more",
      "WITHDRAWALS.review",
      ["isWithdrawalFinal(status)", 'isWithdrawalFinal(status) || (status === "paying" && command.type === "reject")'],
    ],
    [
      "what a rejected withdrawal gives back is a deposit in the history",
      "postWithdrawal.kind",
      ["$", 'creditSatang > 0 ? "deposit" : "withdrawal"'],
    ],
    ["the reference of a slip begins with the bank that sent it", "slipSubmitted.reference", ["$", "transferId(slip)"]],
    ["a bonus is offered while another one is running", "offerFor", ["state.bonus ? undefined : $", "$"]],
    [
      "a bonus ends as lost while the least stake is left",
      "withStake.isLost",
      ["creditSatang < ROUND_MINIMUM", "creditSatang <= ROUND_MINIMUM"],
    ],
  ]),
  ...defectsBelow("core/rules", NO_LAW, [
    [
      "a withdrawal that the turnover stops is told what was played as what is left",
      "judgeTurnover",
      ["{ leftSatang, turnoverSatang, until }", "{ leftSatang: bonus.playedSatang, turnoverSatang, until }"],
    ],
    ["exactly the largest amount is refused", "refusalBy", ["amount > maximumSatang", "amount >= maximumSatang"]],
    [
      "the cap of a withdrawal is told before the number of the day is",
      "reasonAgainst",
      ["leftCount === 0", "leftCount === 0 && amount <= leftSatang"],
    ],
  ]),
  ...defectsBelow("adapters/house/rewards", NO_LAW, [
    [
      "too few points are told before the limit of a reward is",
      "checkReward",
      [
        "if (limitReached) return limitReached;",
        "if (limitReached && pricePoints <= state.points) return limitReached;",
      ],
    ],
    [
      "a claim that waits stops those of other rewards, too",
      "checkReward.isWaiting",
      ["({ rewardId, status }) => $", '({ status }) => status === "checking"'],
    ],
    [
      "what moves neither credit nor points has a line in the history",
      "postPrize",
      ["if (creditSatang === 0 && allPoints === 0) return state;", ""],
    ],
    [
      "after a check-in the log announces the points of a new row",
      "inARowOn",
      ["if (last?.day === day) return last.inARow;", ""],
    ],
    [
      "the claim for a card's prize has its own id as that of its reward",
      "card-flipped.claim.rewardId",
      ["eventId", "claimId"],
    ],
  ]),
  ...defectsBelow("adapters/house/staff", NO_LAW, [
    ["a level that staff gave is not taken back", "level-granted.grantedLevel", ["$", "level ?? state.grantedLevel"]],
  ]),
  ...defectsBelow("adapters/house/games", NO_LAW, [
    [
      "a game that is played again is twice among the recent ones",
      "recentWith",
      ["[game, ...recent.filter($)]", "[game, ...recent]"],
    ],
    [
      "a game that is opened with a renewed token cannot be played",
      "openGame",
      ["findSession(state, command.tokenHash)?.root", "findSession(state, command.tokenHash)?.token.hash"],
    ],
    [
      "leaving a game tells the credit without what its open round paid",
      "returnView",
      ["add(creditSatang, returned)", "creditSatang"],
    ],
    [
      "a later step of a round may have another stake",
      "playRound.known",
      ["open && bet !== open.bet ? undefined : game.engine", "game.engine"],
    ],
  ]),
  ...defectsBelow("adapters/house/affiliate", NO_LAW, [
    [
      "the friends with the highest stakes come first, whatever their bonuses are",
      "downlineBonusesView",
      ["other.bonusSatang - one.bonusSatang", "other.stakedSatang - one.stakedSatang"],
    ],
    [
      "the affiliate balance of both types has what was withdrawn",
      "balanceView.balanceSatang",
      ["totalOf(byType)", "totalOf(earned)"],
    ],
    [
      "the bonuses of some days go on until today",
      "createAffiliateService.downlineBonuses",
      ["readDownlineDays(rows, id, range)", "readDownlineDays(rows, id, { from: range.from })"],
    ],
  ]),
  ...defectsBelow("adapters/house/session", NO_LAW, [
    [
      "signing out all other devices ends the other sessions of the own one",
      "closeDevice.closing",
      ["root !== caller?.root && $", "root !== caller?.root"],
    ],
    [
      "a new password forgets the device of the change and no other one",
      "password-changed.devices",
      ["hash === keepDevice", "hash !== keepDevice"],
    ],
    [
      "a used recovery code with yet another password is told as done",
      "createRecovery.recoverPassword",
      ["same.ok && !same.value ? $ : same", "same"],
    ],
    [
      "a change of the address forgets the fields that it does not name",
      "address-changed.address",
      ["addressWith(state.address, change)", "addressWith(undefined, change)"],
    ],
    [
      "a secret is made for a member whose authenticator app is on already",
      "decideSecondFactor",
      ['if (secondFactor.totp) return err(refuse("second-factor-changed"));', ""],
    ],
  ]),
  ...defectsBelow("adapters/house/site", NO_LAW, [
    ["whoever has seen a time to come has read what is still to happen", "decideInbox", ["upTo > now ? now : $", "$"]],
  ]),
  ...defectsBelow("adapters/house/audit", NO_LAW, [
    [
      "a withdrawal that is sent again is noted as a new one",
      "MEMBER_NOTES.retryWithdrawal",
      ['"retry-withdrawal"', '"request-withdrawal"'],
    ],
  ]),
  ...defectsBelow("adapters/server", NO_LAW, [
    ["a list is taken for a body without fields", "readCall", ["if (Array.isArray(json.value)) $", ""]],
    ["an item of the inbox has its amount in satang", "itemToWire", ["toBaht(amountSatang)", "amountSatang"]],
  ]),
];
