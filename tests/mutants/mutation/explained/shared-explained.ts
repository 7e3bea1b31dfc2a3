import type { Explanation } from "../explanation.ts";

export const SHARED_EXPLAINED: readonly Explanation[] = [
  {
    file: "core/shared/money.ts",
    before: "if (Math.abs(count / 100 - amount) > Math.abs(amount) * 2 ** -50) {",
    after: "if (Math.abs(count / 100 - amount) > Math.abs(amount) * 2 ** -51) {",
    reason: "Between the rounding error of a float and half a satang no amount lies.",
  },
  {
    file: "core/shared/money.ts",
    before: "if (Math.abs(count / 100 - amount) > Math.abs(amount) * 2 ** -50) {",
    after: "if (Math.abs(count / 100 - amount) > Math.abs(amount) * 2 ** -49) {",
    reason: "Between the rounding error of a float and half a satang no amount lies.",
  },
  {
    file: "core/shared/bangkok-time.ts",
    before: "const isOurFormat = iso.length === 24 && hour < 24 && minute < 60 && second < 60;",
    after: [
      "const isOurFormat = iso.length === 24 && hour < 23 && minute < 60 && second < 60;",
      "const isOurFormat = iso.length === 24 && hour < 24 && minute < 59 && second < 60;",
      "const isOurFormat = iso.length === 24 && hour < 24 && minute < 60 && second < 59;",
    ],
    reason: "Date reads the rest, only more slowly.",
  },
  {
    file: "core/shared/bangkok-time.ts",
    before: "if (!isOurFormat) return Date.parse(iso);",
    after: "if (true) return Date.parse(iso);",
    reason: "Date reads the same, only more slowly.",
  },
  {
    file: "core/shared/bangkok-time.ts",
    before: "const hour = readTwo(iso, 11);",
    after: "const hour = readTwo(iso, 10);",
    reason: "The letter or the colon before the digits makes a number that is too high, and Date reads the text.",
  },
  {
    file: "core/shared/bangkok-time.ts",
    before: "const minute = readTwo(iso, 14);",
    after: "const minute = readTwo(iso, 13);",
    reason: "The letter or the colon before the digits makes a number that is too high, and Date reads the text.",
  },
  {
    file: "core/shared/bangkok-time.ts",
    before: "const second = readTwo(iso, 17);",
    after: "const second = readTwo(iso, 16);",
    reason: "The letter or the colon before the digits makes a number that is too high, and Date reads the text.",
  },
  {
    file: "core/shared/bangkok-time.ts",
    before: "return month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= lengthOfMonth(text));",
    after: [
      "return month >= 1 && month <= 12 && day >= 1 && (day <= lengthOfMonth(text));",
      "return month >= 1 && month <= 12 && day >= 1 && (day < 28 || day <= lengthOfMonth(text));",
      "return month >= 1 && month <= 12 && day >= 1 && (day <= 27 || day <= lengthOfMonth(text));",
    ],
    reason: "Every month has 28 days: asking first only saves time.",
  },
  {
    file: "core/shared/civil-calendar.ts",
    before:
      "const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / (ERA_DAYS - 1));",
    after: [
      "const leapDays = Math.floor(dayOfEra / 1459) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / (ERA_DAYS - 1));",
      "const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36523) + Math.floor(dayOfEra / (ERA_DAYS - 1));",
      "const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / (ERA_DAYS - 2));",
    ],
    reason: "The year comes out the same on every day of the four hundred years, all of which a test goes through.",
  },
  {
    file: "core/shared/day-range.ts",
    before: "return from > to ? { from: to, to: from } : { from, to };",
    after: "return from >= to ? { from: to, to: from } : { from, to };",
    reason: "Two equal days are the same in both orders.",
  },
  {
    file: "core/shared/refusal.ts",
    before: "`ทำรายการนี้ไม่ได้ เพราะสถานะเป็น “${STATUS_NAMES.get(f.status) ?? f.status}”`,",
    after: "`ทำรายการนี้ไม่ได้ เพราะสถานะเป็น “${(STATUS_NAMES.get(f.status)) || (f.status)}”`,",
    reason: "No status has an empty name.",
  },
  {
    file: "core/shared/refusal.ts",
    before: 'return { code, facts: (facts[0] as Reason["facts"] | undefined) ?? NO_FACTS };',
    after: 'return { code, facts: ((facts[0] as Reason["facts"] | undefined)) || (NO_FACTS) };',
    reason: "A record of facts is never a false value.",
  },
  {
    file: "core/shared/refusal.ts",
    before: 'const message = sentenceOf(code, facts) ?? refuse("backend-refused", { message: "" }).message;',
    after: 'const message = (sentenceOf(code, facts)) || (refuse("backend-refused", { message: "" }).message);',
    reason: "No sentence is an empty text.",
  },
  {
    file: "core/shared/thai-date.ts",
    before: "return String(Number(date.slice(0, 4)) + BUDDHIST_OFFSET).slice(-2);",
    after: "return String(Number(date.slice(1, 4)) + BUDDHIST_OFFSET).slice(-2);",
    reason: "Only the last two digits count.",
  },
];
