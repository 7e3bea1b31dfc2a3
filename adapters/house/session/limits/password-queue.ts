import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { HARDEST } from "../../ports/puzzles.ts";
import type { PasswordQueueSettings } from "./default-limits.ts";

export interface Order {
  /** The address, or what stands for it. Each has a line of its own. */
  readonly from: string;
  /** The recent failures of the address; "known" for known devices and signed-in members, who go before all others. */
  readonly failures: number | "known";
  /** Of the puzzle that the caller solved for a place before all other strangers; undefined without one. */
  readonly difficulty?: number | undefined;
  /** Ends when the client closes the connection: nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Why work was not started. */
export interface Busy {
  /** How long to wait before the next try. */
  readonly retryMs: number;
  /** The least difficulty that would get a place now. */
  readonly difficulty: number;
}

/** Runs slow work in bounded lines. */
export interface PasswordQueue {
  run<T>(order: Order, work: () => Promise<T>): Promise<Result<T, Busy>>;
  /** As if this order had been refused. */
  busy(order: Order): Busy;
}

/** Hears how the queue does. */
export interface QueueWatch {
  /** How many wait now. */
  waiting(count: number): void;
  /** How long one has waited. */
  waited(ms: number, outcome: "started" | "refused"): void;
}

export interface PasswordQueueOptions extends PasswordQueueSettings {
  readonly watch?: QueueWatch | undefined;
  /** How many run at once. */
  readonly threads: number;
  /** Milliseconds that never jump: `performance.now`. */
  readonly elapsed: () => number;
}

interface Job {
  readonly since: number;
  readonly waitMs: number;
  readonly start: () => Promise<void>;
  readonly refuse: () => void;
}

interface Line {
  /** Lines of a lower rank go first; lines of the same rank take turns. */
  readonly rank: number;
  readonly jobs: readonly Job[];
}

/** A guess until the first one is measured. */
const FIRST_GUESS_MS = 150;
/** The weight of the latest measurement. */
const LATEST = 0.2;
/** Refused callers are spread over ten seconds, so that they do not come back together. */
const SOONEST_RETRY_MS = 3000;
const RETRY_STEPS = 10;

export function createPasswordQueue(options: PasswordQueueOptions): PasswordQueue {
  const { threads, places, placesPerAddress, waitMs, elapsed, watch } = options;
  /** In the order of turns. No line is empty. */
  const lines = new Map<string, Line>();
  let running = 0;
  let workMs = FIRST_GUESS_MS;
  let refusals = 0;

  function retryMs(): number {
    refusals += 1;
    return SOONEST_RETRY_MS + (refusals % RETRY_STEPS) * 1000;
  }

  function waiting(): number {
    let count = 0;
    for (const { jobs } of lines.values()) count += jobs.length;
    return count;
  }

  /** Whoever solved a puzzle has waited already, and had better wait on than solve another one. */
  function waitOf({ difficulty }: Order): number {
    return difficulty === undefined ? waitMs : 2 * waitMs;
  }

  function jobsOf(order: Order): number {
    return lines.get(lineOf(order))?.jobs.length ?? 0;
  }

  /**
   * The more failed or wait already, the later; by powers of two, so that one failure more or less changes little. Solved
   * puzzles go before everything else of strangers, and twice the work makes up for twice the failures.
   */
  function rankOf(order: Order): number {
    const { failures, difficulty } = order;
    if (failures === "known") return 0;
    const late = 1 + Math.ceil(Math.log2(1 + failures + jobsOf(order)));
    return difficulty === undefined ? late : 1 - 1 / (1 + HARDEST + late - difficulty);
  }

  /** How many would run before a new job: all of lower ranks, and of the same rank as many of each line as of its own. */
  function countAhead(order: Order, rank: number): number {
    const own = jobsOf(order);
    let ahead = own;
    for (const [other, line] of lines) {
      if (other === lineOf(order) || line.rank > rank) continue;
      ahead += line.rank < rank ? line.jobs.length : Math.min(line.jobs.length, own + 1);
    }
    return ahead;
  }

  function hasPlace(order: Order, rank: number): boolean {
    if (order.failures !== "known" && jobsOf(order) >= placesPerAddress) return false;
    const ahead = countAhead(order, rank);
    // A running job is half done on average.
    const expectedMs = ((ahead + running / 2) / threads + 1) * workMs;
    if (ahead > 0 && expectedMs > waitOf(order)) return false;
    return waiting() < places || lastBehind(rank) !== undefined;
  }

  /** The last place of the longest line of the highest rank, if that is a higher one than this. */
  function lastBehind(rank: number): readonly [line: string, job: Job] | undefined {
    const [worst] = [...lines].sort(
      ([, one], [, other]) => other.rank - one.rank || other.jobs.length - one.jobs.length,
    );
    const last = worst?.[1].jobs[worst[1].jobs.length - 1];
    return worst && last && worst[1].rank > rank ? [worst[0], last] : undefined;
  }

  function busy(order: Order): Busy {
    let difficulty = 0;
    const solved = (): Order => ({ ...order, difficulty });
    while (difficulty < HARDEST && !hasPlace(solved(), rankOf(solved()))) difficulty += 1;
    return { retryMs: retryMs(), difficulty };
  }

  function refuseLast(rank: number): void {
    const last = lastBehind(rank);
    if (last && remove(...last)) last[1].refuse();
  }

  function remove(from: string, job: Job): boolean {
    const line = lines.get(from);
    const jobs = line?.jobs.filter((other) => other !== job) ?? [];
    if (!line || jobs.length === line.jobs.length) return false;
    if (jobs.length === 0) lines.delete(from);
    else lines.set(from, { ...line, jobs });
    return true;
  }

  function next(): Job | undefined {
    let first: readonly [from: string, line: Line] | undefined;
    for (const entry of lines) if (!first || entry[1].rank < first[1].rank) first = entry;
    const job = first?.[1].jobs[0];
    if (!first || !job) return undefined;
    const [from] = first;
    remove(from, job);
    // The line waits for its next turn.
    const rest = lines.get(from);
    lines.delete(from);
    if (rest) lines.set(from, rest);
    return job;
  }

  function refuseOld(): void {
    for (const [from, { jobs }] of lines) {
      for (const job of jobs) {
        if (elapsed() - job.since > job.waitMs && remove(from, job)) job.refuse();
      }
    }
  }

  function startNext(): void {
    refuseOld();
    while (running < threads) {
      const job = next();
      if (!job) return;
      void job.start();
      watch?.waiting(waiting());
    }
  }

  return {
    busy,
    run<T>(order: Order, work: () => Promise<T>): Promise<Result<T, Busy>> {
      const { signal } = order;
      const from = lineOf(order);
      const rank = rankOf(order);
      if (signal?.aborted || !hasPlace(order, rank)) return Promise.resolve(err(busy(order)));
      if (waiting() >= places) refuseLast(rank);
      return new Promise((resolve, reject) => {
        const onAbort = (): void => {
          if (remove(from, job)) job.refuse();
        };
        const job: Job = {
          since: elapsed(),
          waitMs: waitOf(order),
          async start() {
            watch?.waited(elapsed() - job.since, "started");
            signal?.removeEventListener("abort", onAbort);
            running += 1;
            const startedAt = elapsed();
            try {
              resolve(ok(await work()));
            } catch (error) {
              reject(error);
            } finally {
              workMs += (elapsed() - startedAt - workMs) * LATEST;
              running -= 1;
              startNext();
            }
          },
          refuse() {
            watch?.waited(elapsed() - job.since, "refused");
            signal?.removeEventListener("abort", onAbort);
            resolve(err(busy(order)));
          },
        };
        signal?.addEventListener("abort", onAbort, { once: true });
        lines.set(from, { rank, jobs: [...(lines.get(from)?.jobs ?? []), job] });
        startNext();
        watch?.waiting(waiting());
      });
    },
  };
}

/** Places of solved puzzles are a line of their own, because a line has one rank. */
function lineOf({ from, difficulty }: Order): string {
  return difficulty === undefined ? from : `${from} with a puzzle of ${difficulty}`;
}
