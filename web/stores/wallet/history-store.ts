import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { BangkokDate } from "../../../core/shared/bangkok-time.ts";
import {
  type HistoryCsvWords,
  type HistoryFilter,
  type HistoryTotal,
  historyCsv,
  historyTotals,
  listHistory,
  readWholeHistory,
  recentPoints,
  type WholeHistory,
} from "../../../core/wallet/history.ts";
import type { HistoryEntry, HistoryKind } from "../../../core/wallet/model.ts";
import type { WalletPort } from "../../../core/wallet/port.ts";
import { PagedList } from "../base/paged-list.ts";
import { Resource } from "../base/resource.ts";

/** Saves a text as a file on the device. */
export type SaveFile = (name: string, type: string, text: string) => void;

const NO_FILTER: HistoryFilter = { kinds: [], from: undefined, to: undefined };
const PAGE_SIZE = 30;

/** The ledger by kind and days: its lines, their totals and the export. */
export class HistoryStore {
  filter: HistoryFilter = NO_FILTER;
  /** The lines of the current filter. */
  readonly lines: PagedList<HistoryEntry>;
  /** Every line of the current filter, for totals and export; loaded only on demand. */
  readonly whole: Resource<WholeHistory>;
  /** The latest lines that moved points, under no filter. */
  readonly points: Resource<readonly HistoryEntry[]>;
  readonly #save: SaveFile;

  constructor(wallet: Pick<WalletPort, "history">, save: SaveFile) {
    this.#save = save;
    this.lines = new PagedList(({ cursor, limit }) => listHistory({ wallet }, this.filter, cursor, limit), PAGE_SIZE);
    this.points = new Resource(() => recentPoints({ wallet }));
    this.whole = new Resource(() => readWholeHistory({ wallet }, this.filter));
    makeAutoObservable(this, { lines: false, whole: false, points: false, filter: observableRef }, { autoBind: true });
  }

  /** Empty: every kind. */
  setKinds(kinds: readonly HistoryKind[]): Promise<void> {
    return this.#change({ ...this.filter, kinds });
  }

  /** First and last day, both included; undefined means no limit. */
  setDays(from: BangkokDate | undefined, to: BangkokDate | undefined): Promise<void> {
    return this.#change({ ...this.filter, from, to });
  }

  clearFilter(): Promise<void> {
    return this.#change(NO_FILTER);
  }

  /** Totals of each kind under the current filter; undefined until every line is loaded. */
  get totals(): readonly HistoryTotal[] | undefined {
    return this.whole.value && historyTotals(this.whole.value.items);
  }

  /** Saves the lines of the current filter as a file; false when they could not be read. */
  async export(name: string, words: HistoryCsvWords): Promise<boolean> {
    await this.whole.load();
    if (this.whole.state.status !== "fulfilled") return false;
    this.#save(name, "text/csv;charset=utf-8", historyCsv(this.whole.state.value.items, words));
    return true;
  }

  /** Lines of another filter disappear at once. */
  #change(filter: HistoryFilter): Promise<void> {
    runInAction(() => {
      this.filter = filter;
      this.whole.reset();
      this.lines.reset();
    });
    return this.lines.load();
  }
}
