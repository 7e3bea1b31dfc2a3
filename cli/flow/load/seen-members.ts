import type { Session } from "../../../core/session/model.ts";
import type { RandomBelow } from "../run/start-values.ts";

/** Members of a load whose laws are checked after it. Of more than `limit`, each is among them with the same chance. */
export interface SeenMembers {
  readonly add: (session: Session) => void;
  readonly count: () => number;
  readonly chosen: () => readonly Session[];
}

export function createSeenMembers(limit: number, below: RandomBelow): SeenMembers {
  const chosen: Session[] = [];
  const place = new Map<string, number>();
  let count = 0;
  return {
    add: (session) => {
      // The same member again: the later session is the one that is still open.
      const known = place.get(session.member.id);
      if (known !== undefined) {
        chosen[known] = session;
        return;
      }
      count += 1;
      const index = chosen.length < limit ? chosen.length : below(count);
      if (index >= limit) return;
      const replaced = chosen[index];
      if (replaced) place.delete(replaced.member.id);
      chosen[index] = session;
      place.set(session.member.id, index);
    },
    count: () => count,
    chosen: () => chosen,
  };
}
