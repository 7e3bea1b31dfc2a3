import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Page, PageQuery } from "../../../core/shared/page.ts";
import type { Result } from "../../../core/shared/result.ts";
import { pending, type ResourceState } from "./resource.ts";

/** A log, newest first, loaded page by page. Older pages stay on screen while the newest page loads again. */
export class PagedList<Item extends { readonly id: string }> {
  /** Undefined until the first page is loaded. */
  items: readonly Item[] | undefined = undefined;
  problem: Problem | undefined = undefined;
  /** The first page is loading. */
  loading = false;
  /** A further page is loading. */
  loadingMore = false;
  #next: string | undefined = undefined;
  hasMore = false;
  #latest = 0;
  /** Whether a first page was read: items that were put before it do not show where the log continues. */
  #hasFirstPage = false;
  readonly #read: (query: PageQuery) => Promise<Result<Page<Item>, Problem>>;
  readonly #pageSize: number;

  /** `pageSize`: 1 to 100. */
  constructor(read: (query: PageQuery) => Promise<Result<Page<Item>, Problem>>, pageSize = 20) {
    this.#read = read;
    this.#pageSize = pageSize;
    makeAutoObservable(this, { items: observableRef, problem: observableRef }, { autoBind: true });
  }

  /** As the state of a resource: the items stay while they load again and after that failed. */
  get state(): ResourceState<readonly Item[]> {
    const last = this.items;
    if (this.loading) return pending(last, this.problem);
    if (this.problem) return { status: "failed", problem: this.problem, last };
    return last ? { status: "fulfilled", value: last } : { status: "idle" };
  }

  /** Loads the first page; only the latest load counts. A further page that was asked for follows it. */
  async load(): Promise<void> {
    this.#latest += 1;
    const load = this.#latest;
    this.loading = true;
    const page = await this.#read({ cursor: undefined, limit: this.#pageSize });
    if (load !== this.#latest) return;
    const more = this.loadingMore;
    this.#take(page, (fresh) => this.#putAbove(fresh));
    if (more && page.ok) await this.loadMore();
  }

  /** Loads the next page, after the first one while that is under way. Does nothing on the last page. */
  async loadMore(): Promise<void> {
    if (this.loadingMore || !this.#next) return;
    const load = this.#latest;
    this.loadingMore = true;
    if (this.loading) return;
    const page = await this.#read({ cursor: this.#next, limit: this.#pageSize });
    if (load === this.#latest) this.#take(page, (more) => this.#putBelow(more));
  }

  /** Shows an item from another answer: in its place, or as the newest. */
  put(item: Item): void {
    this.items = upsert(this.items, item);
  }

  /** Forgets all items and drops a load under way. */
  reset(): void {
    this.#latest += 1;
    this.items = undefined;
    this.problem = undefined;
    this.loading = false;
    this.loadingMore = false;
    this.#hasFirstPage = false;
    this.#continueAt(undefined);
  }

  #take(page: Result<Page<Item>, Problem>, place: (page: Page<Item>) => void): void {
    runInAction(() => {
      this.loading = false;
      this.loadingMore = false;
      this.problem = page.ok ? undefined : page.error;
      if (page.ok) place(page.value);
    });
  }

  /** Puts the first page above the shown items, unless there may be a gap between them. */
  #putAbove({ items, next }: Page<Item>): void {
    const ids = new Set(items.map(({ id }) => id));
    const shown = this.items ?? [];
    const overlaps = shown.some(({ id }) => ids.has(id));
    const older = overlaps && this.#hasFirstPage ? shown.filter(({ id }) => !ids.has(id)) : [];
    this.items = [...items, ...older];
    if (older.length === 0) this.#continueAt(next);
    this.#hasFirstPage = true;
  }

  #putBelow({ items, next }: Page<Item>): void {
    const ids = new Set(this.items?.map(({ id }) => id));
    this.items = [...(this.items ?? []), ...items.filter(({ id }) => !ids.has(id))];
    this.#continueAt(next);
  }

  #continueAt(next: string | undefined): void {
    this.#next = next;
    this.hasMore = next !== undefined;
  }
}

/** The list with the item replaced by its id, or added in front. */
export function upsert<T extends { readonly id: string }>(list: readonly T[] | undefined, item: T): readonly T[] {
  if (!list) return [item];
  return list.some(({ id }) => id === item.id)
    ? list.map((each) => (each.id === item.id ? item : each))
    : [item, ...list];
}
