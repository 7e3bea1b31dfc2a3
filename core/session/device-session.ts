import { type InLanguages, inLanguage, LANGUAGES, type Language } from "../sentences/sentences.ts";
import type { Instant } from "../shared/bangkok-time.ts";

/** A device on which the member is signed in. */
export interface DeviceSession {
  /** Opens nothing: it only names the session. */
  readonly id: string;
  /** In words, "Chrome บน Android". */
  readonly title: string;
  /** Where the sign-in came from, shortened. */
  readonly address: string | undefined;
  readonly signedInAt: Instant;
  /** The last use, to about an hour. */
  readonly lastSeenAt: Instant;
  /** The device that asks. */
  readonly current: boolean;
}

/** The first that matches counts: most browsers also name others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bLine\//, "LINE"],
  [/\bFBA[NV]\//, "Facebook"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b|\bwin32\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bdarwin\b/, "Mac"],
  [/\blinux\b/i, "Linux"],
];

const WORDS: InLanguages<Readonly<Record<"unknown" | "otherBrowser" | "tool" | "on", string>>> = {
  th: { unknown: "เครื่องที่ไม่รู้จัก", otherBrowser: "เบราว์เซอร์อื่น", tool: "คำสั่ง sanam", on: "บน" },
  en: { unknown: "Unknown device", otherBrowser: "Another browser", tool: "The sanam command", on: "on" },
};

/** A device in words, "Chrome บน Android", as far as its user agent says. */
export function deviceTitle(userAgent: string | undefined, language: Language = LANGUAGES[0]): string {
  const words = inLanguage(WORDS, language);
  if (userAgent === undefined || userAgent === "") return words.unknown;
  const browser = userAgent.startsWith("sanam/") ? words.tool : (nameIn(BROWSERS, userAgent) ?? words.otherBrowser);
  const system = nameIn(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} ${words.on} ${system}`;
}

function nameIn(names: typeof BROWSERS, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** An IP address without the part that names one household: `203.0.x.x`, `2001:db8:…`. */
export function shortAddress(address: string): string {
  const separator = address.includes(":") ? ":" : ".";
  const [first = "", second = ""] = address.split(separator);
  return separator === ":" ? `${first}:${second}:…` : `${first}.${second}.x.x`;
}
