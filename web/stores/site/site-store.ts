import { makeAutoObservable } from "mobx";
import { contentUrl } from "../../../core/site/content-url.ts";
import type { Announcement, Configuration, FeedEntry, Operation, SiteSettings } from "../../../core/site/model.ts";
import type { SitePort } from "../../../core/site/port.ts";
import { Resource } from "../base/resource.ts";

/** Configuration entries that name a page to embed; assumed, since the specification does not show where it stands. */
export type EmbedKey = "embed.liveScore" | "embed.standings" | "embed.movie";

/** What the site shows to everyone. */
export class SiteStore {
  readonly settings: Resource<SiteSettings>;
  readonly operation: Resource<Operation>;
  readonly configuration: Resource<Configuration>;
  readonly announcements: Resource<readonly Announcement[]>;
  readonly recentDeposits: Resource<readonly FeedEntry[]>;
  readonly recentWithdrawals: Resource<readonly FeedEntry[]>;

  readonly #imageHost: string;
  readonly #backend: string;

  /** `imageHost` is where pictures named by a path live, `backend` where pages are; empty for the site's own origin. */
  constructor(site: SitePort, imageHost: string, backend: string) {
    this.#imageHost = imageHost;
    this.#backend = backend;
    this.settings = new Resource(() => site.settings());
    this.operation = new Resource(() => site.operation());
    this.configuration = new Resource(() => site.configuration());
    this.announcements = new Resource(() => site.announcements());
    this.recentDeposits = new Resource(() => site.recentDeposits());
    this.recentWithdrawals = new Resource(() => site.recentWithdrawals());
    makeAutoObservable(
      this,
      {
        settings: false,
        operation: false,
        configuration: false,
        announcements: false,
        recentDeposits: false,
        recentWithdrawals: false,
      },
      { autoBind: true },
    );
  }

  /** The whole site shows the maintenance page. */
  get maintenance(): boolean {
    return this.operation.value?.maintenance ?? false;
  }

  /** What every page needs; what is there already is not read again. */
  async load(): Promise<void> {
    await Promise.all([this.operation.loadOnce(), this.settings.loadOnce(), this.configuration.loadOnce()]);
  }

  /** Address of the picture of a configuration entry, `home.normal.background` say; undefined where there is none. */
  image(key: string): string | undefined {
    const path = this.configuration.value?.get(key);
    return path === undefined ? undefined : contentUrl(path, this.#imageHost);
  }

  /** Address of a picture that the backend names by a path, a game's say. */
  picture(path: string): string | undefined {
    return contentUrl(path, this.#imageHost);
  }

  /** Address of the page of another provider that a configuration entry embeds, `embed.liveScore` say. */
  embed(key: EmbedKey): string | undefined {
    const path = this.configuration.value?.get(key);
    return path === undefined ? undefined : contentUrl(path, this.#backend);
  }
}
