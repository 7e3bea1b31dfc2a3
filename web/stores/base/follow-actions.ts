import type { ActionDependencies } from "./dependencies.ts";
import type { MoneyActionState } from "./money-action-store.ts";
import { sharePoll } from "./share-poll.ts";
import type { Poll } from "./start-poll.ts";

/** How often an open request is looked at while its page can be seen. */
const WATCH_INTERVAL_MS = 3000;

interface Action {
  readonly phase: MoneyActionState<unknown>["phase"];
  readonly resume: () => unknown;
  readonly watch: () => () => void;
}

/** What is looked at while a page can be seen; `isWanted` tells of everything but unknown outcomes. */
interface Followed extends Pick<Poll, "isWanted" | "tick"> {
  readonly actions: readonly Action[];
  /** Every few seconds unless told. */
  readonly intervalMs?: number;
}

export interface Following {
  /**
   * Takes up what a reload interrupted, follows other tabs, looks at once, then again while there is reason to; returns
   * how to stop.
   */
  readonly watch: () => () => void;
  /** Looks for the outcomes that are unknown. */
  readonly lookAgain: () => void;
}

/** How a store follows its money actions and what they brought about. */
export function followActions(
  { after, visibility }: Pick<ActionDependencies, "after" | "visibility">,
  { actions, isWanted, tick, intervalMs = WATCH_INTERVAL_MS }: Followed,
): Following {
  const unknown = () => actions.filter(({ phase }) => phase === "unknown");
  const watch = sharePoll({
    after,
    visibility,
    intervalMs,
    isWanted: () => unknown().length > 0 || isWanted(),
    tick,
  });
  return {
    watch: () => {
      const stops = [...actions.map((action) => action.watch()), watch()];
      return () => {
        for (const stop of stops) stop();
      };
    },
    lookAgain: () => {
      for (const action of unknown()) void action.resume();
    },
  };
}
