import { createDownlineIndex, type DownlineIndex } from "../affiliate/downline-index.ts";
import { createPopularityIndex, type PopularityIndex } from "../games/popularity-index.ts";
import type { Journal } from "../ports/journal.ts";
import { createFeed, type Feed } from "../site/feed.ts";
import { createRankingIndex, type RankingIndex } from "../site/ranking-index.ts";
import { createOpenRequestIndex, type OpenRequestIndex } from "../staff/open-request-index.ts";
import type { HouseEvent, MemberEvent } from "./events.ts";
import { isSiteEvent } from "./is-site-event.ts";

/** Projections over all members' streams. */
export interface ReadModels {
  readonly feed: Feed;
  readonly openRequests: OpenRequestIndex;
  readonly ranking: RankingIndex;
  readonly popularity: PopularityIndex;
  readonly downline: DownlineIndex;
}

/** Keeps the read models up to date with the journal, which other processes may write, too. */
export interface LatestReadModels {
  /** With every event that any process wrote before the call. */
  readonly latest: () => Promise<ReadModels>;
  /** Applies events that this process wrote, so that `latest` need not read them. `position` is the last event's. */
  readonly applyWritten: (stream: string, events: readonly MemberEvent[], position: number) => void;
}

export function createReadModels(journal: Journal<HouseEvent>): LatestReadModels {
  const readModels: ReadModels = {
    feed: createFeed(),
    openRequests: createOpenRequestIndex(),
    ranking: createRankingIndex(),
    popularity: createPopularityIndex(),
    downline: createDownlineIndex(),
  };
  const all = Object.values(readModels);
  let lastPosition = 0;

  function apply(stream: string, event: MemberEvent): void {
    for (const readModel of all) readModel.apply(stream, event);
  }

  return {
    async latest() {
      for await (const { stream, event, position } of journal.all(lastPosition)) {
        // Another call may have read the event meanwhile.
        if (position <= lastPosition) continue;
        lastPosition = position;
        if (!isSiteEvent(event)) apply(stream, event);
      }
      return readModels;
    },
    applyWritten(stream, events, position) {
      // Other writers' events come first: `latest` reads them and these in order.
      if (position - events.length !== lastPosition) return;
      for (const event of events) apply(stream, event);
      lastPosition = position;
    },
  };
}
