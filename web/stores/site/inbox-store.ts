import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { After } from "../../../core/platform/timers.ts";
import type { Visibility } from "../../../core/platform/visibility.ts";
import type { InboxChange, InboxGroup, InboxItem } from "../../../core/site/inbox.ts";
import type { InboxPort } from "../../../core/site/inbox-port.ts";
import { seenAllOf, withInboxChange } from "../../../core/site/with-inbox-change.ts";
import { PagedList } from "../base/paged-list.ts";
import { sharePoll } from "../base/share-poll.ts";

export interface InboxDependencies {
  readonly inbox: InboxPort;
  readonly after: After;
  readonly visibility: Visibility;
  /** While the backend reports changes itself, nothing polls. */
  readonly isLive: () => boolean;
}

const POLL_MS = 30_000;
const NOTHING: InboxChange = { seenUpTo: undefined, seenIds: [], dismissedIds: [] };

/** What happened to the member's requests, gifts and announcements, and what the member has seen of it. */
export class InboxStore {
  /** The items of `group`, newest first. */
  readonly list: PagedList<InboxItem>;
  group: InboxGroup | undefined = undefined;
  /** In every group; undefined until it is loaded. */
  unread: number | undefined = undefined;
  /** Rejections that the member has not dismissed, newest first. */
  notices: readonly InboxItem[] = [];
  readonly #inbox: InboxPort;
  readonly #watch: () => () => void;
  /** Changes that the backend has not answered yet. An answer that was read before them must not undo them. */
  #changing = 0;

  constructor({ inbox, after, visibility, isLive }: InboxDependencies) {
    this.#inbox = inbox;
    this.list = new PagedList(async (query) => {
      const page = await inbox.inbox({ ...query, group: this.group });
      if (page.ok && this.#changing === 0) this.take(page.value);
      return page;
    });
    this.#watch = sharePoll({
      after,
      visibility,
      intervalMs: POLL_MS,
      isWanted: () => this.available && !isLive(),
      tick: async () => {
        await this.list.load();
        return this.list.problem === undefined;
      },
    });
    makeAutoObservable(this, { list: false, notices: observableRef }, { autoBind: true });
  }

  /** False for a backend without an inbox. */
  get available(): boolean {
    const { problem } = this.list;
    return problem?.kind !== "fault" || problem.fault !== "not-available";
  }

  /** Reads the inbox now and then; returns how to stop. */
  watch(): () => void {
    return this.#watch();
  }

  async refresh(): Promise<void> {
    if (this.available) await this.list.load();
  }

  /** The items of another group disappear at once. */
  async show(group: InboxGroup | undefined): Promise<void> {
    this.group = group;
    this.list.reset();
    await this.list.load();
  }

  /** Marks one item as read. */
  see({ id, unread }: InboxItem): Promise<void> {
    return unread ? this.#change({ ...NOTHING, seenIds: [id] }) : Promise.resolve();
  }

  /** Marks everything up to the newest shown item as read. */
  async seeAll(): Promise<void> {
    const change = seenAllOf(this.list.items ?? []);
    if (change) await this.#change(change);
  }

  /** Closes a notice on every device. */
  dismiss({ id }: InboxItem): Promise<void> {
    return this.#change({ ...NOTHING, dismissedIds: [id] });
  }

  take({ unread, notices }: { readonly unread: number; readonly notices: readonly InboxItem[] }): void {
    this.unread = unread;
    this.notices = notices;
  }

  /** Shows the change at once, and what the backend has when the change failed. */
  async #change(change: InboxChange): Promise<void> {
    const before = { items: this.list.items ?? [], unread: this.unread ?? 0, notices: this.notices };
    this.#place(withInboxChange(before, change));
    this.#changing += 1;
    const answer = await this.#inbox.changeInbox(change);
    runInAction(() => {
      this.#changing -= 1;
      if (answer.ok) this.unread = answer.value;
      else this.#place(before);
    });
    if (!answer.ok) await this.refresh();
  }

  #place({ items, ...counts }: Pick<InboxStore, "notices"> & { items: readonly InboxItem[]; unread: number }): void {
    this.take(counts);
    for (const item of items) this.list.put(item);
  }
}
