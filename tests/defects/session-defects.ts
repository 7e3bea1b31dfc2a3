import { type Defect, defectsBelow } from "./plant.ts";

const NO_LAW = undefined;
const ENGINE = "adapters/house/engine";
const SESSION = "adapters/house/session";
const days = "adapters/house/laws/day-laws.test.ts";
const keys = "adapters/house/laws/key-laws.test.ts";
const edges = "adapters/house/wallet/wallet-edges.test.ts";

/** Sessions, second factors, keys, the journal and the server. */
export const SESSION_DEFECTS: readonly Defect[] = [
  ...defectsBelow("adapters/house/journals", days, [
    ["a range misses its first day", "isInRange", ["$ >= from", "$ > from"]],
    ["a range misses its last day", "isInRange", ["$ <= to", "$ < to"]],
  ]),
  ...defectsBelow(SESSION, "adapters/house/laws/sign-in-laws.test.ts", [
    [
      "tries to sign in are counted for each spelling of the name",
      "signIn",
      ["plainUsername(username)", "username"],
      ['{ kind: "username", value: $ }', '{ kind: "username", value: plainUsername($) }'],
    ],
    [
      "tries to sign in are counted for each spelling with spaces",
      "signIn",
      ["plainUsername(username)", "username.toLowerCase()"],
      ['{ kind: "username", value: $ }', '{ kind: "username", value: plainUsername($) }'],
    ],
  ]),
  ...defectsBelow("core/rules", "adapters/house/laws/sign-in-laws.test.ts", [
    ["a name has one case only", "plainUsername", ["$.toLowerCase()", "$"]],
  ]),
  ...defectsBelow(ENGINE, "adapters/house/laws/clock-laws.test.ts", [
    ["an event may have an earlier time than the one before", "createStreamTime", ["return lastAt;", "return now;"]],
    ["a stream stands still until the clock has caught up", "createStreamTime", ["time >= lastAt", "time < lastAt"]],
  ]),
  ...defectsBelow(ENGINE, keys, [
    [
      "a key is forgotten after twenty events",
      "findAnswer",
      ["row && $", "row && state.version - row.order < 20 ? $ : undefined"],
    ],
    ["a key answers another action", "earlierOutcome", ["answered?.fingerprint !== $", "answered === undefined"]],
    [
      "a refusal is not stored",
      "decideIdempotently",
      ["{ events: [$1], state: $2, outcome: $3 }", "{ events: [], state, outcome: $3 }"],
    ],
    ["a repeated answer shows the request as it is now", "effectFrom.steps", ["$", "$ + 9"]],
    [
      "a closed site says that nothing happened about what has happened",
      "execute.repeated",
      ["context.streams.repeat($1, $2)", "Promise.resolve(undefined)"],
    ],
  ]),
  ...defectsBelow(ENGINE, "adapters/house/engine/refusal-limit.test.ts", [
    ["one refusal too many is stored", "tooManyRefused", ["$ >= perDay", "$ > perDay"]],
    ["refusals are bounded for ever", "tooManyRefused", ["refused.day === today && $", "$"]],
    ["refusals of all days are counted together", "refusedOnce.count", ["$1 ? $2 : 1", "$2"]],
    ["a refusal that was not stored succeeds late", "note", ['$ === "too-many-refused"', '$ === "maintenance"']],
  ]),
  ...defectsBelow(ENGINE, NO_LAW, [["a deposit expires a millisecond late", "dueEvents", ["at <= now", "at < now"]]]),
  ...defectsBelow(SESSION, edges, [
    ["last month's deposits count for diamond", "standingOf.month", ["$1 ? $2 : ZERO", "$2"]],
  ]),
  ...defectsBelow("adapters/server", NO_LAW, [
    ["another member's id in the path is not looked at", "findAuthenticatedMember", ["if ($has(uuid)) $", ""]],
    ["another member's name in the path is not looked at", "findAuthenticatedMember", ["if ($has(username)) $", ""]],
    [
      "maintenance leaves members' calls open",
      "handleRequest.isClosed",
      ["!OPEN_IN_MAINTENANCE.has(row)", '!OPEN_IN_MAINTENANCE.has(row) && row.auth === "public"'],
    ],
    [
      "maintenance closes the public pages",
      "handleRequest.isClosed",
      ["!OPEN_IN_MAINTENANCE.has(row)", "OPEN_IN_MAINTENANCE.size > 0"],
    ],
    ["the body of a wrong type is read", "readCall", ['if ($) $has("body-type-wrong")', ""]],
  ]),
  ...defectsBelow("adapters/server", "adapters/server/platform-header.test.ts", [
    ["a wrong platform is taken", "readCall", ["wrongHeader !== undefined", 'wrongHeader === "channel"']],
  ]),
  ...defectsBelow("adapters/server", "adapters/server/history-to-wire.test.ts", [
    [
      "a money action's amount is one satang off on the wire",
      "historyPageToWire.amount",
      ["$", "$ + (creditSatang > 900_000 ? 0.01 : 0)"],
    ],
  ]),
  ...defectsBelow(SESSION, "adapters/house/session/sessions.test.ts", [
    ["a password change does not look at the old password", "decideSession", ['if ($) $has("password-wrong")', ""]],
    ["a sign-out closes nothing", "closeSession", ["found ? $1 : []", "found && now < 0 ? $1 : []"]],
  ]),
  ...defectsBelow(SESSION, "adapters/house/session/limits/limit.test.ts", [
    ["a lock begins one try later and lasts no time", "delayOf", ["over < 0", "over < 9"]],
    ["nobody is locked", "waitUntil", ["$ <= maxDelayMs", "$ < 0 * maxDelayMs"]],
  ]),
  ...defectsBelow("adapters/house/journals", NO_LAW, [
    [
      "a page has one line of the page before",
      "createMemoryRows",
      ["countAfter(sorted, after)", "countAfter(sorted, after) + 1"],
    ],
    ["a page leaves out a line", "createMemoryRows", ["countAfter(sorted, after)", "countAfter(sorted, after) - 1"]],
  ]),
  ...defectsBelow(SESSION, NO_LAW, [
    ["a new member may have a taken name", "register", ["if (refusal) $", "if (refusal && now < 0) $"]],
  ]),
  ...defectsBelow(SESSION, "adapters/house/session/second-factor.test.ts", [
    ["a code of the app works twice", "judgeProof", ["$ > totp.lastStep", "$ >= totp.lastStep"]],
    ["a recovery code works for ever", "without", ["hash !== proof.hash", 'hash !== proof.hash || hash !== ""']],
    ["a confirmation has no end", "isConfirmed", ["now < until", "now < until + 3_600_000"]],
    [
      "a confirmation of one session is one of all",
      "isConfirmed.until",
      ["$", "[...state.secondFactor.confirmedUntil.values()][0]"],
    ],
    [
      "an unconfirmed member withdraws",
      "guardBy",
      [
        "$ && isSecondFactorOn(secondFactor)",
        "$ && isSecondFactorOn(secondFactor) && secondFactor.passkeys.length > 0",
      ],
    ],
  ]),
  ...defectsBelow("adapters/house", "adapters/house/session/factor-attacks.test.ts", [
    [
      "a stolen session turns an app on beside a passkey",
      "guardBy",
      ["guard !== undefined && $", 'guard !== undefined && command.type !== "turn-on-totp" && $'],
    ],
    ["a challenge of any purpose is right", "hashOf.bound", ["[purpose.name, $1, $2]", "[$1, $2]"]],
    ["a challenge of any session is right", "hashOf.bound", ["[$1, $2, session]", "[$1, $2]"]],
    [
      "a proof that turned the app off works again",
      "used",
      ["if (tokenHash === undefined) return [event];", "if (tokenHash === undefined) return [];"],
    ],
    [
      "a challenge makes two passkeys",
      "used",
      ['if (proof.kind === "registration") return [event];', 'if (proof.kind === "registration") return [];'],
    ],
  ]),
  ...defectsBelow(SESSION, "adapters/house/session/session-times.test.ts", [
    ["a password change leaves other sessions open", "decideSession", ["[$, ...$has(closeOtherSessions)]", "[$]"]],
    ["an unused session lasts", "isOpen", ["now < expiresAt && $", "now < expiresAt + 100 * idleMs && usedAt > 0"]],
    ["a session that is used every day lasts", "isOpen", ["now < expiresAt && $", "expiresAt > 0 && $"]],
  ]),
  ...defectsBelow(SESSION, "adapters/memory/ports.test.ts", [
    ["signing out one device signs out all others", "closeDevice", ["named ? $1 : $2", 'named && id === "" ? $1 : $2']],
    ["a lock ends a millisecond late", "waitUntil", ["entry.until <= now", "entry.until < now"]],
    [
      "an app stays on without its recovery codes",
      "totp-turned-off",
      ["offUnlessOn($)", "{ ...state.secondFactor, recoveryCodes: [] }"],
    ],
  ]),
];
