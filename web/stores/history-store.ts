import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { BangkokDate } from "../../core/bangkok-time.ts";
import type { Problem } from "../../core/fault.ts";
import type { HistoryEntry, HistoryKind } from "../../core/wallet/history.ts";
import { appendHistory, type HistoryFilter, listHistory } from "../../core/wallet/list-history.ts";
import type { WalletPort } from "../../core/wallet/port.ts";
import type { ResourceState } from "./resource.ts";

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
  readonly #wallet: Pick<WalletPort, "history">;

  constructor(wallet: Pick<WalletPort, "history">) {
    this.#wallet = wallet;
    makeAutoObservable(
      this,
      { filter: observableRef, items: observableRef, problem: observableRef },
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
