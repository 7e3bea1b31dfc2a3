import type { UniqueKey, UniqueKeyChanges } from "../ports/journal.ts";
import type { MemberEvent } from "./events.ts";

/** The part of a member's state that the keys depend on. */
export interface SlipTransfers {
  readonly slips: ReadonlyMap<string, { readonly transfer: string }>;
}

/** The unique keys that the stream takes and releases when the events are written. `after` is the state after them. */
export function uniqueKeysOf(events: readonly MemberEvent[], after: SlipTransfers): UniqueKeyChanges {
  return {
    takeKeys: events.flatMap((event) => keysTakenBy(event, after)),
    releaseKeys: events.flatMap(keysReleasedBy),
  };
}

function keysReleasedBy(event: MemberEvent): readonly UniqueKey[] {
  if (event.type === "session-closed") return [event.tokenHash, ...(event.tokens ?? [])].map(tokenKey);
  if (event.type === "session-renewed") return event.ended.map(tokenKey);
  if (event.type === "game-opened") return event.forgotten.map((value) => ({ kind: "launch", value }));
  return [];
}

function keysTakenBy(event: MemberEvent, after: SlipTransfers): readonly UniqueKey[] {
  switch (event.type) {
    case "registered":
      return [
        ...(event.intent ? [{ kind: "registration", value: event.intent.key } as const] : []),
        { kind: "username", value: usernameKey(event.username) },
        { kind: "phone", value: event.phone },
        { kind: "bank-account", value: event.accountNumber },
        { kind: "affiliate-code", value: event.affiliateCode },
      ];
    case "session-opened":
      return [tokenKey(event.tokenHash)];
    case "session-renewed":
      return [tokenKey(event.token)];
    case "game-opened":
      return [{ kind: "launch", value: event.id }];
    case "slip-submitted":
      return event.claimed ? [{ kind: "slip", value: event.transfer }] : [];
    case "slip-credited": {
      const slip = after.slips.get(event.id);
      return slip ? [{ kind: "slip", value: slip.transfer }] : [];
    }
    default:
      return [];
  }
}

function tokenKey(value: string): UniqueKey {
  return { kind: "token", value };
}

/** Two usernames that differ only in case are the same. */
export function usernameKey(username: string): string {
  return username.trim().toLowerCase();
}
