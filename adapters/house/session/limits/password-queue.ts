import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { PasswordQueueSettings } from "./default-limits.ts";

/** Who goes first: known devices and signed-in members (0), others (1), addresses with many recent failures (2). */
export type Rank = 0 | 1 | 2;

export interface Order {
  /** The address, or what stands for it. Addresses of the same rank take turns. */
  readonly from: string;
  readonly rank: Rank;
  /** Ends when the client closes the connection: nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** A bounded line for work that is slow on purpose. */
export interface PasswordQueue {
  /** The error is how many milliseconds to wait before the next try. Refused work was not started. */
  run<T>(order: Order, work: () => Promise<T>): Promise<Result<T, number>>;
  readonly waiting: number;
}

export interface PasswordQueueOptions extends PasswordQueueSettings {
  /** How many run at once. */
  readonly threads: number;
  /** Milliseconds that never jump: `performance.now`. */
  readonly elapsed: () => number;
}

interface Job {
  readonly order: Order;
  readonly since: number;
  readonly start: () => Promise<void>;
  readonly refuse: () => void;
}

type Line = Map<string, Job[]>;

/** A guess until the first one is measured. */
const FIRST_GUESS_MS = 150;
/** The weight of the latest measurement. */
const LATEST = 0.2;
/** Refused callers are spread over ten seconds, so that they do not come back together. */
const SOONEST_RETRY_MS = 3000;
const RETRY_STEPS = 10;

export function createPasswordQueue(options: PasswordQueueOptions): PasswordQueue {
  const { threads, places, placesPerAddress, waitMs, elapsed } = options;
  const lines: readonly [Line, Line, Line] = [new Map(), new Map(), new Map()];
  let running = 0;
  let waiting = 0;
  let workMs = FIRST_GUESS_MS;
  let refusals = 0;

  function retryMs(): number {
    refusals += 1;
    return SOONEST_RETRY_MS + (refusals % RETRY_STEPS) * 1000;
  }

  /** How many would run before a new job: all of better ranks, and of each address as many as its own would be. */
  function countAhead({ from, rank }: Order): number {
    const own = lines[rank].get(from)?.length ?? 0;
    let ahead = own;
    for (const [better, line] of lines.entries()) {
      for (const [other, jobs] of line) {
        if (better < rank) ahead += jobs.length;
        else if (better === rank && other !== from) ahead += Math.min(jobs.length, own + 1);
      }
    }
    return ahead;
  }

  function isTooLong(order: Order): boolean {
    const ahead = countAhead(order);
    if (ahead === 0) return false;
    if (order.rank > 0 && (lines[order.rank].get(order.from)?.length ?? 0) >= placesPerAddress) return true;
    // A running job is half done on average.
    return ((ahead + running / 2) / threads + 1) * workMs > waitMs;
  }

  /** Gives up the place of a job of a worse rank, from the address that has most. */
  function takePlaceFrom(rank: Rank): boolean {
    for (const line of [lines[2], lines[1]].slice(0, 2 - rank)) {
      const most = [...line.values()].sort((one, other) => other.length - one.length)[0]?.at(-1);
      if (most) {
        remove(most);
        most.refuse();
        return true;
      }
    }
    return false;
  }

  function add(job: Job): void {
    const { rank, from } = job.order;
    lines[rank].set(from, [...(lines[rank].get(from) ?? []), job]);
    waiting += 1;
  }

  function remove(job: Job): boolean {
    const { rank, from } = job.order;
    const jobs = lines[rank].get(from) ?? [];
    const rest = jobs.filter((other) => other !== job);
    if (rest.length === jobs.length) return false;
    if (rest.length === 0) lines[rank].delete(from);
    else lines[rank].set(from, rest);
    waiting -= 1;
    return true;
  }

  function next(): Job | undefined {
    for (const line of lines) {
      const [turn] = line;
      const [from, [job]] = turn ?? [undefined, []];
      if (from === undefined || !job) continue;
      remove(job);
      // The address goes to the end of its line.
      const rest = line.get(from);
      line.delete(from);
      if (rest) line.set(from, rest);
      return job;
    }
    return undefined;
  }

  function startNext(): void {
    while (running < threads) {
      const job = next();
      if (!job) return;
      if (elapsed() - job.since > waitMs) job.refuse();
      else void job.start();
    }
  }

  return {
    get waiting() {
      return waiting;
    },
    run<T>(order: Order, work: () => Promise<T>): Promise<Result<T, number>> {
      if (order.signal?.aborted || isTooLong(order)) return Promise.resolve(err(retryMs()));
      if (waiting >= places && !takePlaceFrom(order.rank)) return Promise.resolve(err(retryMs()));
      return new Promise((resolve, reject) => {
        const onAbort = (): void => {
          if (remove(job)) job.refuse();
        };
        const job: Job = {
          order,
          since: elapsed(),
          async start() {
            order.signal?.removeEventListener("abort", onAbort);
            running += 1;
            const from = elapsed();
            try {
              resolve(ok(await work()));
            } catch (error) {
              reject(error);
            } finally {
              workMs += (elapsed() - from - workMs) * LATEST;
              running -= 1;
              startNext();
            }
          },
          refuse() {
            order.signal?.removeEventListener("abort", onAbort);
            resolve(err(retryMs()));
          },
        };
        order.signal?.addEventListener("abort", onAbort, { once: true });
        add(job);
        startNext();
      });
    },
  };
}
