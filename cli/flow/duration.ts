const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `500ms`, `5s`, `2m`, `3h`, `1d` in milliseconds; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const [, count = "", unit = ""] = /^(\d{1,7}(?:\.\d{1,3})?)\s*(ms|s|m|h|d)$/.exec(text.trim()) ?? [];
  const factor = UNITS[unit];
  return factor === undefined ? undefined : Math.round(Number(count) * factor);
}
