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
  [/^sanam\//, "คำสั่ง sanam"],
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

/** A device in words, "Chrome บน Android", as far as its user agent says. */
export function deviceTitle(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === "") return "เครื่องที่ไม่รู้จัก";
  const browser = nameIn(BROWSERS, userAgent) ?? "เบราว์เซอร์อื่น";
  const system = nameIn(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} บน ${system}`;
}

function nameIn(names: typeof BROWSERS, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
