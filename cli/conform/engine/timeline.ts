/** The place of one sequence on the clock that all share. */
export interface Place {
  /** Ends when the clock stands at this time: all others wait for a later one then. A time that is over ends at once. */
  readonly to: (at: number) => Promise<void>;
  readonly leave: () => void;
}

export interface Timeline {
  /** Ends when the clock stands, and from then on it waits for this place, too. */
  readonly join: () => Promise<Place>;
}

/**
 * One clock for sequences that run next to each other. It moves when all of them wait, to the earliest time that one of them
 * waits for, so no sequence sees another time than it asked for.
 */
export function createTimeline(move: (at: number) => Promise<void>): Timeline {
  const places = new Set<object>();
  const waiting = new Map<object, { readonly at: number; readonly go: (failed?: unknown) => void }>();
  let moving: Promise<void> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  async function moveOn(): Promise<void> {
    if (moving || waiting.size === 0 || waiting.size < places.size) return;
    const at = Math.min(...[...waiting.values()].map((each) => each.at));
    let failed: unknown;
    if (at > last) {
      last = at;
      moving = move(at).catch((error: unknown) => {
        failed = error;
      });
      await moving;
      moving = undefined;
    }
    for (const [place, each] of Array.from(waiting)) {
      if (failed === undefined && each.at > at) continue;
      waiting.delete(place);
      each.go(failed);
    }
  }

  return {
    async join() {
      const place = {};
      places.add(place);
      await moving;
      return {
        to: (at) =>
          new Promise((resolve, reject) => {
            waiting.set(place, { at, go: (failed) => (failed === undefined ? resolve() : reject(failed)) });
            void moveOn();
          }),
        leave() {
          places.delete(place);
          void moveOn();
        },
      };
    },
  };
}
