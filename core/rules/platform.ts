/** Values of the `platform` header (spec section 1): Android, iOS, desktop. */
export const PLATFORMS = ["AND", "IOS", "DSK"] as const;
export type Platform = (typeof PLATFORMS)[number];

/** An iPad in desktop mode names itself Macintosh; its touch points show that it is none. */
export function platformOf(userAgent: string, maxTouchPoints: number): Platform {
  // Windows phones also name Android and iPhone.
  if (/Windows Phone/i.test(userAgent)) return "DSK";
  if (/Android/i.test(userAgent)) return "AND";
  if (/\b(?:iPhone|iPad|iPod)\b/i.test(userAgent)) return "IOS";
  return /\bMacintosh\b/i.test(userAgent) && maxTouchPoints > 1 ? "IOS" : "DSK";
}

export const BROWSER_NAMES = ["Chrome", "Firefox", "Opera", "Safari", "Edge", "Samsung"] as const;
export type BrowserName = (typeof BROWSER_NAMES)[number];

/**
 * The oldest major versions that are supported (spec section 9). The spec names Edge 15, but Edge 15 to 18 have no
 * `import()` and no object spread, which every page of the site needs: they show the notice. 79 is the next version.
 */
export const BROWSER_FLOOR = {
  Chrome: 79,
  Firefox: 80,
  Opera: 86,
  Safari: 12,
  Edge: 79,
  Samsung: 20,
} as const satisfies Record<BrowserName, number>;

export interface Browser {
  /** Undefined for a browser that we do not know. */
  readonly name: BrowserName | undefined;
  /** Major version. */
  readonly version: number | undefined;
  /** True for an unknown browser. */
  readonly supported: boolean;
}

/**
 * How to find each browser's version. The word is searched first, because that is many times faster than the pattern.
 * The order matters: Edge, Opera and Samsung also name Chrome, and all of them name Safari. The web view of an iOS app
 * such as LINE names no browser: it is the system's Safari with the version of iOS.
 */
export const BROWSER_MARKS: readonly { readonly name: BrowserName; readonly word: string; readonly mark: RegExp }[] = [
  { name: "Edge", word: "Edg", mark: /\b(?:Edg|Edge|EdgA|EdgiOS)\/(\d+)/ },
  { name: "Opera", word: "OP", mark: /\b(?:OPR|OPiOS|OPT)\/(\d+)/ },
  { name: "Samsung", word: "SamsungBrowser/", mark: /\bSamsungBrowser\/(\d+)/ },
  { name: "Chrome", word: "Chrom", mark: /\b(?:Chrome|HeadlessChrome|Chromium)\/(\d+)/ },
  { name: "Chrome", word: "CriOS/", mark: /\bCriOS\/(\d+)/ },
  { name: "Firefox", word: "Firefox/", mark: /\bFirefox\/(\d+)/ },
  { name: "Firefox", word: "FxiOS/", mark: /\bFxiOS\/(\d+)/ },
  { name: "Opera", word: "Opera/", mark: /^Opera\/.*\bVersion\/(\d+)/ },
  { name: "Safari", word: "Version/", mark: /\b(?:Macintosh|iPhone|iPad|iPod)\b.*?\bVersion\/(\d+).*?\bSafari\// },
  { name: "Safari", word: "AppleWebKit/", mark: /\b(?:iPhone|iPad|iPod)\b.*?\bOS (\d+)_.*?\bAppleWebKit\// },
];

/** Reads a user agent; never throws. */
export function browserOf(userAgent: string): Browser {
  for (const { name, word, mark } of BROWSER_MARKS) {
    const match = userAgent.includes(word) ? mark.exec(userAgent) : null;
    if (!match) continue;
    const version = Number(match[1]);
    return { name, version, supported: version >= BROWSER_FLOOR[name] };
  }
  return { name: undefined, version: undefined, supported: true };
}
