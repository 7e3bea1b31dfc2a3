import type { Mutant } from "./mutant.ts";

const AUTHENTICATED = "adapters/server/authenticated-member.ts";
const SESSIONS = "adapters/house/session/decide-session.ts";
const LIMIT = "adapters/house/session/limits/limit.ts";
const law = "adapters";

/** Sessions, isolation, sign-in and the server. */
export const SESSION_DEFECTS: readonly Mutant[] = [
  {
    defect: "another member's id in the path is not looked at",
    file: AUTHENTICATED,
    find: 'if (uuid !== undefined && uuid !== id) return err("forbidden");',
    replace: "",
    law,
  },
  {
    defect: "another member's name in the path is not looked at",
    file: AUTHENTICATED,
    find: 'if (username !== undefined && username.toLowerCase() !== use.username.toLowerCase()) return err("forbidden");',
    replace: "",
    law,
  },
  {
    defect: "a password change leaves other sessions open",
    file: "adapters/house/session/decide.ts",
    find: "        ...closeOtherSessions(state.sessions, command.keepTokenHash, context.now),\n",
    replace: "",
    law: "adapters/house/session/sessions.test.ts",
  },
  {
    defect: "a password change does not look at the old password",
    file: "adapters/house/session/decide.ts",
    find: 'if (command.from !== state.passwordHash) return err(at("oldPassword", refuse("password-wrong")));',
    replace: "",
    law: "adapters/house/session/sessions.test.ts",
  },
  {
    defect: "a sign-out closes nothing",
    file: SESSIONS,
    find: "return ok(found ? [sessionClosed(found.root, found.session, now)] : []);",
    replace: "return ok(found && now < 0 ? [sessionClosed(found.root, found.session, now)] : []);",
    law: "adapters/house/session/sessions.test.ts",
  },
  {
    defect: "signing out one device signs out all others",
    file: SESSIONS,
    find: "    named\n      ? root === named[0]",
    replace: '    named && id === ""\n      ? root === named[0]',
    law: "adapters/house/session/devices.test.ts",
  },
  {
    defect: "a lock begins one try later and lasts no time",
    file: LIMIT,
    find: "return over < 0 ? 0 :",
    replace: "return over < 9 ? 0 :",
    law: "adapters/house/session/limits/limit.test.ts",
  },
  {
    defect: "a lock ends a millisecond late",
    file: LIMIT,
    find: "entry.until <= now) return undefined;",
    replace: "entry.until < now) return undefined;",
    law: "adapters/house/session/limits/limit.test.ts",
  },
  {
    defect: "nobody is locked",
    file: LIMIT,
    find: "return entry.until - now <= maxDelayMs ? entry.until : undefined;",
    replace: "return entry.until - now < 0 * maxDelayMs ? entry.until : undefined;",
    law: "adapters/house/session/limits/limit.test.ts",
  },
  {
    defect: "maintenance leaves members' calls open",
    file: "adapters/server/handle-request.ts",
    find: "const isClosed = !OPEN_IN_MAINTENANCE.has(row) &&",
    replace: 'const isClosed = !OPEN_IN_MAINTENANCE.has(row) && row.auth === "public" &&',
    law,
  },
  {
    defect: "maintenance closes the public pages",
    file: "adapters/server/handle-request.ts",
    find: "const isClosed = !OPEN_IN_MAINTENANCE.has(row) &&",
    replace: "const isClosed = OPEN_IN_MAINTENANCE.size > 0 &&",
    law,
  },
  {
    defect: "the body of a wrong type is read",
    file: "adapters/server/handle-request.ts",
    find: 'if (!anyBodyType && hasWrongBodyType(call.headers)) return err(bodyFaultReply("body-type-wrong"));',
    replace: "",
    law,
  },
  {
    defect: "a wrong platform is taken",
    file: "adapters/server/handle-request.ts",
    find: "if (wrongHeader !== undefined) return err(",
    replace: 'if (wrongHeader === "channel") return err(',
    law: "adapters/server/platform-header.test.ts",
  },
  {
    defect: "news for members are public",
    file: "adapters/house/site/views.ts",
    find: "!membersOnly",
    replace: "(!membersOnly || true)",
    law,
  },
  {
    defect: "the ranking has the lowest stakes first",
    file: "adapters/house/site/ranking.ts",
    find: "  if (shown.some(({ mine }) => mine)) return shown;",
    replace: "  if (shown.some(({ mine }) => mine)) return shown.reverse();",
    law,
  },
  {
    defect: "a page has one line of the page before",
    file: "adapters/house/journals/memory-rows.ts",
    find: "(after ? countAfter(sorted, after) : sorted.length) - 1",
    replace: "(after ? countAfter(sorted, after) + 1 : sorted.length) - 1",
    law,
  },
  {
    defect: "a page leaves out a line",
    file: "adapters/house/journals/memory-rows.ts",
    find: "(after ? countAfter(sorted, after) : sorted.length) - 1",
    replace: "(after ? countAfter(sorted, after) - 1 : sorted.length) - 1",
    law,
  },
  {
    defect: "a new member may have a taken name",
    file: "adapters/house/session/decide.ts",
    find: "    if (refusal) return err(refusal);\n  }\n",
    replace: "    if (refusal && now < 0) return err(refusal);\n  }\n",
    law,
  },
  {
    defect: "a money action's amount is one satang off on the wire",
    file: "adapters/server/wire/wallet-to-wire.ts",
    find: "      amount: toBaht(creditSatang),",
    replace: "      amount: toBaht(creditSatang) + (creditSatang > 900_000 ? 0.01 : 0),",
    law: "adapters/server/history-to-wire.test.ts",
  },
];
