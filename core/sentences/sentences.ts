import type { Fault, FaultKind, Problem } from "../shared/fault.ts";
import type { Refusal, RefusalCode, RefusalFacts } from "../shared/refusal.ts";

/** Each language by its own name. The first one is that of most members, and the others are like it. */
export const LANGUAGE_NAMES = {
  th: "ไทย",
  en: "English",
} as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as unknown as readonly [Language, ...Language[]];

/** A text of the house in its languages. */
export type InLanguages<Text> = Readonly<Record<"th" | "en", Text>> & TextsOf<Text>;
type TextsOf<Text> = { readonly [Key in Language]?: Text | undefined };

/** A text in a language; one that is not there is said in English. */
export function inLanguage<Text>(texts: InLanguages<Text>, language: Language): Text {
  const all: TextsOf<Text> = texts;
  return all[language] ?? texts.en;
}

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

type SentenceOf<Facts extends readonly unknown[]> = Facts extends [] ? string : (...facts: Facts) => string;

/** One language's sentence for each fault and for some refusals. */
interface SentencesFor<Codes extends RefusalCode> {
  readonly language: Language;
  readonly refusals: { readonly [Code in Codes]: SentenceOf<RefusalFacts<Code>> };
  /** What happened, and the advice for a call that had no effect. */
  readonly faults: Readonly<Record<FaultKind, readonly [happened: string, advice: string]>>;
  /** Replaces the advice when the effect is unknown, because a second try could do the action twice. */
  readonly unknownEffect: string;
}

/** One language's sentence for each refusal and fault. */
export type Sentences = SentencesFor<RefusalCode>;

/** The refusals that the landing page and the sign-in may show: a new visitor's page loads no other sentences. */
export type VisitorSentences = SentencesFor<
  | "credentials-wrong"
  | "sign-in-locked"
  | "too-many-requests"
  | "second-factor-required"
  | "second-factor-wrong"
  | "second-factor-used"
  | "second-factor-format"
  | "username-required"
  | "password-required"
  | "body-invalid"
  | "offline"
  | "maintenance"
  | "backend-refused"
>;

/** Whether a code is that of a refusal: each has its sentence. */
export function knowsCode({ refusals }: VisitorSentences, code: unknown): code is RefusalCode {
  return typeof code === "string" && Object.hasOwn(refusals, code);
}

/** A problem in the reader's language. */
export interface Words {
  readonly message: string;
  /** What the backend said, where it is in another language. */
  readonly detail?: string;
}

/** Says a problem. What a backend said in the reader's language is shown as it is, because it knows all its facts. */
export function wordsOf(problem: Problem, sentences: VisitorSentences): Words {
  const { said } = problem;
  const readable = said && isReadable(said, sentences.language) ? said : undefined;
  const message =
    problem.kind === "refusal"
      ? sentenceOfRefusal(problem, readable, sentences)
      : sentenceOfFault(problem, readable, sentences);
  return said && !readable ? { message, detail: said } : { message };
}

function sentenceOfRefusal(refusal: Refusal, readable: string | undefined, { refusals }: VisitorSentences): string {
  const own = ownSentence(refusal, refusals);
  // Where the words are ours, so is the sentence: the site's has its line breaks prepared.
  if (readable && (!own || plain(own) !== plain(readable))) return readable;
  return own ?? refusals["backend-refused"]({ message: "" });
}

/** Undefined where facts are missing or of a wrong type, and for a code that says only what the backend said. */
function ownSentence({ code, facts, said }: Refusal, refusals: Partial<Sentences["refusals"]>): string | undefined {
  if (code === "backend-refused" && said !== undefined) return undefined;
  try {
    // The cast is safe: what a sentence makes of wrong facts is looked at below.
    const sentence = refusals[code] as string | ((facts: Refusal["facts"]) => string);
    if (typeof sentence === "string") return sentence;
    const message = sentence(facts);
    return /NaN|undefined/.test(message) ? undefined : message;
  } catch {
    return undefined;
  }
}

function sentenceOfFault(
  fault: Fault,
  readable: string | undefined,
  { faults, unknownEffect }: VisitorSentences,
): string {
  const { endpoint, field, expected, received, effect } = fault;
  const [happened, advice] = faults[fault.fault];
  const mismatch = expected === undefined ? "" : `, expected ${expected}, received ${received}`;
  const where = field === undefined ? "" : ` (${endpoint}: ${field}${mismatch})`;
  // Reading back soon shows that a call that is not offered did nothing.
  const isUnknown = effect === "unknown" && fault.fault !== "not-available";
  const next = isUnknown ? unknownEffect : readable === undefined ? advice : "";
  return [`${readable ?? happened}${where}`, next].filter(Boolean).join(" ");
}

/** A text without what allows and forbids line breaks. */
function plain(text: string): string {
  return text.replace(/[\u200b\u2060]/g, "").replace(/\u00a0/g, " ");
}

/** Whether a text may be in the reader's language: one without Thai letters is taken for any other one. */
export function isReadable(text: string, language: Language): boolean {
  return isThaiText(text) === (language === "th");
}

export function isThaiText(text: string): boolean {
  // Consonants, vowels and tone marks, but neither ฿ nor Thai digits.
  return /[\u0e01-\u0e3a\u0e40-\u0e4e]/.test(text);
}

/** The language of a text that a backend or its staff wrote. One without Thai letters is taken for English. */
export function languageOf(text: string): Language {
  return isThaiText(text) ? "th" : "en";
}
