import { makeAutoObservable } from "mobx";
import type { Wheel, WheelSpin } from "../../../core/rewards/model.ts";
import { spinWheel } from "../../../core/rewards/spin-wheel.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";
import { PagedList } from "../base/paged-list.ts";
import { Resource } from "../base/resource.ts";
import type { RewardsStoreDependencies } from "./dependencies.ts";
import { UnrevealedPlay } from "./unrevealed-play.ts";

/** The wheel: its segments, spinning it, and the log of spins. */
export class WheelStore {
  readonly wheel: Resource<Wheel>;
  readonly log: PagedList<WheelSpin>;
  readonly spin: MoneyActionStore<undefined, WheelSpin>;
  /** The spin that the wheel is turning for. */
  readonly unrevealed: UnrevealedPlay<WheelSpin>;
  readonly #following: Following;

  /** Calls `onMoved` when points or credit changed. */
  constructor(dependencies: RewardsStoreDependencies, onMoved: () => void) {
    this.wheel = new Resource(() => dependencies.rewards.wheel());
    this.log = new PagedList((query) => dependencies.rewards.wheelLog(query));
    this.unrevealed = new UnrevealedPlay((spun) => {
      this.log.put(spun);
      onMoved();
      void this.wheel.load();
    });
    this.spin = createMoneyActionStore(dependencies, spinWheel, {
      askOf: () => ({ spins: this.log.items }),
      inputOf: () => undefined,
      onDone: (spun) => this.unrevealed.keep(spun),
      onFollowed: () => {
        onMoved();
        void this.refresh();
      },
    });
    this.#following = followActions(dependencies, {
      actions: [this.spin],
      reads: [this.wheel, this.log],
    });
    makeAutoObservable(this, { wheel: false, log: false, spin: false, unrevealed: false }, { autoBind: true });
  }

  /** Resumes a pending spin and loads wheel and log; returns how to stop. */
  watch(): () => void {
    const stop = this.#following.watch();
    return () => {
      stop();
      // Somebody who leaves before the wheel stops finds its result in the credit and the log.
      this.unrevealed.reveal();
    };
  }

  /** Loads wheel and log; false when a load failed. */
  refresh(): Promise<boolean> {
    return this.#following.refresh();
  }
}
