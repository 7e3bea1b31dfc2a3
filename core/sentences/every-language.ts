import { english } from "./english.ts";
import type { Language, Sentences } from "./sentences.ts";
import { thai } from "./thai.ts";

/** The sentences of all languages, for a house. A page loads those of its own. */
export const SENTENCES: Readonly<Record<Language, Sentences>> = {
  th: thai,
  en: english,
};
