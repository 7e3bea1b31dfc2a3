import type { MemberId } from "../../../../core/session/model.ts";
import type { LiveChange } from "../../../../core/site/live.ts";
import type { ServiceContext } from "../../engine/service-context.ts";
import { changesOf } from "./changes-of.ts";
import type { Follower } from "./wakes.ts";

/** What changed, and where the member's changes stand after it. */
export interface ChangesSince {
  readonly changes: readonly LiveChange[];
  /** To be passed with the next question. */
  readonly id: string;
}

export interface LiveService {
  /** What changed for the member since an earlier answer's id; nothing without one. Writes due events first. */
  changesSince(id: string | undefined): Promise<ChangesSince>;
  /** Returns how to leave. */
  followChanges(follower: Follower): () => void;
}

/** The versions of the member's and the site's stream, and the number of friends. */
interface Marks {
  readonly member: number;
  readonly site: number;
  readonly friends: number;
}

/**
 * A report's id holds all that it depends on, so that a reconnected page gets exactly what it missed, from any process,
 * and nothing has to be kept for a page that may never come back.
 */
export function createLiveService(context: ServiceContext, id: MemberId): LiveService {
  const { streams, site, rows, wakes } = context;
  return {
    async changesSince(lastId) {
      const [{ state }, siteState, friends] = await Promise.all([
        streams.read(id),
        site.read(),
        rows.count({ list: "downline", owner: id }),
      ]);
      const now: Marks = { member: state.version, site: siteState.version, friends };
      const last = marksOf(lastId);
      const answer = `${now.member}.${now.site}.${now.friends}`;
      // Marks from the future belong to another journal.
      if (!last || last.member > now.member || last.site > now.site) return { changes: [], id: answer };
      const events = last.member < now.member ? await streams.eventsAfter(id, last.member) : [];
      const changes: LiveChange[] = [...changesOf(events.slice(0, now.member - last.member))];
      if (last.site < now.site && !changes.some(({ what }) => what === "inbox"))
        changes.push({ what: "inbox", id: undefined });
      if (last.friends !== now.friends) changes.push({ what: "downline", id: undefined });
      return { changes, id: answer };
    },
    followChanges: (follower) => wakes.follow(id, follower),
  };
}

function marksOf(id: string | undefined): Marks | undefined {
  const [, member, site, friends] = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(id ?? "") ?? [];
  return member === undefined ? undefined : { member: Number(member), site: Number(site), friends: Number(friends) };
}
