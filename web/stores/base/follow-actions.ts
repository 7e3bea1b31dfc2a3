import type { Problem } from "../../../core/shared/fault.ts";
import type { ActionDependencies } from "./dependencies.ts";
import type { MoneyActionState } from "./money-action-store.ts";
import { type Poll, startPoll } from "./start-poll.ts";

/** How often open requests are read while the page is visible. */
const INTERVAL_MS = 3000;

interface Action {
  readonly phase: MoneyActionState<unknown>["phase"];
  readonly resume: () => unknown;
  readonly watch: () => () => void;
}

interface Read {
  readonly problem: Problem | undefined;
  readonly load: () => Promise<void>;
}

interface Followed {
  readonly actions: readonly Action[];
  /** The resources that show what the actions did; all of them are loaded at each refresh. */
  readonly reads: readonly Read[];
  /** Requests that are not final yet, as far as they are known. */
  readonly open?: () => readonly { readonly id: string }[];
  /** Called after a refresh that no longer shows a request as open. */
  readonly onSettled?: () => void;
  /** Called after every refresh. */
  readonly onRead?: () => void;
  /** Another reason to refresh; failed reads, unknown outcomes and, without a stream, open requests always are. */
  readonly isStale?: () => boolean;
  readonly intervalMs?: number;
}

export interface Following {
  /**
   * Resumes pending intents, follows other tabs, refreshes at once, and again and again while there is a reason.
   * Returns how to stop.
   */
  readonly watch: () => () => void;
  /** Loads everything and looks for unknown outcomes; false when a load failed. */
  readonly refresh: () => Promise<boolean>;
}

/** Keeps a store up to date with its money actions and their effects. */
export function followActions(
  { after, visibility, live }: Pick<ActionDependencies, "after" | "visibility" | "live">,
  { actions, reads, open = () => [], onSettled, onRead, isStale, intervalMs = INTERVAL_MS }: Followed,
): Following {
  const unknown = () => actions.filter(({ phase }) => phase === "unknown");
  const hasProblem = () => reads.some(({ problem }) => problem !== undefined);
  const refresh = async () => {
    const before = open();
    await Promise.all(reads.map((read) => read.load()));
    // Also one that an idle action does not show: only a reply may have told that it is recent.
    for (const action of [...unknown(), ...actions.filter(({ phase }) => phase === "idle")]) void action.resume();
    onRead?.();
    const still = new Set(open().map(({ id }) => id));
    if (before.some(({ id }) => !still.has(id))) onSettled?.();
    return !hasProblem();
  };
  const poll = sharePoll({
    after,
    visibility,
    intervalMs,
    isWanted: () =>
      unknown().length > 0 || (open().length > 0 && !live?.connected) || hasProblem() || isStale?.() === true,
    tick: refresh,
  });
  return {
    watch: () => {
      const stops = [...actions.map((action) => action.watch()), poll()];
      return () => {
        for (const stop of stops) stop();
      };
    },
    refresh,
  };
}

/**
 * Shares one poll among several watchers, such as a layout and its screen. The first watcher starts it and the last one
 * stops it. Each new watcher causes a tick, unless one is under way. Returns `watch`, which returns how to stop.
 */
export function sharePoll(poll: Poll): () => () => void {
  let watchers = 0;
  let stopPoll: (() => void) | undefined;
  let ticking: Promise<boolean> | undefined;

  const tick = (): Promise<boolean> => {
    ticking ??= poll.tick().finally(() => {
      ticking = undefined;
    });
    return ticking;
  };
  return () => {
    watchers += 1;
    stopPoll ??= startPoll({ ...poll, tick });
    void tick();
    let stopped = false;
    return () => {
      if (stopped) return;
      stopped = true;
      watchers -= 1;
      if (watchers > 0) return;
      stopPoll?.();
      stopPoll = undefined;
    };
  };
}
