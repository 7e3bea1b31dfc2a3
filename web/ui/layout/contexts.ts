import { createContext, type ReactNode } from "react";

/** Data of the site that every page uses. The app provides it. */
export interface SiteFrame {
  /** The brand's name, the end of every document title. */
  readonly siteName: string;
  /** The page's language, in whose order words are sorted. */
  readonly language: string;
  /** With `%page%` and `%name%`. */
  readonly titleTemplate?: string | undefined;
  /** The configured picture `home.normal.background`, spec section 2. */
  readonly backgroundUrl?: string | undefined;
}

export const SiteFrameContext = createContext<SiteFrame>({ siteName: "", language: "th" });

/** How confirmations close by themselves. The app provides it. */
export interface AutoClose {
  /** Undefined when they stay open. */
  readonly seconds: number | undefined;
  readonly words: (secondsLeft: number) => string;
}

export const AutoCloseContext = createContext<AutoClose>({ seconds: undefined, words: String });

/** A part of a page that could not be loaded. */
export interface PartFailure {
  readonly title: string;
  readonly reason: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** It is being loaded again because somebody asked for it. */
  readonly busy: boolean;
}

/** The failures of a page's parts. The members' frame provides it; elsewhere each part says its own. */
export interface PartFailures {
  /** What failed for one reason in several parts, with one retry for all of them. `Page` shows it below its heading. */
  readonly shared: ReactNode;
  /** Whether `shared` says it, so that the part does not. */
  readonly covers: (reason: string) => boolean;
  /** Returns how to remove it. */
  readonly add: (failure: PartFailure) => () => void;
}

export const PartFailuresContext = createContext<PartFailures>({
  shared: null,
  covers: () => false,
  add: () => () => undefined,
});
