import { createDownlineIndex, type DownlineIndex } from "../affiliate/downline-index.ts";
import { createRankingIndex, type RankingIndex } from "../games/ranking-index.ts";
import type { Journal } from "../ports/journal.ts";
import { createFeed, type Feed } from "../site/feed.ts";
import { createOpenRequestIndex, type OpenRequestIndex } from "../staff/open-request-index.ts";
import type { HouseEvent, MemberEvent } from "./events.ts";
import { isSiteEvent } from "./is-site-event.ts";

/** What is known over all members. */
export interface ReadModelsOfAll {
  readonly feed: Feed;
  readonly open: OpenRequestIndex;
  readonly ranking: RankingIndex;
  readonly downline: DownlineIndex;
}

/** Follows the journal, which other processes may write, too. */
export interface ReadModels {
  /** As of every fact that was written before it was asked for, whoever wrote it. */
  readonly latest: () => Promise<ReadModelsOfAll>;
  /** Spares `latest` the reading of what this process wrote itself; `position` is the last event's. */
  readonly written: (stream: string, events: readonly MemberEvent[], position: number) => void;
}

export function createReadModels(journal: Journal<HouseEvent>): ReadModels {
  const all: ReadModelsOfAll = {
    feed: createFeed(),
    open: createOpenRequestIndex(),
    ranking: createRankingIndex(),
    downline: createDownlineIndex(),
  };
  const indexes = Object.values(all);
  let seen = 0;

  function observe(stream: string, event: MemberEvent): void {
    for (const index of indexes) index.observe(stream, event);
  }

  return {
    async latest() {
      for await (const { stream, event, position } of journal.all(seen)) {
        // Somebody who asked at the same time may have read it already.
        if (position <= seen) continue;
        seen = position;
        if (!isSiteEvent(event)) observe(stream, event);
      }
      return all;
    },
    written(stream, events, position) {
      // Others wrote in between: `latest` reads them and these, in their order.
      if (position - events.length !== seen) return;
      for (const event of events) observe(stream, event);
      seen = position;
    },
  };
}
