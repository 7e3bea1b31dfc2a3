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
