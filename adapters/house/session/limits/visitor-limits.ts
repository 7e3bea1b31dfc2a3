import type { Clock } from "../../../../core/platform/clock.ts";
import { type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import { addressGroup } from "../address-group.ts";
import type { SignInOrigin } from "../sign-in-origin.ts";
import type { Counter, Counters } from "./counters.ts";
import type { Limits } from "./default-limits.ts";
import { tryAgain } from "./try-again.ts";

/** Limits the visitors' calls other than sign-in, per address and for the whole house. Undefined means: go on. */
export interface VisitorLimits {
  /** Counts a registration. */
  register(caller: SignInOrigin | undefined): Promise<Refusal | undefined>;
  /** Counts a question. */
  lookUp(caller: SignInOrigin | undefined): Promise<Refusal | undefined>;
  /** The answer of a question told something of a member or of a bank's customer: it counts more. */
  told(caller: SignInOrigin | undefined): Promise<void>;
  /** A phone number was checked, so a registration is under way: the ticket allows to ask for bank names. */
  openTicket(ticket: string): Promise<void>;
  /** Refuses `registration-not-started` without a ticket that was opened in the last hour. */
  useTicket(ticket: string | undefined): Promise<Refusal | undefined>;
}

/** What an answer that tells something counts beyond the question's own 1. */
const TOLD = 4;

export function createVisitorLimits(limits: Limits, counters: Counters, clock: Clock): VisitorLimits {
  const lookUpCounters = (caller: SignInOrigin | undefined): readonly Counter[] => [
    { key: "look-up house", limit: limits.lookUpHouse },
    ...ofAddress("look-up", caller, limits.lookUpAddress),
  ];

  async function count(all: readonly Counter[]): Promise<Refusal | undefined> {
    const until = await counters.waitUntil(all);
    if (until !== undefined) return refuse("too-many-requests", tryAgain(until, clock()));
    for (const counter of all) await counters.add(counter);
    return undefined;
  }

  const ticketCounter = (ticket: string): Counter => ({ key: `ticket ${ticket}`, limit: limits.bankName });

  return {
    register: (caller) =>
      count([
        { key: "register house", limit: limits.registerHouse },
        ...ofAddress("register", caller, limits.registerAddress),
      ]),
    lookUp: (caller) => count(lookUpCounters(caller)),
    async told(caller) {
      for (const counter of lookUpCounters(caller)) await counters.add(counter, TOLD);
    },
    openTicket: (ticket) => counters.add(ticketCounter(ticket)),
    async useTicket(ticket) {
      if (limits.bankName === undefined) return undefined;
      if (ticket === undefined || (await counters.count(ticketCounter(ticket))) === 0) {
        return refuse("registration-not-started");
      }
      return count([ticketCounter(ticket)]);
    },
  };
}

function ofAddress(what: string, caller: SignInOrigin | undefined, limit: Counter["limit"]): readonly Counter[] {
  return caller?.address === undefined ? [] : [{ key: `${what} address ${addressGroup(caller.address)}`, limit }];
}
