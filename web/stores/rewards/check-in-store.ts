import { makeAutoObservable } from "mobx";
import { checkIn } from "../../../core/rewards/check-in.ts";
import {
  type CheckInLog,
  type CheckInReply,
  type CheckInToday,
  checkInOn,
  withCheckIn,
} from "../../../core/rules/check-in.ts";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  DAY_MS,
  MINUTE_MS,
  startOfDay,
} from "../../../core/shared/bangkok-time.ts";
import type { RewardsStoreDependencies } from "../base/dependencies.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";
import { Resource } from "../base/resource.ts";

/** The daily check-in: this month's entries, and today's check-in. */
export class CheckInStore {
  readonly log: Resource<CheckInLog>;
  readonly claim: MoneyActionStore<undefined, CheckInReply>;
  readonly #dependencies: RewardsStoreDependencies;
  readonly #onMoved: () => void;
  readonly #following: Following;
  /** The device's day when the log was read. */
  #readOn: BangkokDate | undefined = undefined;

  /** Calls `onMoved` when points changed. */
  constructor(dependencies: RewardsStoreDependencies, onMoved: () => void) {
    this.#dependencies = dependencies;
    this.#onMoved = onMoved;
    this.log = new Resource(async () => {
      const read = await dependencies.rewards.checkIns();
      if (read.ok) this.#readOn = bangkokDateOf(dependencies.clock());
      return read;
    });
    this.claim = createMoneyActionStore(dependencies, checkIn, {
      askOf: () => ({ log: this.#logOfToday() }),
      inputOf: () => undefined,
      onDone: (reply) => this.take(reply),
      onFollowed: () => {
        onMoved();
        void this.refresh();
      },
    });
    this.#following = followActions(dependencies, {
      actions: [this.claim],
      intervalMs: MINUTE_MS,
      reads: [this.log],
      // After midnight the value of tomorrow is today's, and only the backend knows the next one.
      isStale: () => this.#readOn !== bangkokDateOf(dependencies.clock()),
    });
    makeAutoObservable(
      this,
      // Computed each time, because midnight may have passed since the log was read.
      { log: false, claim: false, today: false, view: false },
      { autoBind: true },
    );
  }

  /** The backend's day plus the days that have passed here since; the device's Bangkok day where the log has none. */
  get today(): BangkokDate {
    const here = bangkokDateOf(this.#dependencies.clock());
    const backendDay = this.log.value?.today;
    if (!backendDay || !this.#readOn) return here;
    return addDays(backendDay, Math.round((startOfDay(here) - startOfDay(this.#readOn)) / DAY_MS));
  }

  /** The log as it looks today; undefined until it is loaded. */
  get view(): CheckInToday | undefined {
    return this.log.value && checkInOn(this.log.value, this.today);
  }

  /** Resumes a pending check-in, loads the log, and loads it again after midnight; returns how to stop. */
  watch(): () => void {
    return this.#following.watch();
  }

  /** Loads the log; false when the load failed. */
  refresh(): Promise<boolean> {
    return this.#following.refresh();
  }

  /** Marks the day done, stores its value and tomorrow's, and adds the entry (spec section 4). */
  take(reply: CheckInReply): void {
    const day = reply.date ?? this.today;
    const log = this.log.value ?? { entries: [], value: undefined, valueTomorrow: undefined, today: reply.date };
    this.log.put(withCheckIn(log, day, reply));
    this.#readOn = bangkokDateOf(this.#dependencies.clock());
    this.#onMoved();
    void this.refresh();
  }

  /** The log with today as its day. */
  #logOfToday(): CheckInLog | undefined {
    return this.log.value && { ...this.log.value, today: this.today };
  }
}
