import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { After, Visibility } from "../../../core/platform/device.ts";
import { isNotOffered } from "../../../core/shared/fault.ts";
import {
  type DismissedNotices,
  type InboxChange,
  type InboxGroup,
  type InboxItem,
  type InboxPort,
  seenAllOf,
  withInboxChange,
} from "../../../core/site/inbox.ts";
import { agreedNotices, rejectedRequests } from "../../../core/site/rejected-requests.ts";
import type { Requests } from "../../../core/wallet/find-request.ts";
import { sharePoll } from "../base/follow-actions.ts";
import { PagedList } from "../base/paged-list.ts";

export interface InboxDependencies {
  readonly inbox: InboxPort;
  readonly after: After;
  readonly visibility: Visibility;
  /** While the backend reports changes itself, nothing polls. */
  readonly isLive: () => boolean;
  /** For a backend without an inbox. */
  readonly dismissed: DismissedNotices;
  /** The requests that are listed, for a backend without an inbox. For an observer. */
  readonly requests: () => Requests;
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
  /** The backend's notices. */
  listedNotices: readonly InboxItem[] = [];
  /** Requests that the page follows to their end. */
  followedIds: readonly string[] = [];
  /** Ids of the notices that were dismissed on this device. */
  dismissedIds: readonly string[];
  readonly #dismissed: DismissedNotices;
  readonly #requests: () => Requests;
  readonly #inbox: InboxPort;
  readonly #watch: () => () => void;
  /** Changes that the backend has not answered yet. An answer that was read before them must not undo them. */
  #changing = 0;

  constructor({ inbox, after, visibility, isLive, dismissed, requests }: InboxDependencies) {
    this.#dismissed = dismissed;
    this.#requests = requests;
    this.dismissedIds = dismissed.read();
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
    makeAutoObservable(
      this,
      { list: false, listedNotices: observableRef, followedIds: observableRef, dismissedIds: observableRef },
      { autoBind: true },
    );
  }

  /** False for a backend without an inbox. */
  get available(): boolean {
    const { problem } = this.list;
    return !isNotOffered(problem);
  }

  /** Reads the inbox now and then; returns how to stop. */
  watch(): () => void {
    const stops = [this.#watch(), this.#dismissed.watch(() => this.readDismissed())];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /**
   * Rejections that the member has not dismissed and that the listed requests agree with, newest first. Without an
   * inbox, those of the listed requests.
   */
  get notices(): readonly InboxItem[] {
    if (this.available) return agreedNotices(this.listedNotices, this.#requests());
    return rejectedRequests(this.#requests()).filter(({ id }) => !this.dismissedIds.includes(id));
  }

  /** The id of the newest announcement that is listed. */
  get newestAnnouncement(): string | undefined {
    return this.list.items?.find(({ topic }) => topic === "announcement")?.reference;
  }

  /** Tells that the page follows a request; returns how to stop. */
  follow(id: string): () => void {
    this.followedIds = [...this.followedIds, id];
    return () => this.unfollow(id);
  }

  unfollow(id: string): void {
    const at = this.followedIds.indexOf(id);
    this.followedIds = this.followedIds.filter((_, index) => index !== at);
  }

  readDismissed(): void {
    this.dismissedIds = this.#dismissed.read();
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

  /** Closes a notice on every device; without an inbox, on this one. */
  dismiss({ id }: InboxItem): Promise<void> {
    if (!this.available) {
      this.#dismissed.add(id);
      this.readDismissed();
      return Promise.resolve();
    }
    return this.#change({ ...NOTHING, dismissedIds: [id] });
  }

  take({ unread, notices }: { readonly unread: number; readonly notices: readonly InboxItem[] }): void {
    this.unread = unread;
    this.listedNotices = notices;
  }

  /** Shows the change at once, and what the backend has when the change failed. */
  async #change(change: InboxChange): Promise<void> {
    const before = { items: this.list.items ?? [], unread: this.unread ?? 0, notices: this.listedNotices };
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
