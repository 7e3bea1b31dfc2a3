import type { MemberId } from "../../../core/session/model.ts";
import type { MemberEvent } from "../engine/events.ts";
import { memberOfStream } from "../engine/member-streams.ts";

/** Who came through whose code, in the order in which they were written. */
export interface DownlineIndex {
  observe(stream: string, event: MemberEvent): void;
  friendsOf(inviter: MemberId): readonly string[];
}

/**
 * Only who they are: what they earned is read from their own streams each time, so nothing has to be carried from one
 * stream to another and no crash can lose or double it.
 */
export function createDownlineIndex(): DownlineIndex {
  const friends = new Map<string, string[]>();
  return {
    observe(stream, event) {
      const id = memberOfStream(stream);
      if (event.type !== "registered" || !event.invitedBy || !id) return;
      const known = friends.get(event.invitedBy);
      if (known) known.push(id);
      else friends.set(event.invitedBy, [id]);
    },
    friendsOf: (inviter) => friends.get(inviter) ?? [],
  };
}
