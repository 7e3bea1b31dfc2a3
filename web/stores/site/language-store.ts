import { makeAutoObservable, runInAction } from "mobx";
import type { Language } from "../../../core/sentences/sentences.ts";
import type { DeviceSettingsStore } from "./device-stores.ts";

/** What draws the page in a language. */
export interface PageLanguage {
  readonly current: () => Language;
  /** Draws the page in another language; rejects when its texts cannot be loaded, and then nothing has changed. */
  readonly speak: (language: Language) => Promise<void>;
}

/** The language of the page, in which it stays until another one is chosen, in this tab or another one. */
export class LanguageStore {
  /** Those of the brand. */
  readonly languages: readonly Language[];
  /** What was chosen on this page and was not sent to an account yet. */
  chosen: Language | undefined = undefined;
  readonly #page: PageLanguage;
  readonly #device: DeviceSettingsStore;

  constructor(page: PageLanguage, languages: readonly Language[], device: DeviceSettingsStore) {
    this.#page = page;
    this.languages = languages;
    this.#device = device;
    makeAutoObservable(this, { languages: false }, { autoBind: true });
  }

  get current(): Language {
    return this.#page.current();
  }

  /** Keeps the choice on the device once the page is drawn in it. False when its texts cannot be loaded. */
  async choose(language: Language): Promise<boolean> {
    const spoken = await this.#speak(language);
    // A later choice may have been quicker.
    if (spoken && language === this.current) {
      runInAction(() => {
        this.#device.change({ language });
        this.chosen = language;
      });
    }
    return spoken;
  }

  /** Takes over what another tab has chosen. */
  async follow(): Promise<void> {
    const { language } = this.#device.settings;
    if (language && this.languages.includes(language)) await this.#speak(language);
  }

  #speak(language: Language): Promise<boolean> {
    return this.#page.speak(language).then(
      () => true,
      () => false,
    );
  }
}
