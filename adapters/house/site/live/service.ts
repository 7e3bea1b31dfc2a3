import type { MemberId } from "../../../../core/session/model.ts";
import type { LiveChange, LiveSubject } from "../../../../core/site/model.ts";
import type { ServiceContext } from "../../context.ts";
import { type BaseEvent, idOf } from "../../engine/model.ts";
import type { Slice } from "../../engine/slice.ts";
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
function createLiveService(context: ServiceContext, id: MemberId): LiveService {
  const { streams, site, rows, wakes, showsOf } = context;
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
      const changes: LiveChange[] = [...changesOf(events.slice(0, now.member - last.member), showsOf)];
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

const REQUESTS: readonly LiveSubject[] = ["deposit", "slip", "withdrawal", "reward"];

/** What some events changed, each thing once. */
function changesOf(
  events: readonly BaseEvent[],
  showsOf: (event: BaseEvent) => readonly LiveSubject[],
): readonly LiveChange[] {
  const changes = new Map<string, LiveChange>();
  for (const event of events) {
    for (const what of showsOf(event)) {
      const id = REQUESTS.includes(what) ? idOf(event) : undefined;
      changes.set(`${what} ${id ?? ""}`, { what, id });
    }
  }
  return [...changes.values()];
}

interface Live {
  readonly context: ServiceContext;
  readonly service: LiveService;
}

/** Tells the pages that a member has open what changes. */
export const live: Slice<Live> = { initial: {}, decide: {}, evolve: {}, shows: {}, service: createLiveService };
