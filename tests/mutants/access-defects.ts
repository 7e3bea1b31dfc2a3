import type { Mutant } from "./mutant.ts";

const FACTOR = "adapters/house/session/second-factor";
const SESSION_TOKENS = "adapters/house/session/session-tokens.ts";
const law = "adapters/house/session/second-factor.test.ts";
const timesLaw = "adapters/house/session/session-times.test.ts";

/** Second factors, the end of sessions, and rows of check-ins over the end of a month. */
export const ACCESS_DEFECTS: readonly Mutant[] = [
  {
    defect: "a code of the app works twice",
    file: `${FACTOR}/judge-proof.ts`,
    find: "proof.step > totp.lastStep",
    replace: "proof.step >= totp.lastStep",
    law,
  },
  {
    defect: "a recovery code works for ever",
    file: `${FACTOR}/evolve.ts`,
    find: "state.recoveryCodes.filter((hash) => hash !== proof.hash)",
    replace: 'state.recoveryCodes.filter((hash) => hash !== proof.hash || hash !== "")',
    law,
  },
  {
    defect: "a confirmation has no end",
    file: `${FACTOR}/check-confirmation.ts`,
    find: "until !== undefined && now < until",
    replace: "until !== undefined && now < until + 3_600_000",
    law,
  },
  {
    defect: "a confirmation of one session is one of all",
    file: `${FACTOR}/check-confirmation.ts`,
    find: "needed.tokenHash === undefined ? undefined : state.confirmedUntil.get(needed.tokenHash)",
    replace: "[...state.confirmedUntil.values()][0]",
    law,
  },
  {
    defect: "an app stays on without its recovery codes",
    file: `${FACTOR}/evolve.ts`,
    find: 'offUnlessOn({ ...state.secondFactor, totp: undefined }) }),\n  "passkey-added"',
    replace: '({ ...state.secondFactor, recoveryCodes: [] }) }),\n  "passkey-added"',
    law,
  },
  {
    defect: "an unconfirmed member withdraws",
    file: `${FACTOR}/check-confirmation.ts`,
    find: "if (!needed || !isSecondFactorOn(state)) return undefined;",
    replace: "if (!needed || !isSecondFactorOn(state) || state.passkeys.length === 0) return undefined;",
    law,
  },
  {
    defect: "an unused session lasts",
    file: SESSION_TOKENS,
    find: "now < expiresAt && now < plus(usedAt, idleMs)",
    replace: "now < expiresAt + 100 * idleMs && usedAt > 0",
    law: timesLaw,
  },
  {
    defect: "a session that is used every day lasts",
    file: SESSION_TOKENS,
    find: "now < expiresAt && now < plus(usedAt, idleMs)",
    replace: "expiresAt > 0 && now < plus(usedAt, idleMs)",
    law: timesLaw,
  },
  {
    defect: "a row of check-ins begins anew with the month",
    file: "adapters/house/rewards/check-in/decide.ts",
    find: "return last?.day === addDays(day, -1) ? last.inARow + 1 : 1;",
    replace: 'return last?.day === addDays(day, -1) && !day.endsWith("-01") ? last.inARow + 1 : 1;',
    law: "adapters/house/laws/day-laws.test.ts",
  },
  {
    defect: "a rejected prize of a card returns no price",
    file: "adapters/house/rewards/reward/evolve.ts",
    find: 'postPrize(rejected, "reward", { id, at, title }, price)',
    replace:
      'postPrize(rejected, "reward", { id, at, title }, requestIn(state.claims, id).from === "cards" ? 0 : price)',
    law: "adapters/house/rewards/rewards-edges.test.ts",
  },
];
