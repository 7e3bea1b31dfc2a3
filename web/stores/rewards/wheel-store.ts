import { makeAutoObservable, observableRef } from "mobx";
import type { Wheel, WheelSpin } from "../../../core/rewards/model.ts";
import { spinWheel } from "../../../core/rewards/spin-wheel.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";
import { PagedList } from "../base/paged-list.ts";
import { Resource } from "../base/resource.ts";
import type { RewardsStoreDependencies } from "./dependencies.ts";

/** The wheel: its segments, spinning it, and the log of spins. */
export class WheelStore {
  readonly wheel: Resource<Wheel>;
  readonly log: PagedList<WheelSpin>;
  readonly spin: MoneyActionStore<undefined, WheelSpin>;
  /** A spin whose result is known, but not shown by the wheel yet. */
  landing: WheelSpin | undefined = undefined;
  readonly #onMoved: () => void;
  readonly #following: Following;

  /** `onMoved` is told when points or credit moved. */
  constructor(dependencies: RewardsStoreDependencies, onMoved: () => void) {
    this.#onMoved = onMoved;
    this.wheel = new Resource(() => dependencies.rewards.wheel());
    this.log = new PagedList((query) => dependencies.rewards.wheelLog(query));
    this.spin = createMoneyActionStore(dependencies, spinWheel, {
      askOf: () => ({ spins: this.log.items }),
      inputOf: () => undefined,
      onDone: (spun) => this.take(spun),
      onFollowed: () => {
        onMoved();
        void this.refresh();
      },
    });
    this.#following = followActions(dependencies, {
      actions: [this.spin],
      isWanted: () => this.wheel.problem !== undefined || this.log.problem !== undefined,
      tick: () => this.refresh(),
    });
    makeAutoObservable(this, { wheel: false, log: false, spin: false, landing: observableRef }, { autoBind: true });
  }

  /** Takes up what a reload interrupted and loads wheel and log; returns how to stop. */
  watch(): () => void {
    const stop = this.#following.watch();
    return () => {
      stop();
      // Whoever leaves before the wheel stands still finds its result in credit and log.
      this.landed();
    };
  }

  /** Loads wheel and log; false when one failed. */
  async refresh(): Promise<boolean> {
    await Promise.all([this.wheel.load(), this.log.load()]);
    this.#following.lookAgain();
    return this.wheel.problem === undefined && this.log.problem === undefined;
  }

  /** Keeps the result back until the wheel has come to rest on it. */
  take(spun: WheelSpin): void {
    this.landing = spun;
  }

  /** The wheel stands still: what it brought now shows in the log, the spins left, the points and the credit. */
  landed(): void {
    const spun = this.landing;
    if (!spun) return;
    this.landing = undefined;
    this.log.put(spun);
    this.#onMoved();
    void this.wheel.load();
  }
}
