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
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";
import { Resource } from "../base/resource.ts";
import type { RewardsStoreDependencies } from "./dependencies.ts";

/** The daily check-in: this month's entries, whether today's is there, and making it. */
export class CheckInStore {
  readonly log: Resource<CheckInLog>;
  readonly claim: MoneyActionStore<undefined, CheckInReply>;
  readonly #dependencies: RewardsStoreDependencies;
  readonly #onMoved: () => void;
  readonly #following: Following;
  /** The device's day when the log was read. */
  #readOn: BangkokDate | undefined = undefined;

  /** `onMoved` is told when points moved. */
  constructor(dependencies: RewardsStoreDependencies, onMoved: () => void) {
    this.#dependencies = dependencies;
    this.#onMoved = onMoved;
    this.log = new Resource(async () => {
      const read = await dependencies.rewards.checkIns();
      if (read.ok) this.#readOn = bangkokDateOf(dependencies.clock());
      return read;
    });
    this.claim = createMoneyActionStore(dependencies, checkIn, {
      askOf: () => ({ log: this.#known() }),
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
      // What tomorrow gave is today's after midnight, and only the backend knows the new tomorrow's.
      isWanted: () => this.log.problem !== undefined || this.#readOn !== bangkokDateOf(dependencies.clock()),
      tick: () => this.refresh(),
    });
    makeAutoObservable(
      this,
      // Judged at the moment of asking: the day may have turned since the log was read.
      { log: false, claim: false, today: false, view: false },
      { autoBind: true },
    );
  }

  /** The backend's day, as many days after the one it told as have passed here; else the device's, in Bangkok. */
  get today(): BangkokDate {
    const here = bangkokDateOf(this.#dependencies.clock());
    const told = this.log.value?.today;
    if (!told || !this.#readOn) return here;
    return addDays(told, Math.round((startOfDay(here) - startOfDay(this.#readOn)) / DAY_MS));
  }

  /** How the log reads today; undefined until it is there. */
  get view(): CheckInToday | undefined {
    return this.log.value && checkInOn(this.log.value, this.today);
  }

  /** Takes up what a reload interrupted, loads the log, and reads it anew after midnight; returns how to stop. */
  watch(): () => void {
    return this.#following.watch();
  }

  /** Loads the log; false when that failed. */
  async refresh(): Promise<boolean> {
    await this.log.load();
    this.#following.lookAgain();
    return this.log.problem === undefined;
  }

  /** Marks the day done, keeps its value and tomorrow's, and appends the entry (spec section 4). */
  take(reply: CheckInReply): void {
    const day = reply.date ?? this.today;
    const log = this.log.value ?? { entries: [], value: undefined, valueTomorrow: undefined, today: reply.date };
    this.log.put(withCheckIn(log, day, reply));
    this.#readOn = bangkokDateOf(this.#dependencies.clock());
    this.#onMoved();
    void this.refresh();
  }

  /** The log with the day as it is by now. */
  #known(): CheckInLog | undefined {
    return this.log.value && { ...this.log.value, today: this.today };
  }
}
