import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { WinLoss } from "../../../core/games/model.ts";
import type { GamesPort } from "../../../core/games/port.ts";
import { type RefundView, refundView } from "../../../core/games/refund-view.ts";
import type { Clock } from "../../../core/platform/clock.ts";
import type { LevelName, RefundTableName } from "../../../core/rules/levels.ts";
import { type BangkokDate, bangkokDateOf, DAY_MS, startOfDay } from "../../../core/shared/bangkok-time.ts";
import { type DayRange, inOrder, lastDays } from "../../../core/shared/day-range.ts";
import { Resource } from "../base/resource.ts";

/** How many days are shown at first. */
const FIRST_DAYS = 7;

/** The member's stakes, wins and losses between two days. */
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
      // Computed each time, because midnight may have passed.
      { range: observableRef, result: false, refund: false, daysToToday: false },
      { autoBind: true },
    );
  }

  /** The length of the range in days; undefined unless it ends today. */
  get daysToToday(): number | undefined {
    const { from, to } = this.range;
    if (to !== bangkokDateOf(this.#clock())) return undefined;
    return (startOfDay(to) - startOfDay(from)) / DAY_MS + 1;
  }

  /** A level's refund of the range's net loss; undefined until the result is loaded. */
  refund(level: LevelName): RefundView | undefined {
    return this.result.value && refundView(this.result.value, level, this.#refundTable);
  }

  load(): Promise<void> {
    return this.result.load();
  }

  /** Shows the last days, today included. */
  showLast(days: number): Promise<void> {
    return this.#show(lastDays(this.#clock(), days));
  }

  /** Swaps the days if they are in the wrong order. */
  show(from: BangkokDate, to: BangkokDate): Promise<void> {
    return this.#show(inOrder({ from, to }));
  }

  /** The figures of another range disappear at once. */
  async #show(range: DayRange): Promise<void> {
    runInAction(() => {
      this.range = range;
      this.result.reset();
    });
    await this.result.load();
  }
}
