import { LANGUAGES, type Language } from "../../core/sentences/sentences.ts";

export const GALLERY_BRANDS = ["sanam", "racha", "rimnam", "chad"] as const;
export const GALLERY_SCHEMES = ["dark", "light"] as const;
/** Percent of the usual size of letters. */
export const GALLERY_LETTERS = [100, 200] as const;

export interface View {
  readonly brand: (typeof GALLERY_BRANDS)[number];
  readonly scheme: (typeof GALLERY_SCHEMES)[number];
  readonly letters: (typeof GALLERY_LETTERS)[number];
  readonly language: Language;
}

export function readView(search: string): View {
  const asked = new URLSearchParams(search);
  const one = <T extends string | number>(choices: readonly [T, ...T[]], name: string): T =>
    choices.find((choice) => String(choice) === asked.get(name)) ?? choices[0];
  return {
    brand: one(GALLERY_BRANDS, "brand"),
    scheme: one(GALLERY_SCHEMES, "scheme"),
    letters: one(GALLERY_LETTERS, "letters"),
    language: one(LANGUAGES, "language"),
  };
}

export function addressOf({ brand, scheme, letters, language }: View): string {
  return `/?brand=${brand}&scheme=${scheme}&letters=${letters}&language=${language}`;
}
