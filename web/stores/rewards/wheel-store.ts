import type { Wheel, WheelSpin } from "../../../core/rewards/model.ts";
import { spinWheel } from "../../../core/rewards/win-prize.ts";
import type { RewardsStoreDependencies } from "../base/dependencies.ts";
import type { Following } from "../base/follow-actions.ts";
import type { MoneyActionStore } from "../base/money-action-store.ts";
import { PagedList } from "../base/paged-list.ts";
import { Resource } from "../base/resource.ts";
import { createRevealedPlay, type UnrevealedPlay } from "./unrevealed-play.ts";

/** The wheel: its segments, spinning it, and the log of spins. */
export class WheelStore {
  readonly wheel: Resource<Wheel>;
  readonly log: PagedList<WheelSpin>;
  readonly spin: MoneyActionStore<undefined, WheelSpin>;
  /** The spin that the wheel is turning for. */
  readonly unrevealed: UnrevealedPlay<WheelSpin>;
  /** Resumes a pending spin and loads wheel and log; returns how to stop. */
  readonly watch: Following["watch"];
  /** Loads wheel and log; false when a load failed. */
  readonly refresh: Following["refresh"];

  /** Calls `onMoved` when points or credit changed. */
  constructor(dependencies: RewardsStoreDependencies, onMoved: () => void) {
    this.wheel = new Resource(() => dependencies.rewards.wheel());
    this.log = new PagedList((query) => dependencies.rewards.wheelLog(query));
    const play = createRevealedPlay(dependencies, spinWheel, {
      askOf: () => ({ spins: this.log.items }),
      inputOf: () => undefined,
      onRevealed: (spun) => {
        this.log.put(spun);
        void this.wheel.load();
      },
      onMoved,
      reads: [this.wheel, this.log],
    });
    this.spin = play.action;
    this.unrevealed = play.unrevealed;
    this.watch = play.watch;
    this.refresh = play.refresh;
  }

  /** The spin that the wheel turns for, or whose result it shows. */
  get shown(): WheelSpin | undefined {
    return this.spin.state.phase === "done" ? this.spin.state.value : this.unrevealed.recent(this.log.items);
  }
}
