import { createContext } from "react";

/** Data of the site that every page uses. The app provides it. */
export interface SiteFrame {
  /** The brand's name, the end of every document title. */
  readonly siteName: string;
  /** With `%page%` and `%name%`. */
  readonly titleTemplate?: string | undefined;
  /** The configured picture `home.normal.background`, spec section 2. */
  readonly backgroundUrl?: string | undefined;
}

export const SiteFrameContext = createContext<SiteFrame>({ siteName: "" });

/** How confirmations close by themselves. The app provides it. */
export interface AutoClose {
  /** Undefined when they stay open. */
  readonly seconds: number | undefined;
  readonly words: (secondsLeft: number) => string;
}

export const AutoCloseContext = createContext<AutoClose>({ seconds: undefined, words: String });
