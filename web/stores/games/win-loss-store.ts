import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { WinLoss } from "../../../core/games/model.ts";
import type { GamesPort } from "../../../core/games/port.ts";
import { type RefundView, refundView } from "../../../core/games/win-loss-view.ts";
import type { LevelName, RefundTableName } from "../../../core/rules/levels.ts";
import type { BangkokDate, Clock } from "../../../core/shared/bangkok-time.ts";
import { type DayRange, inOrder, lastDays } from "../../../core/shared/day-range.ts";
import { Resource } from "../base/resource.ts";

/** Days that are shown before anybody chose others. */
const FIRST_DAYS = 7;

/** What the member staked, won and lost between two days. */
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

  /** What a level gives back of the range's net loss; undefined until the result is there. */
  refund(level: LevelName): RefundView | undefined {
    return this.result.value && refundView(this.result.value, level, this.#refundTable);
  }

  load(): Promise<void> {
    return this.result.load();
  }

  /** Days the wrong way round are put right. */
  async show(from: BangkokDate, to: BangkokDate): Promise<void> {
    runInAction(() => {
      this.range = inOrder({ from, to });
      // Another range's figures must never be shown for these days.
      this.result.reset();
    });
    await this.result.load();
  }
}
