import type { Clock } from "../../../core/platform/device.ts";
import { type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { PUZZLE_MS, type Puzzles } from "../ports/puzzles.ts";
import { addressGroup } from "./caller.ts";
import type { Limits } from "./limits/default-limits.ts";
import { type Limit, type Tallies, type Tally, tryAgain } from "./limits/limit.ts";
import type { Busy, Order, PasswordQueue } from "./limits/password-queue.ts";

/** One password to check. */
export interface Attempt {
  /** Canonical, so that no other spelling has a count of its own. Unknown names count like known ones. */
  readonly account: string;
  /** Undefined for calls in process. */
  readonly address?: string | undefined;
  /**
   * What shows the member beside the password: the hash of a known device, or a right second factor. It has a count of
   * its own, so whoever fails elsewhere cannot make this member wait.
   */
  readonly trusted?: string | undefined;
  /** The member has a session already, and only their own failures count. */
  readonly signedIn?: boolean;
  /** To the puzzle of an earlier refusal. Whoever is known needs none. */
  readonly puzzleAnswer?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Slow work of a stranger, who may solve a puzzle for a place. */
export interface StrangersOrder extends Order {
  /** What the puzzle is for; see `Puzzles`. */
  readonly purpose: string;
}

/** Limits password checks per account, device, address and house; see `DEFAULT_LIMITS`. */
export interface SignInGuard {
  /**
   * Whether the password is right. Refuses `sign-in-locked` while the account has to wait, also right after the failure
   * that makes it wait, and `too-many-requests` for everything that is not the account's own.
   */
  attempt(attempt: Attempt, verify: () => Promise<boolean>): Promise<Result<boolean, Refusal>>;
  /**
   * A guess that costs no slow work, such as a code of six digits: undefined is a wrong one. Refuses `sign-in-locked`.
   * Counted under its own name, which must differ from the accounts' names.
   */
  guess<T>(name: string, guess: () => Promise<T | undefined>): Promise<Result<T | undefined, Refusal>>;
  /** Forgets the wrong passwords from unknown devices: the account has a new one. */
  forgive(account: string): Promise<void>;
  /** Slow work that is no attempt: the hash of a new password. Refuses `too-many-requests`. */
  work<T>(order: Order | StrangersOrder, work: () => Promise<T>): Promise<Result<T, Refusal>>;
  /** The difficulty of the puzzle that this answers; undefined without a right answer. Uses the answer up. */
  solved(purpose: string, answer: string | undefined): Promise<number | undefined>;
  /** `too-many-requests` until a limit of the whole house ends, with a puzzle for those who don't want to wait. */
  refuseStranger(order: StrangersOrder, until: Instant): Promise<Refusal>;
}

export interface SignInGuardOptions {
  readonly limits: Limits;
  readonly tallies: Tallies;
  readonly queue: PasswordQueue;
  readonly clock: Clock;
  /** Undefined for a house that offers none. */
  readonly puzzles: Puzzles | undefined;
}

/** One use, for as long as the puzzle could be answered. */
const ONE_ANSWER: Limit = { free: 1, forgetMs: PUZZLE_MS, firstDelayMs: PUZZLE_MS, maxDelayMs: PUZZLE_MS };

export function createSignInGuard({ limits, tallies, queue, clock, puzzles }: SignInGuardOptions): SignInGuard {
  const house: Tally = { key: "sign-in house", limit: limits.house };

  async function work<T>(order: Order | StrangersOrder, run: () => Promise<T>): Promise<Result<T, Refusal>> {
    const done = await queue.run(order, run);
    return done.ok ? done : err(await refuseBusy(order, done.error, plus(clock(), done.error.retryMs)));
  }

  async function refuseBusy(order: Order | StrangersOrder, { difficulty }: Busy, until: Instant): Promise<Refusal> {
    const now = clock();
    const puzzle = "purpose" in order ? await puzzles?.create(order.purpose, difficulty, now) : undefined;
    return refuse("too-many-requests", { ...tryAgain(until, now), ...(puzzle !== undefined && { puzzle }) });
  }

  async function solved(purpose: string, answer: string | undefined): Promise<number | undefined> {
    if (answer === undefined) return undefined;
    const firstUse = async (puzzle: string): Promise<boolean> =>
      (await tallies.reserve({ key: `puzzle ${puzzle}`, limit: ONE_ANSWER })).until === undefined;
    return (await puzzles?.check(purpose, answer, clock(), firstUse))?.difficulty;
  }

  const refuseStranger = (order: StrangersOrder, until: Instant): Promise<Refusal> =>
    refuseBusy(order, queue.busy(order), until);

  function tallyOf({ account, trusted }: Attempt): Tally {
    return trusted === undefined
      ? { key: `sign-in account ${account}`, limit: limits.account }
      : { key: `sign-in device ${account} ${trusted}`, limit: limits.device };
  }

  return {
    work,
    solved,
    refuseStranger,
    forgive: (account) => tallies.clear(tallyOf({ account })),
    async guess(name, guess) {
      const tally: Tally = { key: `guess ${name}`, limit: limits.account };
      const { until } = await tallies.reserve(tally);
      if (until !== undefined) return err(refuse("sign-in-locked", tryAgain(until, clock())));
      const found = await guess();
      if (found !== undefined) await tallies.clear(tally);
      return found === undefined ? afterFailure(tally, found) : ok(found);
    },
    async attempt(attempt, verify) {
      const { account, address, trusted, signedIn = false, puzzleAnswer, signal } = attempt;
      const known = trusted !== undefined || signedIn;
      const from: Tally | undefined =
        address === undefined || known
          ? undefined
          : { key: `sign-in address ${addressGroup(address)}`, limit: limits.address };
      const strangers: readonly Tally[] = known ? [] : [house, ...(from ? [from] : [])];

      const tally = tallyOf(attempt);
      const { until } = await tallies.reserve(tally);
      if (until !== undefined) return err(refuse("sign-in-locked", tryAgain(until, clock())));
      const ofAddress = from && (await tallies.waitUntil([from]));
      if (ofAddress !== undefined) {
        await tallies.giveBack(tally);
        return err(refuse("too-many-requests", tryAgain(ofAddress, clock())));
      }

      const failures = known ? "known" : from ? await tallies.count(from) : 0;
      const place = { from: (from ?? tally).key, failures, signal } as const;
      const purpose = `sign-in ${account}`;
      const order = known ? place : { ...place, purpose, difficulty: await solved(purpose, puzzleAnswer) };
      const ofAll = "purpose" in order && order.difficulty === undefined ? await tallies.waitUntil([house]) : undefined;
      if ("purpose" in order && ofAll !== undefined) {
        await tallies.giveBack(tally);
        return err(await refuseStranger(order, ofAll));
      }
      const done = await work(order, verify);
      if (!done.ok) {
        await tallies.giveBack(tally);
        return done;
      }
      if (done.value) {
        await tallies.clear(tally);
        return ok(true);
      }
      for (const stranger of strangers) await tallies.add(stranger);
      return afterFailure(tally, false);
    },
  };

  /** The wait starts at the failure, and the person who failed is told of it. */
  async function afterFailure<T>(tally: Tally, answer: T): Promise<Result<T, Refusal>> {
    await tallies.restartWait(tally);
    const until = await tallies.waitUntil([tally]);
    return until === undefined ? ok(answer) : err(refuse("sign-in-locked", tryAgain(until, clock())));
  }
}
