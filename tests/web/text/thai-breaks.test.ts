import fc from "fast-check";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { thaiBreaks } from "../../../web/text/thai-breaks.ts";
import { thaiBreaksPlugin } from "../../../web/vite/thai-breaks-plugin.ts";
import { anyText } from "../../arbitraries/core/text.ts";
import { thaiSentences } from "./thai-sentences.ts";

const dictionary = new Intl.Segmenter("th", { granularity: "word" });
/** The pieces between which Chrome's dictionary breaks a prepared text. */
const piecesOf = (text: string) =>
  Array.from(dictionary.segment(thaiBreaks(text)), ({ segment }) => segment)
    .join("\u{200B}")
    .replace(/\u{200B}*\u{2060}\u{200B}*/gu, "")
    .split(/[\u{200B}\s]+/u)
    .filter((piece) => /[\u0e00-\u0e7f]/.test(piece));
/** Ends in a sign that needs a consonant after it, or is what the dictionary left of a word. */
const BROKEN =
  /^(.*[เแโใไ]|(?!ก็$).*็|จา|อด|กำ|ลัง|ดูรา|นรา|ทุกร|แล้วก|เมื่อย|บนี้|บนั้น|บนำ|ผลก|ระ|ทบ|กอิ|กอิน|กอีก|คา|สิ|โน|ป๊อ|ปอัป|เพย์|อาร์)$/;

describe("thaiBreaks", () => {
  test.each([
    ["ย้ายเข้าเครดิตได้เมื่อยอดถึง", "ย้าย เข้า เครดิต ได้ เมื่อ ยอด ถึง"],
    ["รับแต้มได้จากเช็กอินรายวัน", "รับ แต้ม ได้ จาก เช็กอิน ราย วัน"],
    ["สแกนคิวอาร์พร้อมเพย์", "สแกน คิวอาร์ พร้อมเพย์"],
    ["ติดต่อเจ้าหน้าที่เรื่องพาสคีย์", "ติดต่อ เจ้าหน้าที่ เรื่อง พาสคีย์"],
    ["เดิมพันจากเครื่องที่ไม่รู้จัก", "เดิมพัน จาก เครื่อง ที่ ไม่รู้จัก"],
  ])("keeps the words of %s whole", (text, words) => {
    expect(piecesOf(text).join(" ")).toBe(words);
  });

  test("breaks no word of the site's texts: no piece is one that only a broken word leaves", () => {
    const found = thaiSentences().flatMap((text) =>
      piecesOf(text)
        .filter((piece) => BROKEN.test(piece))
        .map((piece) => `${piece} in ${piecesOf(text).join("|")}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ["ถ้าเน็ตหลุดไม่ต้องโอนซ้ำ", "ถ้าเน็ตหลุดไม่+ต้อง+โอน+ซ้ำ"],
    ["กุญแจเดิมใช้ไม่ได้แล้ว", "กุญแจเดิมใช้+ไม่+ได้+แล้ว"],
    ["สำเร็จหรือไม่ ไม่ต้องกดอีก", "สำเร็จหรือ+ไม่ ไม่+ต้อง+กดอีก"],
    ["ยังไม่ได้ตั้งรหัส", "ยัง+ไม่+ได้+ตั้งรหัส"],
    ["กรุณาอย่าทำรายการซ้ำ", "กรุณาอย่า+ทำรายการ+ซ้ำ"],
    ["ตรวจสอบตอนนี้ไม่ได้ ลองใหม่", "ตรวจสอบตอนนี้+ไม่+ได้ ลองใหม่"],
    ["ไม่หาย ไม่ซ้ำ", "ไม่+หาย ไม่+ซ้ำ"],
  ])("keeps the negations of %s with their verbs", (text, joined) => {
    expect(
      thaiBreaks(text)
        .replace(/\u{2060}/gu, "+")
        .replace(/\u{A0}/gu, " "),
    ).toBe(joined);
  });

  test("keeps a number with its unit", () => {
    expect(thaiBreaks("วันใหม่เริ่ม 00:00 น. ตามเวลาประเทศไทย")).toContain("00:00\u{A0}น. ");
    expect(thaiBreaks("D MMM BB HH:mm น.")).toBe("D MMM BB HH:mm\u{A0}น.");
    expect(thaiBreaks("ใช้ \u{E000} แต้ม จากแต้มทั้งหมดที่มี")).toBe("ใช้ \u{E000}\u{A0}แต้ม จากแต้มทั้งหมดที่มี");
  });

  test("leaves no short word of a long text alone on the last line", () => {
    expect(thaiBreaks("กรุณาเลือกรูปสลิปใหม่ อีกครั้ง")).toBe("กรุณาเลือกรูปสลิปใหม่\u{A0}อีกครั้ง");
    expect(thaiBreaks("ลองใหม่ อีกครั้ง")).toBe("ลองใหม่\u{A0}อีกครั้ง");
    expect(thaiBreaks("สั้น มาก")).toBe("สั้น มาก");
  });

  test("changes nothing that is seen, and nothing that is not Thai", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(
          thaiBreaks(text)
            .replace(/[\u{200B}\u{2060}]/gu, "")
            .replace(/\u{A0}/gu, " "),
        ).toBe(text.replace(/[\u{200B}\u{2060}]/gu, "").replace(/\u{A0}/gu, " "));
      }),
    );
    for (const text of thaiSentences()) {
      expect(
        thaiBreaks(text)
          .replace(/[\u{200B}\u{2060}]/gu, "")
          .replace(/\u{A0}/gu, " "),
      ).toBe(text);
    }
    expect(thaiBreaks("LINE @sanam is the best")).toBe("LINE @sanam is the best");
  });
});

test("the plugin prepares strings and templates of texts, but no text of a file", () => {
  const { transform } = thaiBreaksPlugin();
  if (typeof transform !== "function") throw new Error("no transform");
  const code = 'const a = { claim: (v) => `เช็กอินรับ ${v} แต้ม`, csvHead: ["เช็กอิน"], title: "เช็กอิน" };';
  const run = (id: string) =>
    (transform as (...args: unknown[]) => { code: string } | undefined).call({ parse: parseAst }, code, id);
  expect(run("/site/web/text/th/a.ts")?.code).toBe(
    'const a = { claim: (v) => `เช็\u{2060}กอิน\u{200B}รับ ${v}\u{A0}แต้ม`, csvHead: ["เช็กอิน"], title: "เช็\u{2060}กอิน" };',
  );
  expect(run("/site/web/screens/a.tsx")).toBeUndefined();
});
