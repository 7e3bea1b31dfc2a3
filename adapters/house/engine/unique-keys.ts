import { getIn } from "../collections/persistent-map.ts";
import type { Claim } from "../ports/journal.ts";
import type { MemberEvent } from "./events.ts";
import type { MemberState } from "./state.ts";

export interface ClaimChanges {
  readonly take: readonly Claim[];
  readonly release: readonly Claim[];
}

/** Which values become, or cease to be, this stream's own when the events are written; `after` is the state then. */
export function claimsOf(events: readonly MemberEvent[], after: MemberState): ClaimChanges {
  return {
    take: events.flatMap((event) => taken(event, after)),
    release: events.flatMap(released),
  };
}

function released(event: MemberEvent): readonly Claim[] {
  if (event.type === "session-closed") return [{ kind: "token", value: event.tokenHash }];
  if (event.type === "game-opened") return event.forgotten.map((value) => ({ kind: "launch", value }));
  return [];
}

function taken(event: MemberEvent, after: MemberState): readonly Claim[] {
  switch (event.type) {
    case "registered":
      return [
        ...(event.intent ? [{ kind: "registration", value: event.intent.key } as const] : []),
        { kind: "username", value: usernameClaim(event.username) },
        { kind: "phone", value: event.phone },
        { kind: "bank-account", value: event.accountNumber },
        { kind: "affiliate-code", value: event.affiliateCode },
      ];
    case "session-opened":
      return [{ kind: "token", value: event.tokenHash }];
    case "game-opened":
      return [{ kind: "launch", value: event.id }];
    case "slip-submitted":
      return event.claimed ? [{ kind: "slip", value: event.transfer }] : [];
    case "slip-credited": {
      const slip = getIn(after.slips.byId, event.id);
      return slip ? [{ kind: "slip", value: slip.transfer }] : [];
    }
    default:
      return [];
  }
}

/** Usernames differ by more than their case. */
export function usernameClaim(username: string): string {
  return username.trim().toLowerCase();
}
