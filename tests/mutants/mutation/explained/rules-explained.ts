import type { Explanation } from "../explanation.ts";

export const RULES_EXPLAINED: readonly Explanation[] = [
  {
    file: "core/rules/dice.ts",
    before: "return dice[0] === dice[1] && dice[1] === dice[2];",
    after: "return dice[0] === dice[2] && dice[1] === dice[2];",
    reason: "Two equalities of three values, whichever they are, say that all are equal.",
  },
  {
    file: "core/rules/dice.ts",
    before: "return dice[0] === dice[1] && dice[1] === dice[2];",
    after: "return dice[0] === dice[1] && dice[0] === dice[2];",
    reason: "Two equalities of three values, whichever they are, say that all are equal.",
  },
  {
    file: "core/rules/dice.ts",
    before: "return FACES[Math.floor(drawn * FACES.length)] ?? 6;",
    after: "return (FACES[Math.floor(drawn * FACES.length)]) || (6);",
    reason: "No face is 0, so both operators choose the same one.",
  },
  {
    file: "core/rules/affiliate-bonus.ts",
    before: "wl: lost > 0 && isClosed(day, now) ? shareOf(lost, AFFILIATE_SHARES.wl) : ZERO,",
    after: "wl: lost >= 0 && isClosed(day, now) ? shareOf(lost, AFFILIATE_SHARES.wl) : ZERO,",
    reason: "The share of no loss and of one satang is 0.",
  },
  {
    file: "core/rules/affiliate-bonus.ts",
    before: "wl: lost > 0 && isClosed(day, now) ? shareOf(lost, AFFILIATE_SHARES.wl) : ZERO,",
    after: "wl: lost > 1 && isClosed(day, now) ? shareOf(lost, AFFILIATE_SHARES.wl) : ZERO,",
    reason: "The share of no loss and of one satang is 0.",
  },
  {
    file: "core/rules/affiliate-bonus.ts",
    before: "wl: lost > 0 && isClosed(day, now) ? shareOf(lost, AFFILIATE_SHARES.wl) : ZERO,",
    after: "wl: lost > -1 && isClosed(day, now) ? shareOf(lost, AFFILIATE_SHARES.wl) : ZERO,",
    reason: "The share of no loss and of one satang is 0.",
  },
  {
    file: "core/rules/amount-limits.ts",
    before: "const ANY_AMOUNT: AmountLimits = { minimumSatang: satang(1), maximumSatang: MAX_AMOUNT };",
    after: "const ANY_AMOUNT: AmountLimits = { minimumSatang: satang(0), maximumSatang: MAX_AMOUNT };",
    reason: "An amount of 0 is refused before the limits are looked at.",
  },
  {
    file: "core/rules/browser-floor.ts",
    before: '{ name: "Edge", word: "Edg", mark: /\\b(?:Edg|Edge|EdgA|EdgiOS)\\/(\\d+)/ },',
    after: '{ name: "Edge", word: "", mark: /\\b(?:Edg|Edge|EdgA|EdgiOS)\\/(\\d+)/ },',
    reason: "The word only saves the time of the pattern.",
  },
  {
    file: "core/rules/browser-floor.ts",
    before: '{ name: "Opera", word: "OP", mark: /\\b(?:OPR|OPiOS|OPT)\\/(\\d+)/ },',
    after: '{ name: "Opera", word: "", mark: /\\b(?:OPR|OPiOS|OPT)\\/(\\d+)/ },',
    reason: "The word only saves the time of the pattern.",
  },
  {
    file: "core/rules/browser-floor.ts",
    before: '{ name: "Samsung", word: "SamsungBrowser/", mark: /\\bSamsungBrowser\\/(\\d+)/ },',
    after: '{ name: "Samsung", word: "", mark: /\\bSamsungBrowser\\/(\\d+)/ },',
    reason: "The word only saves the time of the pattern.",
  },
  {
    file: "core/rules/browser-floor.ts",
    before: '{ name: "Chrome", word: "Chrom", mark: /\\b(?:Chrome|HeadlessChrome|Chromium)\\/(\\d+)/ },',
    after: '{ name: "Chrome", word: "", mark: /\\b(?:Chrome|HeadlessChrome|Chromium)\\/(\\d+)/ },',
    reason: "The word only saves the time of the pattern.",
  },
  {
    file: "core/rules/browser-floor.ts",
    before: '{ name: "Chrome", word: "CriOS/", mark: /\\bCriOS\\/(\\d+)/ },',
    after: '{ name: "Chrome", word: "", mark: /\\bCriOS\\/(\\d+)/ },',
    reason: "The word only saves the time of the pattern.",
  },
  {
    file: "core/rules/browser-floor.ts",
    before: '{ name: "Firefox", word: "Firefox/", mark: /\\bFirefox\\/(\\d+)/ },',
    after: '{ name: "Firefox", word: "", mark: /\\bFirefox\\/(\\d+)/ },',
    reason: "The word only saves the time of the pattern.",
  },
  {
    file: "core/rules/browser-floor.ts",
    before: '{ name: "Firefox", word: "FxiOS/", mark: /\\bFxiOS\\/(\\d+)/ },',
    after: '{ name: "Firefox", word: "", mark: /\\bFxiOS\\/(\\d+)/ },',
    reason: "The word only saves the time of the pattern.",
  },
  {
    file: "core/rules/browser-floor.ts",
    before: '{ name: "Opera", word: "Opera/", mark: /^Opera\\/.*\\bVersion\\/(\\d+)/ },',
    after: '{ name: "Opera", word: "", mark: /^Opera\\/.*\\bVersion\\/(\\d+)/ },',
    reason: "The word only saves the time of the pattern.",
  },
  {
    file: "core/rules/browser-floor.ts",
    before:
      '{ name: "Safari", word: "Version/", mark: /\\b(?:Macintosh|iPhone|iPad|iPod)\\b.*?\\bVersion\\/(\\d+).*?\\bSafari\\// },',
    after:
      '{ name: "Safari", word: "", mark: /\\b(?:Macintosh|iPhone|iPad|iPod)\\b.*?\\bVersion\\/(\\d+).*?\\bSafari\\// },',
    reason: "The word only saves the time of the pattern.",
  },
  {
    file: "core/rules/browser-floor.ts",
    before:
      '{ name: "Safari", word: "AppleWebKit/", mark: /\\b(?:iPhone|iPad|iPod)\\b.*?\\bOS (\\d+)_.*?\\bAppleWebKit\\// },',
    after: '{ name: "Safari", word: "", mark: /\\b(?:iPhone|iPad|iPod)\\b.*?\\bOS (\\d+)_.*?\\bAppleWebKit\\// },',
    reason: "The word only saves the time of the pattern.",
  },
  {
    file: "core/rules/browser-floor.ts",
    before: "const match = userAgent.includes(word) ? mark.exec(userAgent) : null;",
    after: "const match = true ? mark.exec(userAgent) : null;",
    reason: "The word only saves the time of the pattern.",
  },
  {
    file: "core/rules/address-fields.ts",
    before: 'const phone = plain.replace(/^(?:\\+|00)66(?=0?[2-9]\\d{7,8}$)0?/, "0");',
    after: 'const phone = plain.replace(/(?:\\+|00)66(?=0?[2-9]\\d{7,8}$)0?/, "0");',
    reason: "With something in front, the text is no phone number after the change either.",
  },
  {
    file: "core/rules/member-fields.ts",
    before: 'const phone = plain.replace(/^(?:\\+|00)?66(?=0?[689]\\d{8}$)0?/, "0");',
    after: 'const phone = plain.replace(/(?:\\+|00)?66(?=0?[689]\\d{8}$)0?/, "0");',
    reason: "With something in front, the text is no phone number after the change either.",
  },
  {
    file: "core/rules/failure-policy.ts",
    before: 'const known = fault === "unauthorised" ? (status ?? 401) : status;',
    after: 'const known = fault === "unauthorised" ? ((status) || (401)) : status;',
    reason: "An unauthorised fault has the status 401 or 403, which have the same consequences, or none.",
  },
  {
    file: "core/rules/failure-policy.ts",
    before: 'const known = fault === "unauthorised" ? (status ?? 401) : status;',
    after: 'const known = fault === "unauthorised" ? (401) : status;',
    reason: "An unauthorised fault has the status 401 or 403, which have the same consequences, or none.",
  },
  {
    file: "core/rules/levels.ts",
    before: 'criteria: { amount: baht(300_000), basis: options.platinumBasis ?? "cumulative" },',
    after: 'criteria: { amount: baht(300_000), basis: (options.platinumBasis) || ("cumulative") },',
    reason: "A basis is never an empty text.",
  },
  {
    file: "core/rules/loss-refund.ts",
    before: "if (netResult >= 0) return ZERO;",
    after: "if (netResult > 0) return ZERO;",
    reason: "The refund of no loss and of one satang is 0.",
  },
  {
    file: "core/rules/loss-refund.ts",
    before: "if (netResult >= 0) return ZERO;",
    after: "if (netResult >= 1) return ZERO;",
    reason: "The refund of no loss and of one satang is 0.",
  },
  {
    file: "core/rules/loss-refund.ts",
    before: "if (netResult >= 0) return ZERO;",
    after: "if (netResult >= -1) return ZERO;",
    reason: "The refund of no loss and of one satang is 0.",
  },
  {
    file: "core/rules/mask-name.ts",
    before: "const letters = words[0]?.match(LETTERS) ?? [];",
    after: "const letters = (words[0]?.match(LETTERS)) || ([]);",
    reason: "A list of matches is never a false value.",
  },
  {
    file: "core/rules/next-period.ts",
    before: 'const [hours = 0, minutes = 0] = time.split(":").map(Number);',
    after: [
      'const [hours = 1, minutes = 0] = time.split(":").map(Number);',
      'const [hours = -1, minutes = 0] = time.split(":").map(Number);',
      'const [hours = 0, minutes = 1] = time.split(":").map(Number);',
      'const [hours = 0, minutes = -1] = time.split(":").map(Number);',
    ],
    reason: "A time of day has hours and minutes; the types do not know it.",
  },
  {
    file: "core/rules/parse-baht.ts",
    before: "const plain = BARE.test(text) ? text : withoutDecoration(text);",
    after: "const plain = false ? text : withoutDecoration(text);",
    reason: "The pattern only saves the time of the clean-up.",
  },
  {
    file: "core/rules/parse-baht.ts",
    before: "if (!BEYOND_ASCII.test(text)) return text.trim();",
    after: "if (false) return text.trim();",
    reason: "The pattern only saves the time of the clean-up.",
  },
  {
    file: "core/rules/parse-baht.ts",
    before: "const decimals = point < 0 ? 0 : plain.length - point - 1;",
    after: [
      "const decimals = point <= 0 ? 0 : plain.length - point - 1;",
      "const decimals = point < 1 ? 0 : plain.length - point - 1;",
    ],
    reason: "A number starts with a digit, so its point is never the first character.",
  },
  {
    file: "core/rules/parse-baht.ts",
    before: "for (let index = 0; index < plain.length; index++) {",
    after: [
      "for (let index = -1; index < plain.length; index++) {",
      "for (let index = 0; index <= plain.length; index++) {",
    ],
    reason: "Outside the text there is no digit.",
  },
  {
    file: "core/rules/parse-baht.ts",
    before: "if (digit >= 0 && digit <= 9) count = count * 10 + digit;",
    after: [
      "if (digit >= -1 && digit <= 9) count = count * 10 + digit;",
      "if (digit >= 0 && digit <= 10) count = count * 10 + digit;",
    ],
    reason: "A text that looks like a number has no character right before 0 or right after 9.",
  },
  {
    file: "core/rules/parse-thai-day.ts",
    before: 'const [, day, month, era, year = ""] = inDigits;',
    after: 'const [, day, month, era, year = "x"] = inDigits;',
    reason: "The pattern has a year; the types do not know it.",
  },
  {
    file: "core/rules/parse-thai-day.ts",
    before: 'const [, day, words = "", year = ""] = WITH_NAME.exec(text) ?? [];',
    after: [
      'const [, day, words = "x", year = ""] = WITH_NAME.exec(text) ?? [];',
      'const [, day, words = "", year = "x"] = WITH_NAME.exec(text) ?? [];',
      'const [, day, words = "", year = ""] = (WITH_NAME.exec(text)) || ([]);',
    ],
    reason: "Without a match there is no day of the month, and a match has all three.",
  },
  {
    file: "core/rules/promotion.ts",
    before: "if (!Number.isSafeInteger(count) || count < 0) return (count / 100).toFixed(2);",
    after: [
      "if (true) return (count / 100).toFixed(2);",
      "if (!Number.isSafeInteger(count) || count <= 0) return (count / 100).toFixed(2);",
      "if (!Number.isSafeInteger(count) || count < 1) return (count / 100).toFixed(2);",
    ],
    reason: "The arithmetic for whole numbers is only faster.",
  },
];
