import { makeAutoObservable } from "mobx";
import { contentUrl } from "../../../core/rules/web-url.ts";
import type {
  Announcement,
  Configuration,
  FeedEntry,
  Operation,
  PictureKey,
  SiteSettings,
} from "../../../core/site/model.ts";
import type { SitePort } from "../../../core/site/port.ts";
import { Resource } from "../base/resource.ts";

/** Configuration entries that name a page to embed; assumed, because the specification does not name them. */
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
  readonly #defaults: Readonly<Record<string, string>>;

  /**
   * `imageHost` and `backend` are the hosts of pictures and pages with a path; empty for the site's own origin. `defaults`
   * has the addresses that stand for missing configuration entries and, by their path, for the backend's pictures.
   */
  constructor(site: SitePort, imageHost: string, backend: string, defaults: Readonly<Record<string, string>> = {}) {
    this.#defaults = defaults;
    this.#imageHost = imageHost;
    this.#backend = backend;
    this.settings = new Resource(() => site.settings());
    this.operation = new Resource(() => site.operation());
    this.configuration = new Resource((signal) => site.configuration(signal));
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

  /** True while the whole site shows the maintenance page. */
  get maintenance(): boolean {
    return this.operation.value?.maintenance ?? false;
  }

  /** Loads what every page needs, unless it is loaded. */
  async load(): Promise<void> {
    await Promise.all([this.operation.loadOnce(), this.settings.loadOnce(), this.configuration.loadOnce()]);
  }

  /**
   * Reads again what differs between visitors and members. A read under way is cancelled. The pictures that are shown stay
   * until the others are here.
   */
  async changeAudience(): Promise<void> {
    this.announcements.reset();
    await this.configuration.load();
  }

  /** Forgets what only a member may see. */
  forgetMember(): void {
    this.announcements.reset();
    this.configuration.reset();
  }

  /** The picture of a configuration entry such as `home.normal.background`. */
  image(key: PictureKey): string | undefined {
    return this.#configured(key);
  }

  /** The mark of a maker of games, from the configuration entry `maker.` and its name; assumed. */
  makerMark(name: string): string | undefined {
    return this.#configured(`maker.${name}`);
  }

  /** A picture that the backend names by a path, such as a game's. */
  picture(path: string): string | undefined {
    return this.#defaults[path] ?? contentUrl(path, this.#imageHost);
  }

  #configured(key: string, host = this.#imageHost): string | undefined {
    const path = this.configuration.value?.get(key);
    return path === undefined ? this.#defaults[key] : contentUrl(path, host);
  }

  /** The page that a configuration entry such as `embed.liveScore` embeds. */
  embed(key: EmbedKey): string | undefined {
    return this.#configured(key, this.#backend);
  }
}
