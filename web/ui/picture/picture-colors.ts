const TOKENS = {
  paper: "--paper",
  ink: "--paper-ink",
  faint: "--paper-faint",
  line: "--paper-line",
  bad: "--paper-bad",
  brand: "--brand",
  brandInk: "--brand-ink",
  promptPay: "--prompt-pay",
  promptPayInk: "--on-picture",
} as const;

export type PictureColors = Readonly<Record<keyof typeof TOKENS, string>>;

/** The tokens' values: a canvas knows no custom properties. */
export function pictureColors(): PictureColors {
  const styles = getComputedStyle(document.documentElement);
  const entries = Object.entries(TOKENS).map(([name, token]) => [name, styles.getPropertyValue(token).trim()]);
  return Object.fromEntries(entries) as PictureColors;
}
