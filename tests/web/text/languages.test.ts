import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { english } from "../../../core/sentences/english.ts";
import { isThaiText, LANGUAGES } from "../../../core/sentences/sentences.ts";
import { type RefusalCode, refusalCodes } from "../../../core/shared/refusal.ts";
import { dayFieldWords } from "../../../web/text/en/site/day-field.ts";
import { textModules } from "../../../web/vite/text-packs.ts";
import { leavesOf, moduleOf, TEXTS, type TextTable, textTable } from "./text-tables.ts";
import { EXAMPLES, ones, plainOnes, plainValues, said, type TextFunction, usedValues } from "./text-values.ts";

const [model, ...others] = LANGUAGES;
const thai = await textTable(model);

/** Forms and signs that have no words. */
const WITHOUT_WORDS = new Set([
  "forms forms.dayOfMonth",
  "rewards/check-in checkInText.valueUnknown",
  "session/second-factor secondFactorText.screen.file",
  "site/landing-sections landingSectionsText.facts.awaited",
]);
/** The advice for a call that had no effect, where the sentence before says enough. */
const WITHOUT_ADVICE = /^sentences sentences\.faults\.(unauthorised|cancelled|not-available)\.1$/;

/** The functions of a table whose values are compared here; those of refusals are in tests/core/sentences/. */
function functionsOf(table: TextTable): readonly (readonly [string, TextFunction])[] {
  return [...table].flatMap(([place, text]) =>
    typeof text === "function" && !/^(sentences|refusals) /.test(place) ? [[place, text as TextFunction] as const] : [],
  );
}

test("the lists of this file name functions and texts that are there", () => {
  for (const place of Object.keys(EXAMPLES)) expect(typeof thai.get(place), place).toBe("function");
  for (const place of WITHOUT_WORDS) expect(typeof thai.get(place), place).toBe("string");
});

test("each value of a Thai function is used, so that the values of another language are compared", () => {
  const unused = functionsOf(thai).flatMap(([place, text]) => {
    const used = new Set((EXAMPLES[place] ?? plainValues(text)).flatMap((values) => usedValues(text, values)));
    const indexes = new Set([...used].map((at) => at.split(".")[0]));
    return indexes.size < text.length ? [place] : [];
  });
  expect(unused).toEqual([]);
});

describe.each(others)("the texts in %s", async (language) => {
  const table = await textTable(language);
  const folder = join(TEXTS, language);

  test("have the modules, the values and the keys of the Thai ones, with a text or a function where those have one", async () => {
    for (const name of textModules()) {
      const names = Object.keys(await moduleOf(language, name)).sort();
      expect([name, names]).toEqual([name, Object.keys(await moduleOf(model, name)).sort()]);
    }
    const kinds = (of: TextTable) => [...of].map(([place, text]) => `${place}: ${typeof text}`).sort();
    expect(kinds(table)).toEqual(kinds(thai));
  });

  test("are not empty, and differ from the Thai ones", () => {
    const wrong = [...table].filter(
      ([place, text]) =>
        typeof text === "string" &&
        (text.trim() === "" || text === thai.get(place)) &&
        !WITHOUT_WORDS.has(place) &&
        !WITHOUT_ADVICE.test(place),
    );
    expect(wrong).toEqual([]);
  });

  test("have no Thai letters, nor have their sources", () => {
    expect([...table].filter(([, text]) => isThaiText(String(text)))).toEqual([]);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    expect(files.filter((file) => isThaiText(readFileSync(join(folder, file), "utf8")))).toEqual([]);
  });

  test("say and decide by the values of the Thai ones", () => {
    for (const [place, text] of functionsOf(thai)) {
      const other = table.get(place) as TextFunction;
      // A function takes some of the plain values.
      const plain = () => plainValues(text).filter((values) => [text, other].every((each) => said(each, values)));
      const lists = EXAMPLES[place] ?? plain();
      expect(lists, place).not.toEqual([]);
      for (const values of lists) {
        const [used, expected] = [usedValues(other, values), usedValues(text, values)];
        expect({ place, values, used }).toEqual({ place, values, used: expected });
      }
    }
  });
});

describe("one of something has no plural in English", () => {
  /** A verb, or a word in the singular. */
  const NO_PLURAL = /^(is|was|as|has|gets)$/;
  /** A range has two numbers before its word. */
  const pluralsIn = (words = "") =>
    [...words.matchAll(/(?<!–)\b1 (\w+s)\b/g)].flatMap(([found, word = ""]) => (NO_PLURAL.test(word) ? [] : [found]));

  test("in the site's texts", async () => {
    const found = functionsOf(await textTable("en")).flatMap(([place, text]) => {
      const [plain] = plainOnes(text).filter((values) => said(text, values));
      const lists = EXAMPLES[place]?.map(ones) ?? [plain ?? []];
      return lists.flatMap((values) => pluralsIn(said(text, values))).map((words) => `${place}: ${words}`);
    });
    // A provider's name stands before it.
    expect(found).toEqual(["games/games gamesText.slotTitle: 1 slots"]);
  });

  test("in refusals", () => {
    // No text is allowed one letter only.
    const given: Readonly<Record<string, unknown>> = { limitKind: "time", maximum: 8 };
    const facts = new Proxy({}, { get: (_, name) => given[String(name)] ?? 1 });
    const found = refusalCodes().flatMap((code) => {
      const sentence = english.refusals[code as RefusalCode] as string | ((facts: unknown) => string);
      return pluralsIn(String(typeof sentence === "string" ? sentence : sentence(facts)));
    });
    expect(found).toEqual([]);
  });
});

test("the calendar of a date field is in English", () => {
  const words = dayFieldWords("2026-11-20" as Parameters<typeof dayFieldWords>[0]);
  expect(leavesOf(words, "").filter(([, text]) => typeof text === "string" && isThaiText(text))).toEqual([]);
  expect(words.read("21 Nov 2026")).toBe("2026-11-21");
});
