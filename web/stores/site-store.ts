import { makeAutoObservable } from "mobx";
import type { Announcement, Configuration, FeedEntry, Operation, SiteSettings } from "../../core/site/model.ts";
import { imageUrl } from "../../core/site/image-url.ts";
import type { SitePort } from "../../core/site/port.ts";
import { Resource } from "./resource.ts";

/** What the site shows to everyone. */
export class SiteStore {
  readonly settings: Resource<SiteSettings>;
  readonly operation: Resource<Operation>;
  readonly configuration: Resource<Configuration>;
  readonly announcements: Resource<readonly Announcement[]>;
  readonly recentDeposits: Resource<readonly FeedEntry[]>;
  readonly recentWithdrawals: Resource<readonly FeedEntry[]>;

  readonly #imageHost: string;

  /** `imageHost` is where pictures named by a path live; empty for the site's own origin. */
  constructor(site: SitePort, imageHost: string) {
    this.#imageHost = imageHost;
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
    return path === undefined ? undefined : imageUrl(path, this.#imageHost);
  }
}
