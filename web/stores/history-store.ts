import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { BangkokDate } from "../../core/bangkok-time.ts";
import type { Problem } from "../../core/fault.ts";
import type { HistoryEntry, HistoryKind } from "../../core/wallet/history.ts";
import { appendHistory, type HistoryFilter, listHistory } from "../../core/wallet/list-history.ts";
import { type HistoryCsvWords, historyCsv } from "../../core/wallet/history-csv.ts";
import { type HistoryTotal, historyTotals } from "../../core/wallet/history-totals.ts";
import type { WalletPort } from "../../core/wallet/port.ts";
import { readWholeHistory, type WholeHistory } from "../../core/wallet/whole-history.ts";
import { Resource, type ResourceState } from "./resource.ts";

/** Hands a text to the person as a file to keep. */
export type SaveFile = (name: string, type: string, text: string) => void;

const NO_FILTER: HistoryFilter = { kinds: [], from: undefined, to: undefined };

/** The ledger, newest first, by kind and days, a page at a time. */
export class HistoryStore {
  filter: HistoryFilter = NO_FILTER;
  /** Undefined until the first page of the current filter is there. */
  items: readonly HistoryEntry[] | undefined = undefined;
  problem: Problem | undefined = undefined;
  /** The first page is pending. */
  loading = false;
  /** A further page is pending. */
  loadingMore = false;
  #next: string | undefined = undefined;
  hasMore = false;
  #turn = 0;
  /** Every line of the current filter, for its totals; loaded when somebody asks. */
  readonly whole: Resource<WholeHistory>;
  readonly #wallet: Pick<WalletPort, "history">;
  readonly #save: SaveFile;

  constructor(wallet: Pick<WalletPort, "history">, save: SaveFile) {
    this.#wallet = wallet;
    this.#save = save;
    this.whole = new Resource(() => readWholeHistory({ wallet }, this.filter));
    makeAutoObservable(
      this,
      { whole: false, filter: observableRef, items: observableRef, problem: observableRef },
      { autoBind: true },
    );
  }

  /** Empty: every kind. */
  setKinds(kinds: readonly HistoryKind[]): Promise<void> {
    return this.#change({ ...this.filter, kinds });
  }

  /** First and last day, both included; undefined leaves that end open. */
  setDays(from: BangkokDate | undefined, to: BangkokDate | undefined): Promise<void> {
    return this.#change({ ...this.filter, from, to });
  }

  clearFilter(): Promise<void> {
    return this.#change(NO_FILTER);
  }

  /** As a loaded resource: the lines stay while they refresh and after that failed. */
  get state(): ResourceState<readonly HistoryEntry[]> {
    const last = this.items;
    if (this.problem) return { status: "failed", problem: this.problem, last };
    if (this.loading) return { status: "pending", last };
    return last ? { status: "fulfilled", value: last } : { status: "idle" };
  }

  /** Totals of each kind under the current filter; undefined until the whole is there. */
  get totals(): readonly HistoryTotal[] | undefined {
    return this.whole.value && historyTotals(this.whole.value.items);
  }

  /** Hands the lines of the current filter over as a file; false when they could not be read. */
  async export(name: string, words: HistoryCsvWords): Promise<boolean> {
    await this.whole.load();
    if (this.whole.state.status !== "fulfilled") return false;
    this.#save(name, "text/csv;charset=utf-8", historyCsv(this.whole.state.value.items, words));
    return true;
  }

  /** Loads the first page anew; what is shown stays until it is there. */
  load(): Promise<void> {
    this.loading = true;
    return this.#read(undefined);
  }

  /** Does nothing while a page is pending or when all is shown. */
  async loadMore(): Promise<void> {
    if (this.loading || this.loadingMore || !this.#next) return;
    this.loadingMore = true;
    await this.#read(this.#next);
  }

  #change(filter: HistoryFilter): Promise<void> {
    runInAction(() => {
      this.filter = filter;
      this.whole.reset();
      this.items = undefined;
      this.hasMore = false;
      this.#next = undefined;
    });
    return this.load();
  }

  async #read(cursor: string | undefined): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const page = await listHistory({ wallet: this.#wallet }, this.filter, cursor);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.loading = false;
      this.loadingMore = false;
      this.problem = page.ok ? undefined : page.error;
      if (!page.ok) return;
      this.items = appendHistory(cursor === undefined ? [] : (this.items ?? []), page.value.items);
      this.#next = page.value.next;
      this.hasMore = page.value.next !== undefined;
    });
  }
}
