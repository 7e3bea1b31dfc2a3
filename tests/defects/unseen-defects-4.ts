import { type Defect, defectsBelow } from "./plant.ts";

const NO_LAW = undefined;

/** As the first list, by somebody else: it was written after the model was mended for what list 3 showed. */
export const UNSEEN_DEFECTS_4: readonly Defect[] = [
  ...defectsBelow("adapters/house/session", NO_LAW, [
    [
      "signing out ends the sessions of all the member's devices",
      "closeSession",
      [
        "[sessionClosed(found.root, found.session, now)]",
        "[...state.sessions].map(([root, session]) => sessionClosed(root, session, now))",
      ],
    ],
    [
      "the list of devices has their whole addresses",
      "deviceSessions",
      ["address === undefined ? before?.address : shortAddress(address)", "address ?? before?.address"],
    ],
    [
      "a code for a new password works for twice the told time",
      "workingCode",
      ["now < endsAt", "now < plus(endsAt, CODE_MS)"],
    ],
    [
      "a recovered password leaves every session open",
      "decideRecover",
      ['[$, ...closeOtherSessions(state.sessions, "", now)]', "[$]"],
    ],
    [
      "a bank account that is taken is told to be free",
      "createVisitorService.checkBankAccount",
      ['"bank-account"', '"phone"'],
    ],
    [
      "the profile of an invited member has the level of the deposits",
      "memberView",
      ["standingOf(state, now, levels)", "standingOf({ ...state, grantedLevel: undefined }, now, levels)"],
    ],
  ]),
  ...defectsBelow("adapters/house/session/second-factor", NO_LAW, [
    [
      "the code that turned the app on works once more",
      "totp-turned-on",
      ["{ sealedSecret, since: at, lastStep: step }", "{ sealedSecret, since: at, lastStep: step - 1 }"],
    ],
    ["without its last passkey a member still has recovery codes", "passkey-removed", ["offUnlessOn($)", "$"]],
  ]),
  ...defectsBelow("adapters/house/session/limits", NO_LAW, [
    [
      "a made-up ticket is enough for the names of bank accounts",
      "createVisitorLimits.useTicket",
      ["ticket === undefined || $", "ticket === undefined"],
    ],
    [
      "one person's codes and registrations are never too many",
      "createVisitorLimits.admit",
      ["[house, ...own]", "[house]"],
    ],
  ]),
  ...defectsBelow("core/rules", NO_LAW, [
    ["a mobile number may begin with 07", "parsePhone", ["/^0[689]\\d{8}$/", "/^0[6-9]\\d{8}(?!.)/"]],
    [
      "a new password needs no digit",
      "parsePassword",
      [
        "isWithin(range, text) && /\\p{L}/u.test(text) && /\\p{Nd}/u.test(text)",
        "isWithin(range, text) && /\\p{L}/u.test(text)",
      ],
    ],
  ]),
  ...defectsBelow("adapters/house/wallet", NO_LAW, [
    [
      "a deposit that staff approve comes without its bonus",
      "DEPOSITS.review",
      ["creditedEvents(deposit, at)", "creditedEvents(deposit, at).slice(0, 1)"],
    ],
    [
      "the key of a deposit without a bonus answers one with a bonus",
      "createDepositService.requestDeposit.action",
      ["$", "[amount]"],
    ],
    [
      "who has sent a slip can verify it once more",
      "createSlipService.verifySlip",
      ["usedElsewhere || isUsed", "usedElsewhere"],
    ],
    [
      "a withdrawal that is paid no longer counts on its day",
      "WITHDRAWALS.staysAt",
      ["isSameBangkokDay(attemptedAt, lastAt)", "attemptedAt > lastAt"],
    ],
    [
      "a bonus ends when its last day begins",
      "bonuses.due",
      ["endOfDay(bonus.lastDay)", "(endOfDay(bonus.lastDay) - 86_400_000) as Instant"],
    ],
    [
      "each page of the history leaves out a line before the next one",
      "historyPage",
      ["items[items.length - 1]?.id", "found[limit]?.id"],
    ],
  ]),
  ...defectsBelow("adapters/house/games", NO_LAW, [
    [
      "a game that is opened again can still be played in its earlier launch",
      "game-opened",
      ["live.filter((launch) => launch.game !== game)", "live"],
    ],
    [
      "every step of a round takes the stake",
      "round-stepped",
      ["isFirst ? postRound($1, $2, $3) : state", "postRound($1, $2, $3)"],
    ],
    ["two right numbers win nothing", "numbers.play", ["hits < 2", "hits < PICKS"]],
  ]),
  ...defectsBelow("adapters/house/rewards", NO_LAW, [
    [
      "the spins of the day before are used up today, as the wheel shows them",
      "wheelView",
      ["spinsOn(state, now)", "state.spins.count"],
    ],
    [
      "a card of one game can be flipped in the other one",
      "decideFlipCard",
      ["each.id === command.eventId && each.game === game", "each.id === command.eventId"],
    ],
    [
      "a reward is available to who has too few points",
      "rewardView.available",
      ["refusal === undefined", 'refusal === undefined || refusal.code === "points-insufficient"'],
    ],
    [
      "the check-in of an earlier day is answered again with today's",
      "createCheckInService.checkIn",
      [
        "if (lastCheckIn?.id === effect.id) return checkInReply(lastCheckIn);",
        "if (lastCheckIn) return checkInReply(lastCheckIn);",
      ],
    ],
  ]),
  ...defectsBelow("adapters/house/affiliate", NO_LAW, [
    [
      "the share of a friend's loss is gone when its day is older than yesterday",
      "playedDayRows",
      ["plus(endOfDay(day), DAY_CLOSES_AFTER_MS)", "plus(endOfDay(day), DAY_CLOSES_AFTER_MS - 1)"],
    ],
    ["the affiliate log has days that gave nothing", "earningEntries", ["amountSatang > 0", "amountSatang >= 0"]],
  ]),
  ...defectsBelow("adapters/house/site", NO_LAW, [
    [
      "the ranking of the month begins anew with each week",
      "withStake.inMonth",
      ["stakes?.month === month", "stakes?.week === week"],
    ],
    ["the last item of what was seen stays unread", "inbox-seen", ["at > seenUpTo && $", "at >= seenUpTo && $"]],
    [
      "the inbox does not tell the points that a rejected claim gave back",
      "reward-rejected",
      ["{ topic, reference, title, reason, ...$ }", "{ topic, reference, title, reason }"],
    ],
    [
      "turning the authenticator app off is told as turning it on",
      "totp-turned-off",
      ['"second-factor-off"', '"second-factor-on"'],
    ],
    [
      "the oldest news come first",
      "announcementsFor",
      ["other.publishedAt - one.publishedAt", "one.publishedAt - other.publishedAt"],
    ],
    [
      "who invites is not told of a new friend",
      "createLiveService.changesSince",
      ["if (last.friends !== now.friends) $", ""],
    ],
  ]),
  ...defectsBelow("adapters/house/audit", NO_LAW, [
    [
      "a sign-out is not among the member's activities",
      "auditedVisitors.about",
      ['{ action: "sign-out", actor: "member", ...session, ...$ }', '{ action: "sign-out", actor: "member", ...$ }'],
    ],
  ]),
  ...defectsBelow("adapters/server", NO_LAW, [
    ["a claim in another member's name is taken", "rewardsHandlers.requestReward", ["if (body.userUuid !== id) $", ""]],
    [
      "a stream that is opened again does not tell what it missed",
      "liveEvents.lastId",
      ['headers["last-event-id"]', 'headers["x-last-event-id"]'],
    ],
    [
      "a wrong account number is told at the field of the bank",
      "WIRE_NAMES",
      ['["accountNumber", "bankId"]', '["accountNumber", "bankName"]'],
    ],
    [
      "the header of a wait has milliseconds",
      "refusalReply",
      ["String(retryAfter)", "String(Number(retryAfter) * 1000)"],
    ],
    ["a reply may be stored and asked for again", "JSON_HEADERS.cache-control", ["$", '"no-cache"']],
    ["the page of a game may send no key", "PREFLIGHT.access-control-allow-headers", ["$", '"content-type"']],
  ]),
];
