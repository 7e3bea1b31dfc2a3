import { expect, test } from "vitest";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { formatMoment } from "../../../../web/text/dates.ts";
import { keepTogether } from "../../../../web/text/keep-together.ts";
import { flipCardText } from "../../../../web/text/th/rewards/flip-card.ts";
import { thaiBreaks } from "../../../../web/text/thai-breaks.ts";
import { thaiSentences } from "../../../web/text/thai-sentences.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";

const visit = setUpVisit();
const dictionary = new Intl.Segmenter("th", { granularity: "word" });

/** The lines of a text in a column without width: the browser breaks it wherever it may. */
function linesOf(texts: readonly string[]): Promise<readonly (readonly string[])[]> {
  return visit.page.evaluate((all) => {
    const column = document.body.appendChild(document.createElement("p"));
    column.style.cssText = "width: 0; overflow-wrap: normal";
    const lines = all.map((text) => {
      column.textContent = text;
      const range = document.createRange();
      const found: string[] = [];
      let top = Number.NaN;
      for (let at = 0; at < text.length; at++) {
        range.setStart(column.firstChild as Text, at);
        range.setEnd(column.firstChild as Text, at + 1);
        const box = range.getBoundingClientRect();
        // Vowels and tone marks belong to the letter before them.
        const begins = box.width > 0 && box.top > (Number.isNaN(top) ? -1 : top + 4);
        if (begins) found.push("");
        if (begins || Number.isNaN(top)) top = box.width > 0 ? box.top : top;
        found.push((found.pop() ?? "") + text.charAt(at));
      }
      return found;
    });
    column.remove();
    return lines;
  }, texts);
}

/** The ends of lines that say something else than the sentence. */
function liesIn(texts: readonly string[], all: readonly (readonly string[])[]): readonly string[] {
  return texts.flatMap((text, index) => {
    const lines = all[index] ?? [];
    return lines.slice(1).flatMap((line, before) => {
      const end = (lines[before] ?? "").replace(/[\u{200B}\u{2060}]/gu, "");
      const lie =
        /(ไม่|อย่า|ห้าม|ไม่ต้อง)$/.test(end) ||
        plain(line).startsWith("ซ้ำ") ||
        (/\d\s$/.test(end) && /^(น\.|บาท|แต้ม|ครั้ง|นาที|วัน)/.test(plain(line)));
      return lie ? [`${end}⏎${plain(line)} in ${plain(text)}`] : [];
    });
  });
}

const plain = (text: string) => text.replace(/[\u{200B}\u{2060}]/gu, "").trim();

test("the browser breaks the site's Thai texts between words only, and keeps names and last words whole", async () => {
  await visit.go("/login");
  const texts = thaiSentences().map(thaiBreaks);
  const all = await linesOf(texts);
  const wrong = texts.flatMap((text, index) => {
    const words = Array.from(dictionary.segment(text), ({ segment }) => segment);
    const ends = new Set(words.map((_, word) => words.slice(0, word + 1).join("").length));
    let at = 0;
    return (all[index] ?? []).flatMap((line) => {
      at += line.length;
      const allowed = at === text.length || (ends.has(at) && !"\u{2060}\u{A0}".includes(text.charAt(at)));
      return allowed ? [] : [`${plain(line)} in ${plain(text)}`];
    });
  });
  expect(wrong).toEqual([]);
  // In a column without width, every line that a wider one could end is there.
  expect(liesIn(texts, all)).toEqual([]);
  expect((await linesOf([thaiBreaks("รับแต้มได้จากเช็กอินรายวัน")]))[0]?.map(plain)).toContain("เช็กอิน");
  // Without the preparation, Chrome breaks this word.
  expect((await linesOf(["รับแต้มได้จากเช็กอินรายวัน"]))[0]?.map(plain)).not.toContain("เช็กอิน");
});

test("what staff and a backend write is not parted from its negation either", async () => {
  await visit.go("/login");
  const written = [
    "ระหว่าง 23:30–00:30 น. การโอนอาจช้ากว่าปกติ ไม่ต้องโอนซ้ำ ระบบจะปรับยอดให้เอง",
    "แต้มไม่พอ ใช้ 4,000 แต้ม ห้ามให้ผู้อื่นใช้แทน",
  ];
  // The browser alone would break it.
  expect(liesIn(written, await linesOf(written))).not.toEqual([]);
  const texts = written.map(keepTogether);
  expect(liesIn(texts, await linesOf(texts))).toEqual([]);
  expect(texts.map((text) => plain(text).replace(/\u{A0}/gu, " "))).toEqual(written.map((text) => text.trim()));
});

test("the first and the last moment of a card event stay whole", async () => {
  await visit.go("/login");
  const [from, to] = [formatMoment(instant(0)), formatMoment(instant(86_400_000))];
  const [lines = []] = await linesOf([flipCardText.period(from, to)]);
  expect(lines.map((line) => plain(line).replace(/\u{A0}/gu, " "))).toEqual(expect.arrayContaining([from, to]));
});
