import type { MemberId } from "../../../core/session/model.ts";
import type { MemberEvent } from "../engine/events.ts";
import { memberOfStream } from "../engine/member-streams.ts";

/** Read model: the friends that each member invited, in the order of their registrations. */
export interface DownlineIndex {
  apply(stream: string, event: MemberEvent): void;
  friendsOf(inviter: MemberId): readonly MemberId[];
}

/** Holds only the friends' ids. Their earnings are read from their own streams, so a crash cannot lose or double them. */
export function createDownlineIndex(): DownlineIndex {
  const friends = new Map<MemberId, MemberId[]>();
  return {
    apply(stream, event) {
      const id = memberOfStream(stream);
      if (event.type !== "registered" || !event.invitedBy || !id) return;
      const known = friends.get(event.invitedBy);
      if (known) known.push(id);
      else friends.set(event.invitedBy, [id]);
    },
    friendsOf: (inviter) => friends.get(inviter) ?? [],
  };
}
