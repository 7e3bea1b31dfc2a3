import type { MemberId } from "../../../../core/session/model.ts";
import { memberStream } from "../../engine/member-streams.ts";
import type { BaseEvent } from "../../engine/model.ts";

/** Somebody who follows a member's changes. */
export interface Follower {
  /** Called when there may be something new. */
  readonly wake: () => void;
  /** Called when a newer follower takes the place, or the house closes. */
  readonly end: () => void;
}

/** Wakes the followers of a member at once when this process writes. What other processes write waits for a tick. */
export interface Wakes {
  /** Returns how to leave. */
  follow(id: MemberId, follower: Follower): () => void;
  written(stream: string, events: readonly BaseEvent[]): void;
  endAll(): void;
}

/** A member's devices and windows. One more ends the oldest. */
const MAX_FOLLOWERS = 8;

export function createWakes(): Wakes {
  const followers = new Map<string, Set<Follower>>();
  const wake = (stream: string): void => {
    for (const follower of followers.get(stream) ?? []) follower.wake();
  };
  return {
    follow(id, follower) {
      const stream = memberStream(id);
      const ofMember = followers.get(stream) ?? new Set();
      followers.set(stream, ofMember);
      const [oldest] = ofMember;
      if (oldest && ofMember.size >= MAX_FOLLOWERS) {
        ofMember.delete(oldest);
        oldest.end();
      }
      ofMember.add(follower);
      return () => {
        ofMember.delete(follower);
        if (ofMember.size === 0 && followers.get(stream) === ofMember) followers.delete(stream);
      };
    },
    written(stream, events) {
      if (followers.size === 0) return;
      wake(stream);
      for (const event of events) {
        if ("invitedBy" in event && typeof event.invitedBy === "string") wake(memberStream(event.invitedBy));
      }
    },
    endAll() {
      for (const ofMember of followers.values()) for (const follower of ofMember) follower.end();
      followers.clear();
    },
  };
}
