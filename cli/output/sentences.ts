import { english } from "../../core/sentences/english.ts";
import { type Language, type Sentences, type Words, wordsOf } from "../../core/sentences/sentences.ts";
import type { Problem } from "../../core/shared/fault.ts";

/** The language of refusals and faults, for this process. */
let sentences: Sentences = english;

/** Says refusals and faults in a language. Other sentences than the English ones load only then: most runs need none. */
export async function speak(language: Language): Promise<void> {
  sentences =
    language === "en" ? english : (await import("../../core/sentences/every-language.ts")).SENTENCES[language];
}

export function sentencesOfTool(): Sentences {
  return sentences;
}

export function wordsOfProblem(problem: Problem): Words {
  return wordsOf(problem, sentences);
}

export function sentenceOf(problem: Problem): string {
  return wordsOfProblem(problem).message;
}
