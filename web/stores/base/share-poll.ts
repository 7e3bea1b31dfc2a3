import { type Poll, startPoll } from "./start-poll.ts";

/**
 * One poll for all who watch the same thing, a frame and the screen in it, say: the first to watch starts it, the last
 * to leave stops it, and everyone who comes is brought up to date by a look of the poll's, or by one that is under way.
 * Returns how to watch, which returns how to stop watching.
 */
export function sharePoll(poll: Poll): () => () => void {
  let watchers = 0;
  let stopPoll: (() => void) | undefined;
  let looking: Promise<boolean> | undefined;

  const look = (): Promise<boolean> => {
    looking ??= poll.tick().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  return () => {
    watchers += 1;
    stopPoll ??= startPoll({ ...poll, tick: look });
    void look();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      watchers -= 1;
      if (watchers > 0) return;
      stopPoll?.();
      stopPoll = undefined;
    };
  };
}
