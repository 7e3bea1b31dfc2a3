import type { Mutant } from "./mutant.ts";

const HISTORY = "adapters/house/wallet/views.ts";
const LEDGER = "adapters/house/wallet/ledger.ts";
const RANGE = "adapters/house/journals/stored-row.ts";
const CHECK_IN = "adapters/house/rewards/check-in/decide.ts";
const SIGN_IN = "adapters/house/session/sessions.ts";
const dayLaw = "adapters/house/laws/day-laws.test.ts";
const signInLaw = "adapters/house/laws/sign-in-laws.test.ts";
const clockLaw = "adapters/house/laws/clock-laws.test.ts";
const ROW = "return last?.day === addDays(day, -1) ? last.inARow + 1 : 1;";

/** Days, the clock and the names of sign-ins. */
export const DAY_MUTANTS: readonly Mutant[] = [
  {
    defect: "a history is filtered by the day of Greenwich",
    file: LEDGER,
    find: "day: bangkokDateOf(at), tag: kind",
    replace: "day: new Date(at).toISOString().slice(0, 10) as ReturnType<typeof bangkokDateOf>, tag: kind",
    law: dayLaw,
  },
  { defect: "a range misses its first day", file: RANGE, find: "day >= from", replace: "day > from", law: dayLaw },
  { defect: "a range misses its last day", file: RANGE, find: "day <= to", replace: "day < to", law: dayLaw },
  {
    defect: "a history has other kinds, too",
    file: HISTORY,
    find: "tags: kinds",
    replace: "tags: []",
    law: dayLaw,
  },
  {
    defect: "a row of check-ins survives a missed day",
    file: CHECK_IN,
    find: ROW,
    replace: "return last && last.day >= addDays(day, -2) ? last.inARow + 1 : 1;",
    law: dayLaw,
  },
  {
    defect: "a missed day only pauses a row of check-ins",
    file: CHECK_IN,
    find: ROW,
    replace: "return (last?.inARow ?? 0) + 1;",
    law: dayLaw,
  },
  { defect: "a check-in never continues a row", file: CHECK_IN, find: ROW, replace: "return 1;", law: dayLaw },
  {
    defect: "a check-in is for the day of Greenwich",
    file: CHECK_IN,
    find: "const day = bangkokDateOf(now);",
    replace: "const day = new Date(now).toISOString().slice(0, 10) as BangkokDate;",
    law: dayLaw,
  },
  {
    defect: "a row pays the next day's points",
    file: CHECK_IN,
    find: "POINTS[(inARow - 1) % POINTS.length]",
    replace: "POINTS[inARow % POINTS.length]",
    law: dayLaw,
  },
  {
    defect: "tries to sign in are counted for each spelling of the name",
    file: SIGN_IN,
    find: 'const name = usernameKey(username);\n      const id = await streams.findMember({ kind: "username", value: name });',
    replace:
      'const name = username;\n      const id = await streams.findMember({ kind: "username", value: usernameKey(name) });',
    law: signInLaw,
  },
  {
    defect: "tries to sign in are counted for each spelling with spaces",
    file: SIGN_IN,
    find: 'const name = usernameKey(username);\n      const id = await streams.findMember({ kind: "username", value: name });',
    replace:
      'const name = username.toLowerCase();\n      const id = await streams.findMember({ kind: "username", value: usernameKey(name) });',
    law: signInLaw,
  },
  {
    defect: "a name has one case only",
    file: "adapters/house/engine/unique-keys.ts",
    find: "username.trim().toLowerCase()",
    replace: "username.trim()",
    law: signInLaw,
  },
  {
    defect: "an event may have an earlier time than the one before",
    file: "adapters/house/engine/stream-time.ts",
    find: "    return lastAt;\n",
    replace: "    return now;\n",
    law: clockLaw,
  },
  {
    defect: "a stream stands still until the clock has caught up",
    file: "adapters/house/engine/stream-time.ts",
    find: "time !== undefined && time >= lastAt",
    replace: "time !== undefined && time < lastAt",
    law: clockLaw,
  },
];
