import { expect, test } from "vitest";
import type { Language } from "../../core/sentences/sentences.ts";
import { placesWithout, thaiPlaces, untranslated } from "./untranslated.ts";

test("every text is in English", () => {
  expect(untranslated("en")).toEqual([]);
});

test("finds what is still Thai by its place", () => {
  const source = `
    import { thaiMoment } from "../shared/bangkok-time.ts";
    const numbers = new Intl.NumberFormat("th-TH");
    const UNITS = { day: "day", hour: "ชั่วโมง" };
    /** \`วันนี้\` */
    export function wait(hours: number): string {
      return hours > 1 ? \`\${hours} hours\` : "หนึ่งชั่วโมง";
    }
    export const text: Texts<typeof th.text> = {
      title: "Title",
      steps: ["One", "สอง"],
      step: { asked: (time: string) => \`ขอเมื่อ \${time}\`, "not-asked": "–" },
      until: (at: Instant) => \`until \${thaiMoment(at)}\`,
      baht: "฿",
    };
  `;
  expect(thaiPlaces(source)).toEqual([
    "numbers",
    "UNITS.hour",
    "wait",
    "text.steps.1",
    "text.step.asked",
    "text.until",
  ]);
});

test("finds what stands in other languages only, and in Thai under the code of the language", () => {
  const source = `
    const ERRORS = { gone: { status: 410, th: "หมดเวลา", en: "It is over." }, full: { th: "เต็ม", en: "Full", lo: "ເຕັມ" } };
    const lo = { title: "เกม", wait: () => "ລໍຖ້າ" };
    const other = { en: "English" };
  `;
  // "lo" stands for a language that was added.
  expect(placesWithout(source, "lo" as Language)).toEqual(["ERRORS.gone", "lo.title"]);
  expect(placesWithout(source, "en")).toEqual([]);
});
