import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Page, PageQuery } from "../../../core/shared/page.ts";
import type { Result } from "../../../core/shared/result.ts";
import type { ResourceState } from "./resource.ts";
import { upsert } from "./upsert.ts";

/** A log, newest first, a page at a time. What is shown further down stays while the newest are read anew. */
export class PagedList<Item extends { readonly id: string }> {
  /** Undefined until the first page is there. */
  items: readonly Item[] | undefined = undefined;
  problem: Problem | undefined = undefined;
  /** The newest are pending. */
  loading = false;
  /** A further page is pending. */
  loadingMore = false;
  #next: string | undefined = undefined;
  hasMore = false;
  #turn = 0;
  /** Whether a first page was read: what was put before it says nothing of where it ends. */
  #begun = false;
  readonly #read: (query: PageQuery) => Promise<Result<Page<Item>, Problem>>;
  readonly #pageSize: number;

  /** `pageSize`: 1 to 100. */
  constructor(read: (query: PageQuery) => Promise<Result<Page<Item>, Problem>>, pageSize = 20) {
    this.#read = read;
    this.#pageSize = pageSize;
    makeAutoObservable(this, { items: observableRef, problem: observableRef }, { autoBind: true });
  }

  /** As a loaded resource: the items stay while they refresh and after that failed. */
  get state(): ResourceState<readonly Item[]> {
    const last = this.items;
    if (this.problem) return { status: "failed", problem: this.problem, last };
    if (this.loading) return { status: "pending", last };
    return last ? { status: "fulfilled", value: last } : { status: "idle" };
  }

  /** Reads the newest; only the latest reading speaks. */
  async load(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.loading = true;
    this.loadingMore = false;
    const page = await this.#read({ cursor: undefined, limit: this.#pageSize });
    if (turn === this.#turn) this.#take(page, (fresh) => this.#above(fresh));
  }

  /** Does nothing while anything is pending or when all is shown. */
  async loadMore(): Promise<void> {
    if (this.loading || this.loadingMore || !this.#next) return;
    const turn = this.#turn;
    this.loadingMore = true;
    const page = await this.#read({ cursor: this.#next, limit: this.#pageSize });
    if (turn === this.#turn) this.#take(page, (more) => this.#below(more));
  }

  /** Shows an item that was learnt elsewhere: in its place, or as the newest. */
  put(item: Item): void {
    this.items = upsert(this.items, item);
  }

  /** Forgets everything; a page under way is dropped. */
  reset(): void {
    this.#turn += 1;
    this.items = undefined;
    this.problem = undefined;
    this.loading = false;
    this.loadingMore = false;
    this.#begun = false;
    this.#goOnAt(undefined);
  }

  #take(page: Result<Page<Item>, Problem>, place: (page: Page<Item>) => void): void {
    runInAction(() => {
      this.loading = false;
      this.loadingMore = false;
      this.problem = page.ok ? undefined : page.error;
      if (page.ok) place(page.value);
    });
  }

  /** The newest over what is shown already, unless a gap would lie between them. */
  #above({ items, next }: Page<Item>): void {
    const ids = new Set(items.map(({ id }) => id));
    const shown = this.items ?? [];
    const meets = shown.some(({ id }) => ids.has(id));
    const older = meets && this.#begun ? shown.filter(({ id }) => !ids.has(id)) : [];
    this.items = [...items, ...older];
    if (older.length === 0) this.#goOnAt(next);
    this.#begun = true;
  }

  #below({ items, next }: Page<Item>): void {
    const ids = new Set(this.items?.map(({ id }) => id));
    this.items = [...(this.items ?? []), ...items.filter(({ id }) => !ids.has(id))];
    this.#goOnAt(next);
  }

  #goOnAt(next: string | undefined): void {
    this.#next = next;
    this.hasMore = next !== undefined;
  }
}
