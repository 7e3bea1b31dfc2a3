import type { Fault, FaultKind, Problem } from "../shared/fault.ts";
import type { Refusal, RefusalCode, RefusalFacts } from "../shared/refusal.ts";

/** The first one is that of the members. */
export const LANGUAGES = ["th", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** One language's sentence for each refusal and fault. */
export interface Sentences {
  readonly language: Language;
  readonly refusals: { readonly [Code in RefusalCode]: (...facts: RefusalFacts<Code>) => string };
  /** What happened, and the advice for a call that had no effect. */
  readonly faults: Readonly<Record<FaultKind, readonly [happened: string, advice: string]>>;
  /** Replaces the advice when the effect is unknown, because a second try could do the action twice. */
  readonly unknownEffect: string;
}

/** A problem in the reader's language. */
export interface Words {
  readonly message: string;
  /** What the backend said, where it is in another language. */
  readonly detail?: string;
}

/** Says a problem. What a backend said in the reader's language is shown as it is, because it knows all its facts. */
export function wordsOf(problem: Problem, sentences: Sentences): Words {
  return problem.kind === "refusal" ? wordsOfRefusal(problem, sentences) : wordsOfFault(problem, sentences);
}

function wordsOfRefusal(refusal: Refusal, sentences: Sentences): Words {
  const own = ownSentence(refusal, sentences);
  const said = refusal.said ?? "";
  const general = () => sentences.refusals["backend-refused"]({ message: "" });
  if (said === "") return { message: own ?? general() };
  if (languageOf(said) !== sentences.language) return { message: own ?? general(), detail: said };
  // Where the words are ours, so is the sentence: the site's has its line breaks prepared.
  return { message: own !== undefined && plain(own) === plain(said) ? own : said };
}

/** Undefined where facts are missing or of a wrong type. */
function ownSentence({ code, facts, said }: Refusal, { refusals }: Sentences): string | undefined {
  try {
    // The cast is safe: what a sentence makes of wrong facts is looked at below.
    const sentence = refusals[code] as (facts: Refusal["facts"]) => string;
    const isBackends = code === "backend-refused" && said !== undefined;
    const message = sentence(isBackends ? { message: "" } : facts);
    return /NaN|undefined/.test(message) ? undefined : message;
  } catch {
    return undefined;
  }
}

function wordsOfFault(fault: Fault, { faults, language, unknownEffect }: Sentences): Words {
  const { endpoint, field, expected, received, effect, said } = fault;
  const [happened, advice] = faults[fault.fault];
  const mismatch = expected === undefined ? "" : `, expected ${expected}, received ${received}`;
  const where = field === undefined ? "" : ` (${endpoint}: ${field}${mismatch})`;
  const readable = said !== undefined && languageOf(said) === language ? said : undefined;
  // Reading back soon shows that a call that is not offered did nothing.
  const next =
    effect === "unknown" && fault.fault !== "not-available" ? unknownEffect : readable === undefined ? advice : "";
  return {
    message: [`${readable ?? happened}${where}`, next].filter(Boolean).join(" "),
    ...(said !== undefined && readable === undefined && { detail: said }),
  };
}

/** A text without what allows and forbids line breaks. */
function plain(text: string): string {
  return text.replace(/[\u200b\u2060]/g, "").replace(/\u00a0/g, " ");
}

/** A text without Thai letters is taken for English. */
function languageOf(text: string): Language {
  return isThaiText(text) ? "th" : "en";
}

export function isThaiText(text: string): boolean {
  // Consonants, vowels and tone marks, but neither ฿ nor Thai digits.
  return /[\u0e01-\u0e3a\u0e40-\u0e4e]/.test(text);
}
