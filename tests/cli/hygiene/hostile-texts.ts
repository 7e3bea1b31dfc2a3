import fc from "fast-check";
import { anyText } from "../../arbitraries/core/text.ts";

/** What controls a terminal, turns or hides text, breaks a line, or is half a character. */
const INVISIBLE: readonly string[] = [
  "\u001b[2J",
  "\u001b]0;title\u0007",
  "\u009b31m",
  "\u0000",
  "\b",
  "\r",
  "\n",
  "\t",
  "\u0085",
  "\u00ad",
  "\u034f",
  "\u061c",
  "\u115f",
  "\u180e",
  "\u200b",
  "\u200c",
  "\u200d",
  "\u200e",
  "\u2028",
  "\u2029",
  "\u202a",
  "\u202e",
  "\u2060",
  "\u2066",
  "\u2069",
  "\u3164",
  "\ufe0f",
  "\ufeff",
  "\uffa0",
  "\ufff9",
  "\uffff",
  "\ud800",
  "\u{e0041}",
];

/** Texts of people, which stay as they are. */
export const ORDINARY: readonly string[] = [
  "น้ำใจ",
  "กี่ครั้ง",
  "ที่\u200bนี่",
  "โอนเข้าบัญชี\u200bกสิกรไทย 1,250.50",
  "漢字かな",
  "한국어",
  "Zoë Ångström",
  "👨\u200d👩\u200d👧 ❤\ufe0f 🇹🇭 👍🏽",
  "<b>&\"'",
  "{{x}} $id ${id}",
];

export const aHostileText = (): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(anyText(), fc.constantFrom(...INVISIBLE), fc.constantFrom(...ORDINARY)), { maxLength: 8 })
    .map((parts) => parts.join(""));

/** Whether a terminal or a page shows each character, in its order and on its line. */
export const UNSAFE =
  /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}]|\u00ad|\u034f|\u115f|\u180e|\u200c|\u2060|\u3164|\ufeff|\uffa0|\ufff9|\u{e0041}|(?<!\p{Script=Thai})\u200b/u;
