import { fromHex, toHex } from "./oklch.ts";

const LIGHTNESS = {
  50: 0.97,
  100: 0.93,
  200: 0.87,
  300: 0.8,
  400: 0.74,
  500: 0.67,
  600: 0.58,
  700: 0.49,
  800: 0.4,
  900: 0.31,
  950: 0.22,
};

/** The brand's hue at eleven lightnesses (`#rrggbb`), for art and charts. Guarantees no contrast. */
export function hueScale(themeColor: string): Readonly<Record<string, string>> {
  const theme = fromHex(themeColor);
  return Object.fromEntries(
    Object.entries(LIGHTNESS).map(([step, l]) => [step, toHex({ ...theme, l, c: theme.c * (1 - Math.abs(l - 0.65)) })]),
  );
}
