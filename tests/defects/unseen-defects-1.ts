import { type Defect, defectsBelow } from "./plant.ts";

const NO_LAW = undefined;

/**
 * Written by somebody who has read the house and its contract, but neither the model nor the verdict nor its tests, and
 * frozen before the model judged them. Whoever writes the model reads none of them before that, and none of them is
 * changed after it: so they tell how much it finds of what nobody had in mind.
 */
export const UNSEEN_DEFECTS_1: readonly Defect[] = [
  ...defectsBelow("adapters/house/wallet", NO_LAW, [
    [
      "a deposit that staff reject before its transfer is confirmed skips the check",
      "DEPOSITS.review.confirmed",
      ['status === "awaiting-transfer"', 'status === "awaiting-transfer" && command.type === "approve"'],
    ],
    [
      "a second bonus is offered while a confirmed deposit brings the first one",
      "offerNow.isComing",
      ["!isDepositFinal(status)", 'status === "awaiting-transfer"'],
    ],
    [
      "the second page of a history has lines of every kind",
      "historyPage",
      [
        "{ list: $1, owner, limit: $2, after, tags: kinds, from, to }",
        "{ list: $1, owner, limit: $2, after, tags: after ? [] : kinds, from, to }",
      ],
    ],
    [
      "a deposit that is still open leaves the recent ones after a week",
      "createDepositService.deposits",
      ["newestFirst(recent, state.deposits.values())", "newestFirst(recent, [])"],
    ],
    [
      "a rejected slip is a duplicate to its own sender",
      "createSlipService.verifySlip.usedElsewhere",
      ["sender !== undefined && sender !== id", "sender !== undefined"],
    ],
  ]),
  ...defectsBelow("adapters/house/rewards", NO_LAW, [
    ["a card of one event forgets the cards of the other", "card-flipped.byEvent", ["[...today, $1]", "[$1]"]],
    [
      "the log of the wheel has the points before the prize",
      "wheel-spun.body",
      ["after.points", "state.points - event.price"],
    ],
    [
      "the log of check-ins begins with the second day of the month",
      "createCheckInService.checkIns.from",
      ["1 - dayOfMonth(today)", "2 - dayOfMonth(today)"],
    ],
    [
      "a monthly limit says that it ends a day late",
      "checkLimit",
      ["daysInMonth(today) - dayOfMonth(today)", "daysInMonth(today) - dayOfMonth(today) + 1"],
    ],
  ]),
  ...defectsBelow("adapters/house/games", NO_LAW, [
    ["games are ranked by eight days", "popularityRanks", ["1 - RANKED_DAYS", "-RANKED_DAYS"]],
    [
      "leaving a game tells the stake of its open round as what it paid",
      "leaveGames.returned",
      ["(total, { win }) => add(total, win)", "(total, { bet }) => add(total, bet)"],
    ],
    [
      "a table shows the rounds of every game",
      "createTableService.table.latest",
      ["{ list: $1, owner: $2, tags: $3, limit: $4 }", "{ list: $1, owner: $2, limit: $4 }"],
    ],
    ["the second diagonal of the reels is bent", "LINES", ["[2, 4, 6]", "[2, 4, 7]"]],
  ]),
  ...defectsBelow("adapters/house/affiliate", NO_LAW, [
    [
      "a day's share is dated a millisecond after the day",
      "earningEntries",
      ["endOfDay(day.day) - 1", "endOfDay(day.day)"],
    ],
    [
      "an affiliate withdrawal tells only the balance of its type",
      "decideAffiliate",
      ["subtract(totalOf(left), amount)", "subtract(left[source], amount)"],
    ],
    [
      "the log of one affiliate type has the withdrawals of both",
      "createAffiliateService.log.withdrawals",
      ["{ list: $1, owner: $2, tags: $3, ...$4 }", "{ list: $1, owner: $2, ...$4 }"],
    ],
  ]),
  ...defectsBelow("adapters/house/session", NO_LAW, [
    [
      "signing out all other devices leaves them known",
      "closeDevice.forgets",
      ["device !== undefined && $1 && $2", "named !== undefined && device !== undefined && $1 && $2"],
    ],
    ["a repeated registration opens a session with any password", "repeat", ["same.value ? $1 : $2", "$1"]],
    [
      "wrong old passwords of all members count together",
      "createSessionService.changePassword.attempt.account",
      ["$", '"members"'],
    ],
    [
      "a device that was signed out elsewhere is not told so",
      "createSessions.signOutDevice",
      ["await noteEnded(before, $1.state)", "$1"],
    ],
    [
      "the deposits of the month are those of Greenwich's month",
      "standingOf.month",
      ["monthOf(bangkokDateOf(now))", "new Date(now).toISOString().slice(0, 7)"],
    ],
  ]),
  ...defectsBelow("adapters/house/session/second-factor", NO_LAW, [
    [
      "changes of the second factor need no confirmation",
      "isConfirmed",
      [
        'guard !== "proof" && guard !== "confirmation" && !secondFactorFor.includes(guard)',
        'guard !== "proof" && !secondFactorFor.includes(guard as GuardedAction)',
      ],
    ],
    ["a session with a renewed token is never confirmed", "isConfirmed.until", ["sessionRoot(state, hash)", "hash"]],
    ["asking again for a reset moves its time", "decideReset", ["if (secondFactorReset) return ok([]);", ""]],
  ]),
  ...defectsBelow("adapters/house/session/limits", NO_LAW, [
    ["a wait is told a second too short", "tryAgain", ["Math.ceil($)", "Math.floor($)"]],
    ["a known device has one more wrong password", "DEFAULT_LIMITS.device.free", ["$", "6"]],
  ]),
  ...defectsBelow("adapters/house/session/push", NO_LAW, [
    ["a browser's earlier session keeps its pushes", "subscribe", ["[...replaced, ...surplus]", "surplus"]],
  ]),
  ...defectsBelow("adapters/house/site", NO_LAW, [
    ["news of the very moment at which a page ends is on no page", "startOf", ["item.at <= time", "item.at < time"]],
    [
      "the rejection of a withdrawal that was sent again stays unread",
      "withoutNoticesOf",
      ["{ ...inbox, notices: $1, unread: $2 }", "{ ...inbox, notices: $1 }"],
    ],
    [
      "one group of the inbox does not count the news that are unread",
      "inboxPage",
      ["unreadItems(inbox, announcements).length", "inbox.unread.length + news.filter(({ unread }) => unread).length"],
    ],
    [
      "two members with equal stakes are both second",
      "readRanking.shown",
      ["first.findIndex($)", "first.findLastIndex($)"],
    ],
    [
      "maintenance without an end keeps the end of the one before",
      "evolveSite",
      [
        "{ maintenance: event.maintenance, until: event.until }",
        "{ maintenance: event.maintenance, until: event.until ?? before.operation.until }",
      ],
    ],
  ]),
  ...defectsBelow("adapters/house/site/live", NO_LAW, [
    [
      "of two changed deposits only the later one is told",
      "changesOf",
      ["changes.set($1, $2)", "changes.set(what, $2)"],
    ],
    [
      "one stream too many ends the newest one",
      "createWakes",
      ["const [oldest] = ofMember;", "const oldest = [...ofMember].pop();"],
    ],
  ]),
  ...defectsBelow("adapters/house/staff", NO_LAW, [
    ["points of staff have the title of credit", "createStaffService.givePoints", ["POINTS_TITLE", "TOP_UP_TITLE"]],
    ["a gift of staff is not heard as a change of the credit", "staff.shows.bonus-granted", ["$", '["inbox"]']],
  ]),
  ...defectsBelow("adapters/house/audit", NO_LAW, [
    [
      "a gift of credit is noted without its amount",
      "auditedStaff.topUp",
      ["([member, amountSatang, , key]) => $", "([member, , , key]) => ({ member, key })"],
    ],
    [
      "the member sees the device of staff",
      "activityView.device",
      ["$1 ? undefined : deviceTitle(userAgent, language)", "deviceTitle(userAgent, language)"],
    ],
    [
      "a failed sign-in is not among the member's activities",
      "auditedVisitors.signIn",
      ["await named(credentials)", "value === undefined ? {} : await named(credentials)"],
    ],
  ]),
  ...defectsBelow("adapters/house/engine", NO_LAW, [
    [
      "a call that waits for the second factor uses up its key",
      "decideIdempotently",
      ["!intent || !state.account || $", "!intent || !state.account"],
    ],
    [
      "what is due comes by its kind and not by its time",
      "dueEvents",
      ["$1.sort((one, other) => one.at - other.at)", "$1"],
    ],
    ["a last page that is full has a next one", "rowPage", ["found.length > limit", "found.length >= limit"]],
  ]),
  ...defectsBelow("adapters/server/handlers", NO_LAW, [
    [
      "the short profile has the address",
      "sessionHandlers.user",
      [
        "const { user_bank: _account, user_address: _address, ...profile } = $;",
        "const { user_bank: _account, ...profile } = $;",
      ],
    ],
    [
      "the history's last day counts only with a first one",
      "walletHandlers.transactionHistory.to",
      ["to === undefined ? $1 : $2", "from === undefined || to === undefined ? $1 : $2"],
    ],
    [
      "the event stream may be stored",
      "liveEvents",
      [
        '{ "content-type": $1, "cache-control": $2, ...$3, "x-accel-buffering": $4 }',
        '{ "content-type": $1, ...$3, "x-accel-buffering": $4 }',
      ],
    ],
  ]),
  ...defectsBelow("adapters/server/wire", NO_LAW, [
    [
      "a rejected claim's steps have no reason",
      "claimToWire.timeline",
      ["{ status: $1, at: $2, reason: $3 }", "{ status: $1, at: $2 }"],
    ],
    [
      "the deposits in total are those of the month",
      "levelStandingToWire.totalDeposit",
      ["standing.depositedTotalSatang", "standing.depositedThisMonthSatang"],
    ],
    [
      "the affiliate log has no keys",
      "affiliateLogToWire",
      ["{ id, type, at: $1, amount: $2, title, idempotencyKey: intent }", "{ id, type, at: $1, amount: $2, title }"],
    ],
  ]),
  ...defectsBelow("adapters/server/edge", NO_LAW, [
    [
      "a host that begins like this machine is known",
      "LOOPBACK",
      ["$", "/^(?:localhost|127\\.0\\.0\\.1|\\[::1\\]|.+\\.localhost)/"],
    ],
    [
      "a reply that no route has made may be stored and shown as a page",
      "reject",
      [
        "{ ...JSON_HEADERS, ...retryAfter(status), connection: $ }",
        '{ "content-type": JSON_HEADERS["content-type"], ...retryAfter(status), connection: $ }',
      ],
    ],
  ]),
  ...defectsBelow("adapters/server/http", NO_LAW, [
    [
      "of a parameter that comes twice the last one counts",
      "queryOf",
      ["if (!query.has(name)) query.set(name, value);", "query.set(name, value);"],
    ],
    [
      "a wrong method is told only one of the right ones",
      "matchRows",
      ["here.map(({ row }) => row.method)", "here.slice(0, 1).map(({ row }) => row.method)"],
    ],
  ]),
  ...defectsBelow("core/rules", NO_LAW, [
    ["a name of two letters is shown whole", "maskName.shown", ["letters.length - 1", "letters.length"]],
    [
      "the bonus for the last satang comes on top of the largest bonus",
      "bonusOf.amountSatang",
      ["least(add(byRate, byEnd), maximumSatang)", "add(least(byRate, maximumSatang), byEnd)"],
    ],
    ["a bonus period ends as its last second begins", "isWindowOpen.notEnded", ["time < $", "time <= to"]],
  ]),
  ...defectsBelow("core/wallet", NO_LAW, [
    ["one bank has the name of another one", "NAMES.024", ["$", '["ซีไอเอ็มบี ไทย", "UOBT"]']],
  ]),
  ...defectsBelow("core/rewards", NO_LAW, [
    ["a rejected claim is still open", "isRewardFinal", ['status !== "checking"', 'status === "granted"']],
  ]),
  ...defectsBelow("core/games", NO_LAW, [["eleven games are remembered", "MOST_RECENT", ["$", "11"]]]),
  ...defectsBelow("core/session", NO_LAW, [
    ["a code with a space is refused", "parseProof.plain", ["plainCode(code)", "code.toLowerCase()"]],
  ]),
  ...defectsBelow("core/site", NO_LAW, [
    ["a gift of staff is news of money", "GROUPS.bonus-granted", ["$", '"money"']],
  ]),
];
