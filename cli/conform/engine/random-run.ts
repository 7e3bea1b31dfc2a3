import { DAY, HOUR, MINUTE, nextMidnight, SECOND } from "../../../contracts/model/bangkok.ts";
import { placeOf, type Stop, stopOf } from "./findings.ts";
import { randomOf } from "./random.ts";
import type { Actor, Heard, Move, Random, Stage } from "./sequence.ts";
import type { Trace } from "./trail.ts";

export interface RandomRuns {
  readonly moves: readonly Move[];
  readonly open: (random: Random) => Promise<Stage>;
  readonly seed: string;
  /** Draws what new members are called. */
  readonly names: Random;
  /** Whether the time is over. */
  readonly isOver: () => boolean;
}

/** A difference, and the shortest run that was found to show it. */
export interface Shrunk {
  readonly stop: Stop;
  readonly lines: readonly string[];
  readonly trace: Trace;
  /** The moves of that run. */
  readonly titles: readonly string[];
}

export const MOST_STEPS = 60;
/** Each try to shorten a run makes it again, on members of its own. */
const MOST_TRIES = 60;

/** Makes random runs until the time is over. Returns the first difference as short as it gets; undefined without one. */
export async function findDifference(runs: RandomRuns): Promise<Shrunk | undefined> {
  for (let nth = 1; !runs.isOver(); nth += 1) {
    const draw = randomOf(`${runs.seed} run ${nth}`);
    const steps = Array.from({ length: MOST_STEPS }, () => draw(2 ** 31));
    const found = await makeRun(runs, steps, runs.isOver);
    if (found) return shorten(runs, steps.slice(0, found.made), found);
  }
  return undefined;
}

export interface Found extends Shrunk {
  /** How many of the steps were made. */
  readonly made: number;
}

/** One step is one number: it says which move it is, and what the move draws. So a run without some steps makes sense, too. */
export async function makeRun(
  { moves, open, names }: Pick<RandomRuns, "moves" | "open" | "names">,
  steps: readonly number[],
  isOver: () => boolean = () => false,
): Promise<Found | undefined> {
  let random = names;
  const { play, lines, trace, leave } = await open((below) => random(below));
  const titles: string[] = [];
  try {
    const first = await play.member({ credit: 500_000, points: 500 });
    const actors = [first, await play.member({ credit: 20_000, points: 60, inviter: first })];
    const heard = new Map<Actor, Heard>();
    for (const actor of actors) heard.set(actor, await play.listens(actor));
    for (const step of steps) {
      if (isOver()) return undefined;
      random = randomOf(String(step));
      const move = moves[random(moves.length)];
      if (!move) continue;
      titles.push(move.title);
      await move.make(play, actors);
    }
    for (const actor of actors) {
      await actor.observe();
      await play.listens(actor, heard.get(actor));
    }
    return undefined;
  } catch (error) {
    const stop = stopOf(error);
    if (stop?.verdict === "deviates") return { stop, lines: lines(), trace: trace(), titles, made: titles.length };
    if (stop) return undefined;
    throw error;
  } finally {
    leave();
  }
}

/** Leaves out halves of the steps, then quarters and so on, as long as the run still shows a difference at the same place. */
async function shorten(runs: RandomRuns, steps: readonly number[], found: Found): Promise<Shrunk> {
  let best = { steps, found };
  let tries = 0;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.steps.length && tries < MOST_TRIES; ) {
      const fewer = [...best.steps.slice(0, from), ...best.steps.slice(from + size)];
      tries += 1;
      const again = await makeRun(runs, fewer);
      if (again && placeOf(again.stop) === placeOf(found.stop))
        best = { steps: fewer.slice(0, again.made), found: again };
      else from += size;
    }
  }
  return best.found;
}

const WAITS = [1, SECOND, MINUTE, 15 * MINUTE, HOUR, 10 * HOUR, DAY, 9 * DAY] as const;

/** The moves that belong to nobody. */
export const TIME_MOVES: readonly Move[] = [
  {
    title: "time passes",
    make: ({ pass, random }) => pass((WAITS[random(WAITS.length)] ?? 1) + random(3) - 1),
  },
  {
    title: "the day ends",
    make: ({ to, state, random }) => to(nextMidnight(state.now) - 1 + random(3)),
  },
];
