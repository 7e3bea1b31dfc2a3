import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { WinLoss } from "../../../core/games/model.ts";
import type { GamesPort } from "../../../core/games/port.ts";
import type { Clock } from "../../../core/platform/device.ts";
import type { LevelName, RefundTableName } from "../../../core/rules/levels.ts";
import { type RefundView, refundView } from "../../../core/rules/loss-refund.ts";
import { type BangkokDate, type DayRange, inOrder, lastDays } from "../../../core/shared/bangkok-time.ts";
import { Resource } from "../base/resource.ts";

/** How many days are shown at first. */
const FIRST_DAYS = 7;

/** The member's stakes, wins and losses between two days. */
export class WinLossStore {
  range: DayRange;
  readonly result: Resource<WinLoss>;
  readonly #refundTable: RefundTableName;

  constructor(games: Pick<GamesPort, "winLoss">, clock: Clock, refundTable: RefundTableName) {
    this.#refundTable = refundTable;
    this.range = lastDays(clock(), FIRST_DAYS);
    this.result = new Resource(() => games.winLoss(this.range));
    makeAutoObservable(this, { range: observableRef, result: false, refund: false }, { autoBind: true });
  }

  /** A level's refund of the range's net loss, or that of each of its days by this percent; undefined until the result is loaded. */
  refund(level: LevelName, daily?: number): RefundView | undefined {
    return this.result.value && refundView(this.result.value, level, this.#refundTable, daily);
  }

  load(): Promise<void> {
    return this.result.load();
  }

  /** Swaps the days if they are in the wrong order. The figures of another range disappear at once. */
  async show(from: BangkokDate, to: BangkokDate): Promise<void> {
    runInAction(() => {
      this.range = inOrder({ from, to });
      this.result.reset();
    });
    await this.result.load();
  }
}
