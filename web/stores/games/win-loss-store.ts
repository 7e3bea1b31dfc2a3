import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { WinLoss } from "../../../core/games/model.ts";
import type { GamesPort } from "../../../core/games/port.ts";
import { type RefundView, refundView } from "../../../core/games/refund-view.ts";
import type { Clock } from "../../../core/platform/clock.ts";
import type { LevelName, RefundTableName } from "../../../core/rules/levels.ts";
import { type BangkokDate, bangkokDateOf, DAY_MS, startOfDay } from "../../../core/shared/bangkok-time.ts";
import { type DayRange, inOrder, lastDays } from "../../../core/shared/day-range.ts";
import { Resource } from "../base/resource.ts";

/** Days that are shown before anybody chose others. */
const FIRST_DAYS = 7;

/** What the member staked, won and lost between two days. */
export class WinLossStore {
  range: DayRange;
  readonly result: Resource<WinLoss>;
  readonly #clock: Clock;
  readonly #refundTable: RefundTableName;

  constructor(games: Pick<GamesPort, "winLoss">, clock: Clock, refundTable: RefundTableName) {
    this.#clock = clock;
    this.#refundTable = refundTable;
    this.range = lastDays(clock(), FIRST_DAYS);
    this.result = new Resource(() => games.winLoss(this.range));
    makeAutoObservable(
      this,
      // The clock's today moves on by itself.
      { range: observableRef, result: false, refund: false, daysToToday: false },
      { autoBind: true },
    );
  }

  /** How many days up to today the range is; undefined for one that ends on another day. */
  get daysToToday(): number | undefined {
    const { from, to } = this.range;
    if (to !== bangkokDateOf(this.#clock())) return undefined;
    return (startOfDay(to) - startOfDay(from)) / DAY_MS + 1;
  }

  /** What a level gives back of the range's net loss; undefined until the result is there. */
  refund(level: LevelName): RefundView | undefined {
    return this.result.value && refundView(this.result.value, level, this.#refundTable);
  }

  load(): Promise<void> {
    return this.result.load();
  }

  /** The last days up to today, today included. */
  showLast(days: number): Promise<void> {
    return this.#show(lastDays(this.#clock(), days));
  }

  /** Days the wrong way round are put right. */
  show(from: BangkokDate, to: BangkokDate): Promise<void> {
    return this.#show(inOrder({ from, to }));
  }

  /** Another range's figures never stand under this one's days. */
  async #show(range: DayRange): Promise<void> {
    runInAction(() => {
      this.range = range;
      this.result.reset();
    });
    await this.result.load();
  }
}
