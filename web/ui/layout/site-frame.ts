import { createContext } from "react";

/** What a page takes from the site around it; the app provides it. */
export interface SiteFrame {
  /** The brand's name, behind every document title. */
  readonly siteName: string;
  /** Picture of the configuration entry `home.normal.background`, spec section 2. */
  readonly backgroundUrl?: string | undefined;
}

export const SiteFrameContext = createContext<SiteFrame>({ siteName: "" });
