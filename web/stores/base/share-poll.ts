import { type Poll, startPoll } from "./start-poll.ts";

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
