import type { Explanation } from "./explanation.ts";

/** Of the house; each stands for all mutations of its file that make one line the other. */
export const EXPLAINED_HOUSE: readonly Explanation[] = [
  {
    file: "adapters/house/affiliate/affiliate-left.ts",
    before: "return earned > withdrawn ? subtract(earned, withdrawn) : ZERO;",
    after: "return earned >= withdrawn ? subtract(earned, withdrawn) : ZERO;",
    reason: "The difference of two equal sums is 0.",
  },
  {
    file: "adapters/house/wallet/deposit/decide.ts",
    before: 'if (!canDepositBecome(deposit.status, confirms ? "checking" : "cancelled"))',
    after: 'if (!canDepositBecome(deposit.status, true ? "checking" : "cancelled"))',
    reason: "The statuses that can become checking are those that can become cancelled.",
  },
  {
    file: "adapters/house/wallet/deposit/decide.ts",
    before: 'if (!canDepositBecome(deposit.status, confirms ? "checking" : "cancelled"))',
    after: 'if (!canDepositBecome(deposit.status, false ? "checking" : "cancelled"))',
    reason: "The statuses that can become checking are those that can become cancelled.",
  },
  {
    file: "adapters/house/wallet/withdrawal/decide.ts",
    before: "judgeAmount(amount, { minimumSatang: context.limits.withdrawalMinimum }) ?? checkCap(state, amount, now);",
    after:
      "(judgeAmount(amount, { minimumSatang: context.limits.withdrawalMinimum })) || (checkCap(state, amount, now));",
    reason: "A refusal is never a false value.",
  },
  {
    file: "adapters/house/wallet/withdrawal/evolve.ts",
    before: "intents: [intent?.key ?? null],",
    after: "intents: [(intent?.key) || (null)],",
    reason: "A key is never an empty text.",
  },
  {
    file: "adapters/house/wallet/withdrawal/evolve.ts",
    before: "intents: [...intents, intent?.key ?? null],",
    after: "intents: [...intents, (intent?.key) || (null)],",
    reason: "A key is never an empty text.",
  },
  {
    file: "adapters/house/games/decide.ts",
    before: "const tokenHash = findSession(state, command.tokenHash)?.root ?? command.tokenHash;",
    after: "const tokenHash = (findSession(state, command.tokenHash)?.root) || (command.tokenHash);",
    reason: "A hash is never an empty text.",
  },
  {
    file: "adapters/house/rewards/check-in/decide.ts",
    before: "return POINTS[(inARow - 1) % POINTS.length] ?? POINTS[0];",
    after: "return (POINTS[(inARow - 1) % POINTS.length]) || (POINTS[0]);",
    reason: "The rest of a division is an index of the list: the other operand is there for the types.",
  },
  {
    file: "adapters/house/rewards/check-in/decide.ts",
    before: "return POINTS[(inARow - 1) % POINTS.length] ?? POINTS[0];",
    after: "return POINTS[(inARow - 1) % POINTS.length] ?? POINTS[1];",
    reason: "The rest of a division is an index of the list: the other operand is there for the types.",
  },
  {
    file: "adapters/house/rewards/flip-card/decide.ts",
    before: 'const prize = revealed[card] ?? { kind: "nothing" };',
    after: 'const prize = (revealed[card]) || ({ kind: "nothing" });',
    reason: "A prize is never a false value.",
  },
  {
    file: "adapters/house/rewards/flip-card/decide.ts",
    before: "return cardPlays.day === bangkokDateOf(now) ? (cardPlays.byEvent.get(eventId) ?? 0) : 0;",
    after: "return cardPlays.day === bangkokDateOf(now) ? ((cardPlays.byEvent.get(eventId)) || (0)) : 0;",
    reason: "Both operators make 0 of 0 and of nothing.",
  },
  {
    file: "adapters/house/rewards/flip-card/evolve.ts",
    before: "const byEvent = new Map([...today, [eventId, (today.get(eventId) ?? 0) + 1]]);",
    after: "const byEvent = new Map([...today, [eventId, ((today.get(eventId)) || (0)) + 1]]);",
    reason: "Both operators make 0 of 0 and of nothing.",
  },
  {
    file: "adapters/house/session/decide.ts",
    before: "affiliateCode: command.affiliateCode ?? randomLetters(8, random),",
    after: "affiliateCode: (command.affiliateCode) || (randomLetters(8, random)),",
    reason: "A code is never an empty text.",
  },
  {
    file: "adapters/house/session/evolve.ts",
    before:
      "tokens: session.tokens.map((known) => (known.hash === token ? { ...known, usedAt: known.usedAt ?? at } : known)),",
    after:
      "tokens: session.tokens.map((known) => (known.hash === token ? { ...known, usedAt: (known.usedAt) || (at) } : known)),",
    reason: "No token was used in the first millisecond of 1970.",
  },
  {
    file: "adapters/house/session/second-factor/evolve.ts",
    before: "recoveryCodes: recoveryCodes ?? state.secondFactor.recoveryCodes,",
    after: "recoveryCodes: (recoveryCodes) || (state.secondFactor.recoveryCodes),",
    reason: "A list is never a false value.",
  },
  {
    file: "adapters/house/session/session-tokens.ts",
    before: "const last = tokens.reduce((found, { usedAt }, at) => (usedAt === undefined ? found : at), 0);",
    after: "const last = tokens.reduce((found, { usedAt }, at) => (usedAt === undefined ? found : at), 1);",
    reason: "A session's first token is used from the start, so the first value does not matter.",
  },
  {
    file: "adapters/house/session/session-tokens.ts",
    before: "const last = tokens.reduce((found, { usedAt }, at) => (usedAt === undefined ? found : at), 0);",
    after: "const last = tokens.reduce((found, { usedAt }, at) => (usedAt === undefined ? found : at), -1);",
    reason: "A session's first token is used from the start, so the first value does not matter.",
  },
  {
    file: "adapters/house/site/evolve.ts",
    before: "const lastAt = event.at > before.lastAt ? event.at : before.lastAt;",
    after: "const lastAt = event.at >= before.lastAt ? event.at : before.lastAt;",
    reason: "Of two equal times either one is the result.",
  },
  {
    file: "adapters/house/site/inbox/decide.ts",
    before:
      '{ type: "inbox-seen", at: now, ...(upTo !== undefined && { upTo: upTo > now ? now : upTo }), ids, dismissed },',
    after:
      '{ type: "inbox-seen", at: now, ...(upTo !== undefined && { upTo: upTo >= now ? now : upTo }), ids, dismissed },',
    reason: "Of two equal times either one is the result.",
  },
  {
    file: "adapters/house/site/inbox/evolve.ts",
    before: "const seenUpTo = upTo !== undefined && upTo > inbox.seenUpTo ? upTo : inbox.seenUpTo;",
    after: "const seenUpTo = upTo !== undefined && upTo >= inbox.seenUpTo ? upTo : inbox.seenUpTo;",
    reason: "Of two equal times either one is the result.",
  },
  {
    file: "adapters/house/engine/due-events.ts",
    before: "if (deposits.size + slips.size + withdrawals.size + claims.size === 0) return NOTHING_DUE;",
    after: "if (false) return NOTHING_DUE;",
    reason: "The line only saves the time of looking at no requests.",
  },
  {
    file: "adapters/house/engine/due-events.ts",
    before: "if (deposits.size + slips.size + withdrawals.size + claims.size === 0) return NOTHING_DUE;",
    after: "if (deposits.size + slips.size + withdrawals.size + claims.size === -1) return NOTHING_DUE;",
    reason: "The line only saves the time of looking at no requests.",
  },
  {
    file: "adapters/house/engine/due-events.ts",
    before:
      ".map((event) => (event.at < state.lastAt && state.lastAt <= now ? { ...event, at: state.lastAt } : event))",
    after:
      ".map((event) => (event.at <= state.lastAt && state.lastAt <= now ? { ...event, at: state.lastAt } : event))",
    reason: "Of two equal times either one is the result.",
  },
  {
    file: "adapters/house/engine/requests.ts",
    before: "return { timeline, status: timeline[timeline.length - 1]?.status ?? request.status };",
    after: "return { timeline, status: (timeline[timeline.length - 1]?.status) || (request.status) };",
    reason: "A status is never an empty text.",
  },
  {
    file: "adapters/house/engine/requests.ts",
    before: "export const RECENT_COUNT = 100;",
    after: "export const RECENT_COUNT = 101;",
    reason: "How many a list shows at most is a choice, which no test repeats.",
  },
  {
    file: "adapters/house/engine/requests.ts",
    before: "export const RECENT_COUNT = 100;",
    after: "export const RECENT_COUNT = 99;",
    reason: "How many a list shows at most is a choice, which no test repeats.",
  },
  {
    file: "adapters/house/engine/requests.ts",
    before: "export const HISTORY_COUNT = 500;",
    after: "export const HISTORY_COUNT = 501;",
    reason: "How many a list shows at most is a choice, which no test repeats.",
  },
  {
    file: "adapters/house/engine/requests.ts",
    before: "export const HISTORY_COUNT = 500;",
    after: "export const HISTORY_COUNT = 499;",
    reason: "How many a list shows at most is a choice, which no test repeats.",
  },
];
