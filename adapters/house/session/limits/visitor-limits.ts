import type { Clock } from "../../../../core/platform/device.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { at, type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import { addressGroup, type SignInOrigin } from "../caller.ts";
import type { Limits } from "./default-limits.ts";
import { type Tallies, type Tally, tryAgain } from "./limit.ts";

/** Limits the visitors' calls other than sign-in, per address and for the whole house. Undefined means: go on. */
export interface VisitorLimits {
  /** Counts a registration. Whoever solved a puzzle need not wait for the limit of the whole house. */
  register(caller: SignInOrigin | undefined, solved: boolean): Promise<TooManyCalls | undefined>;
  /** Counts a code that is asked for, whether the account exists or not; with a puzzle as above. */
  recover(account: string, caller: SignInOrigin | undefined, solved: boolean): Promise<TooManyCalls | undefined>;
  /** Counts a try of a code ahead of it. Refuses `recovery-over` after the last one. */
  tryCode(ticket: string): Promise<Refusal | undefined>;
  /** The try was right, and does not count. */
  rightCode(ticket: string): Promise<void>;
  /** Counts a question. */
  lookUp(caller: SignInOrigin | undefined): Promise<Refusal | undefined>;
  /** The answer of a question revealed something of a member or of a bank's customer: it counts more. */
  revealed(caller: SignInOrigin | undefined): Promise<void>;
  /** A phone number was checked, so a registration is under way: the ticket allows to ask for bank names. */
  openTicket(ticket: string): Promise<void>;
  /** Refuses `registration-not-started` without a ticket that was opened in the last hour. */
  useTicket(ticket: string | undefined): Promise<Refusal | undefined>;
}

/** Until when, and whether only because of everybody's calls together. */
export interface TooManyCalls {
  readonly until: Instant;
  readonly ofAll: boolean;
}

/** An answer that reveals something counts so much more than the question's own 1. */
const REVEALED = 4;

export function createVisitorLimits(limits: Limits, tallies: Tallies, clock: Clock): VisitorLimits {
  const lookUpTallies = (caller: SignInOrigin | undefined): readonly Tally[] => [
    { key: "look-up house", limit: limits.lookUpHouse },
    ...ofAddress("look-up", caller, limits.lookUpAddress),
  ];

  async function count(all: readonly Tally[]): Promise<Refusal | undefined> {
    const until = await tallies.waitUntil(all);
    if (until !== undefined) return refuse("too-many-requests", tryAgain(until, clock()));
    for (const tally of all) await tallies.add(tally);
    return undefined;
  }

  const ticketTally = (ticket: string): Tally => ({ key: `ticket ${ticket}`, limit: limits.bankName });

  const codeTally = (ticket: string): Tally => ({ key: `recovery ${ticket}`, limit: limits.recoveryCode });

  async function admit(own: readonly Tally[], house: Tally, solved: boolean): Promise<TooManyCalls | undefined> {
    const ofOwn = await tallies.waitUntil(own);
    const until = ofOwn ?? (solved ? undefined : await tallies.waitUntil([house]));
    if (until !== undefined) return { until, ofAll: ofOwn === undefined };
    for (const tally of [house, ...own]) await tallies.add(tally);
    return undefined;
  }

  return {
    register: (caller, solved) =>
      admit(
        ofAddress("register", caller, limits.registerAddress),
        { key: "register house", limit: limits.registerHouse },
        solved,
      ),
    recover: (account, caller, solved) =>
      admit(
        [
          { key: `recover account ${account}`, limit: limits.recoveryAccount },
          ...ofAddress("recover", caller, limits.recoveryAddress),
        ],
        { key: "recover house", limit: limits.recoveryHouse },
        solved,
      ),
    async tryCode(ticket) {
      const { until } = await tallies.reserve(codeTally(ticket));
      return until === undefined ? undefined : at("code", refuse("recovery-over"));
    },
    rightCode: (ticket) => tallies.giveBack(codeTally(ticket)),
    lookUp: (caller) => count(lookUpTallies(caller)),
    async revealed(caller) {
      for (const tally of lookUpTallies(caller)) await tallies.add(tally, REVEALED);
    },
    openTicket: (ticket) => tallies.add(ticketTally(ticket)),
    async useTicket(ticket) {
      if (limits.bankName === undefined) return undefined;
      if (ticket === undefined || (await tallies.count(ticketTally(ticket))) === 0) {
        return refuse("registration-not-started");
      }
      return count([ticketTally(ticket)]);
    },
  };
}

function ofAddress(what: string, caller: SignInOrigin | undefined, limit: Tally["limit"]): readonly Tally[] {
  return caller?.address === undefined ? [] : [{ key: `${what} address ${addressGroup(caller.address)}`, limit }];
}
