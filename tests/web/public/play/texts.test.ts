import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isThaiText, LANGUAGES } from "../../../../core/sentences/sentences.ts";
import { TEXTS } from "../../../../web/public/play/texts.js";
import { openDicePage, type PlayCall } from "./open-dice-page.ts";

const FOLDER = join(import.meta.dirname, "../../../../web/public/play");
const ENGINES = ["dice", "reels", "high-low", "penalty", "numbers"] as const;

/** Every sentence of a table, by its path; functions are called with words for their values. */
function sentencesOf(texts: object, path = ""): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    const at = `${path}/${key}`;
    if (typeof text === "function")
      return [[at, String(text(...Array.from({ length: text.length }, () => "x")))] as const];
    return typeof text === "object" && text !== null ? sentencesOf(text, at) : [[at, String(text)] as const];
  });
}

test("the words are there in every language, under the same names", () => {
  const pathsOf = (texts: object) => sentencesOf(texts).map(([path]) => path);
  expect(Object.keys(TEXTS)).toEqual(LANGUAGES);
  for (const language of LANGUAGES) {
    const sentences = sentencesOf(TEXTS[language]);
    expect(pathsOf(TEXTS[language])).toEqual(pathsOf(TEXTS.th));
    expect(sentences.filter(([, text]) => text.trim() === "" || /undefined|NaN|\[object/.test(text))).toEqual([]);
    // Nothing but its own script: a word of the other language was forgotten.
    if (language !== "th") expect(sentences.filter(([, text]) => isThaiText(text))).toEqual([]);
  }
});

test("no other file of the games has words of a language", () => {
  const files = readdirSync(FOLDER).filter((name) => /\.(js|css|html)$/.test(name) && name !== "texts.js");
  for (const name of files) {
    const source = readFileSync(join(FOLDER, name), "utf8").replace(/<noscript>.*<\/noscript>/, "");
    expect([name, isThaiText(source)]).toEqual([name, false]);
  }
});

describe.each(ENGINES)("%s", (engine) => {
  const BETS = {
    dice: { id: "high", label: "High 11–18" },
    reels: { id: "spin", label: "5 lines" },
    "high-low": { id: "higher-8-1", label: "Higher than 8" },
    penalty: { id: "top-left-1", label: "Top left" },
    numbers: { id: "pick", label: "Choose 3 numbers" },
  };
  const PRIZES = Array.from({ length: 6 }, (_, index) => ({
    id: `prize-${index}`,
    label: "Prize",
    chance: 0.1,
    pays: 200,
  }));
  const DRAWN = {
    dice: [1, 2, 3],
    reels: [0, 0, 0, 1, 2, 3, 4, 5, 1],
    "high-low": [8, 11],
    penalty: [0, 3],
    numbers: [1, 2, 3, 4, 5],
  };
  const round = (betOn: string) => ({
    id: "G-1",
    at: "2026-11-21T10:00:00.000Z",
    betOn,
    bet: 20,
    win: 40,
    dice: DRAWN[engine],
  });
  const table = {
    title: "A game",
    provider: "A maker",
    credit: 1_000,
    minimum: 1,
    maximum: 10_000,
    engine,
    bets: [{ ...BETS[engine], chance: 0.5, pays: 194, returnPercent: 97 }],
    prizes: PRIZES,
    rounds: [],
  };

  test("speaks the language of its address in all that it shows, and asks the house for it", async () => {
    const said: string[] = [];
    const asked: (string | undefined)[] = [];
    const answer = async ({ call, language, body }: PlayCall) => {
      asked.push(language);
      const reply = call === "table" ? table : { round: round(body.betOn ?? ""), credit: 1_020 };
      return { status: 200, body: JSON.stringify(reply) };
    };
    const page = openDicePage({ answer, search: "?lang=en", onText: (_, text) => said.push(text) });
    await page.time.pass(10);
    // Three numbers are picked by the game.
    const bets = page.byId("bets").children;
    if (engine === "numbers") bets[bets.length - 1]?.fire("click");
    page.byId("form").fire("submit");
    await page.time.pass(3_000);
    expect(page.text("outcome")).toBe("Right: ฿40.00 back from a stake of ฿20.00");
    const labels = ["scene", "felt", "past", "feel", "chips"].map((id) => page.byId(id).getAttribute("aria-label"));
    expect([...said, ...labels, page.allText()].filter((text) => isThaiText(String(text)))).toEqual([]);
    expect(page.language()).toBe("en");
    expect([...new Set(asked)]).toEqual(["en"]);
  });
});

test.each(["", "?lang=th", "?lang=xx", "?lang=constructor"])("an address with %j is Thai", async (search) => {
  const page = openDicePage({ answer: async () => undefined, search });
  await page.time.pass(10);
  expect([page.language(), page.text("note")]).toEqual(["th", TEXTS.th.unreachable]);
});
