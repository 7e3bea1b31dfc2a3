import { type Defect, defectsBelow } from "./plant.ts";

const NO_LAW = undefined;

/** As the first list, by somebody else: it was written after the model was mended for what list 4 showed. */
export const UNSEEN_DEFECTS_5: readonly Defect[] = [
  ...defectsBelow("adapters/house/wallet", NO_LAW, [
    [
      "a withdrawal may be of less than the least amount",
      "decideWithdrawal",
      ["judgeAmount(amount, { minimumSatang: $ })", "judgeAmount(amount)"],
    ],
    ["a withdrawal that staff approve at once was never being paid", "WITHDRAWALS.review", ["[...paying, $]", "[$]"]],
    [
      "a slip for staff is credited with more than its transfer",
      "compareWithBank",
      ["lookup.transfer.amountSatang === amount", "lookup.transfer.amountSatang <= amount"],
    ],
    ["a bonus that is not played takes the whole credit at its end", "bonuses.due.amount", ["least($1, $2)", "$2"]],
    [
      "a round of more than one step does not count towards the turnover",
      "bonuses.follow.round-played",
      ["$", "(state, event) => (event.taken === undefined ? withStake(state, event) : {})"],
    ],
  ]),
  ...defectsBelow("adapters/house/engine", NO_LAW, [
    [
      "the recent deposits and withdrawals come with the oldest first",
      "newestFirst",
      ["other.createdAt - one.createdAt", "one.createdAt - other.createdAt"],
    ],
  ]),
  ...defectsBelow("core/rules", NO_LAW, [
    [
      "a withdrawal over the cap is told the whole cap as what is left",
      "reasonAgainst",
      [
        'refuse(per === "day" ? $1 : $2, { leftSatang, leftCount, resetsAt })',
        'refuse(per === "day" ? $1 : $2, { leftSatang: left.capSatang, leftCount, resetsAt })',
      ],
    ],
    [
      "the cap is told to start again after 24 hours, not at midnight",
      "capLeft.resetsAt",
      ["nextBangkokMidnight(now)", "(now + 86_400_000) as Instant"],
    ],
    [
      "in the evening the bonus for the last satang is that of the morning",
      "runningPeriod.periods",
      ["setting.endNumberBonus2", "setting.endNumberBonus"],
    ],
    ["a first name alone is enough to register", "parsePersonName", ["/^\\p{L}\\S* .*\\p{L}/u", "/^\\p{L}/u"]],
    [
      "a friend's winning day takes from the share of losses",
      "affiliateBonus.wl",
      ["lost > 0 && $1 ? $2 : ZERO", "$1 ? $2 : ZERO"],
    ],
  ]),
  ...defectsBelow("adapters/house/session", NO_LAW, [
    [
      "a session ends two days after its sign-in, however often it is used",
      "sessions.evolve.session-used",
      ["{ ...session, usedAt: at, tokens: $ }", "{ ...session, tokens: $ }"],
    ],
    ["a replaced token works as long as its session", "liveTokens", ["$ ? tokens.slice(last) : tokens", "tokens"]],
    ["twenty-one sessions of a member are open at once", "openSession.ended", ["index <= surplus", "index < surplus"]],
    [
      "a member's own device waits for the wrong passwords of strangers",
      "tallyOf",
      ["trusted === undefined ? $1 : $2", "$1"],
    ],
    [
      "right codes of a second factor count as wrong ones",
      "createSignInGuard.guess",
      ["if (found !== undefined) $", ""],
    ],
    [
      "a device that signed in twice is not told as the one that asks",
      "deviceSessions",
      ["current || before?.current === true", "current"],
    ],
    [
      "who asks for a code for a new password with the username gets none",
      "createRecovery.beginRecovery.key",
      ['"username"', '"phone"'],
    ],
    [
      "a passkey beside the authenticator app replaces the recovery codes",
      "decideSecondFactor",
      ["!on && { recoveryCodes }", "{ recoveryCodes }"],
    ],
    [
      "who has a member's invitation code is told the member's whole name",
      "createVisitorService.inviter",
      ["maskName($)", "$"],
    ],
  ]),
  ...defectsBelow("adapters/house/games", NO_LAW, [
    ["a closed game can be opened and played", "checkGame", ["if (!game.open) $", ""]],
    ["a number can be drawn twice in one round", "numbers.play.drawn", ["balls.splice($, 1)[0]", "balls[$]"]],
    [
      "a round that is lost at a later step has one more line, without an amount, in the history",
      "gamesEvolvers.round-played.posted",
      ["taken !== undefined && win === 0 ? state : $", "$"],
    ],
    [
      "the total of wins and losses is that of the latest day only",
      "winLossOf.total",
      ["[...days.values()].reduce(addTotals, NO_PLAY)", "[...days.values()][0] ?? NO_PLAY"],
    ],
  ]),
  ...defectsBelow("adapters/house/rewards", NO_LAW, [
    ["the card games show all plays of a day as left", "cardEventView.playsLeft", ["$", "playsPerDay"]],
    [
      "what a reward or a card moved has no title in the history",
      "postPrize",
      [
        "{ kind, at, creditSatang, points: allPoints, reference: id, title }",
        "{ kind, at, creditSatang, points: allPoints, reference: id, title: undefined }",
      ],
    ],
    [
      "a second check-in of a day is told that the next one is two days away",
      "decideCheckIn",
      ["endOfDay(day)", "endOfDay(addDays(day, 1))"],
    ],
  ]),
  ...defectsBelow("adapters/house/affiliate", NO_LAW, [
    [
      "the key of an affiliate withdrawal answers one of the other type",
      "createAffiliateService.withdraw",
      ["intentRecord(key, $, amount, source)", "intentRecord(key, $, amount)"],
    ],
    ["the friend who joined first comes first", "downlineView", ["$.reverse()", "$"]],
    [
      "what friends played yesterday is missing from the affiliate balance",
      "readEarned",
      ["{ from: yesterday }", "{ from: bangkokDateOf(now) }"],
    ],
    [
      "the affiliate log of some days has the withdrawals of all days",
      "createAffiliateService.log.withdrawals",
      ["{ list: $1, owner: $2, tags: $3, ...$4 }", "{ list: $1, owner: $2, tags: $3 }"],
    ],
  ]),
  ...defectsBelow("adapters/house/site", NO_LAW, [
    [
      "the stakes of the day before count in the ranking of the day",
      "withStake.inDay",
      ["stakes?.day === day", "stakes"],
    ],
    ["news from before a registration are unread to the new member", "inbox.follow.registered", ["$", "() => ({})"]],
    [
      "one group of the inbox has its own notices only",
      "inboxPage",
      [
        "inbox.notices.map($)",
        "inbox.notices.filter(({ topic }) => group === undefined || inboxGroupOf(topic) === group).map($)",
      ],
    ],
    [
      "the largest bonus in a member's setting is that of visitors",
      "promotion.service",
      ["content().memberPromotion(level)", "content().promotion"],
    ],
  ]),
  ...defectsBelow("adapters/house/audit", NO_LAW, [
    [
      "a deposit is among the member's activities without its amount",
      "MEMBER_NOTES.requestDeposit",
      ["made(value, key, { amountSatang })", "made(value, key)"],
    ],
  ]),
  ...defectsBelow("core/money-action", NO_LAW, [
    ["a key of more than 128 characters is taken", "isIdempotencyKey", ["/^[\\w-]{16,128}$/", "/^[\\w-]{16,}(?!.)/"]],
  ]),
  ...defectsBelow("adapters/server", NO_LAW, [
    [
      "the member's activities end after their first page",
      "devicesHandlers.activity",
      ["{ items: $, next }", "{ items: $ }"],
    ],
    [
      "the reply to an expired session has another code than every 401",
      "HTTP_ERRORS.session-expired.code",
      ["$", '"session-expired"'],
    ],
    ["a JSON body with a charset in its type is refused", "hasWrongBodyType", ["$ && !JSON_TYPE.test(type)", "$"]],
  ]),
];
