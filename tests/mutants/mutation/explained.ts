import type { Explanation } from "./explanation.ts";

/** Each stands for all mutations of its file that make one line the other. */
export const EXPLAINED: readonly Explanation[] = [
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
    file: "core/wallet/withdrawal-limits.ts",
    before: "const mostSatang = left.leftCount === 0 || most < ZERO ? ZERO : most;",
    after: "const mostSatang = left.leftCount === 0 || most <= ZERO ? ZERO : most;",
    reason: "Both sides are 0 when the most is 0.",
  },
  {
    file: "core/wallet/withdrawal-limits.ts",
    before: "return { amountSatang, status, attemptedAt: attempts[attempts.length - 1]?.at ?? createdAt };",
    after: "return { amountSatang, status, attemptedAt: (attempts[attempts.length - 1]?.at) || (createdAt) };",
    reason: "No attempt was made in the first millisecond of 1970.",
  },
  {
    file: "core/wallet/ledger-lines-of.ts",
    before: "to: bangkokDateOf(timeline[timeline.length - 1]?.at ?? createdAt),",
    after: "to: bangkokDateOf((timeline[timeline.length - 1]?.at) || (createdAt)),",
    reason: "No step was made in the first millisecond of 1970.",
  },
  {
    file: "core/wallet/list-history.ts",
    before: "const [first, last] = from && to && from > to ? [to, from] : [from, to];",
    after: "const [first, last] = from && to && from >= to ? [to, from] : [from, to];",
    reason: "Two equal days are the same in both orders.",
  },
  {
    file: "core/wallet/history-csv.ts",
    before: 'text(title ?? ""),',
    after: 'text((title) || ("")),',
    reason: "An empty title becomes an empty text.",
  },
  {
    file: "core/wallet/with-deposit-minimum.ts",
    before: "return raised > info.minimumSatang ? { ...info, minimumSatang: raised } : info;",
    after: "return raised >= info.minimumSatang ? { ...info, minimumSatang: raised } : info;",
    reason: "Of two equal minimums either one is the result.",
  },
  {
    file: "core/wallet/banks.ts",
    before: "return BY_FOLDED_NAME.get(name) ?? BY_FOLDED_NAME.get(fold(name));",
    after: "return (BY_FOLDED_NAME.get(name)) || (BY_FOLDED_NAME.get(fold(name)));",
    reason: "The name as it was typed only saves the time of folding it.",
  },
  {
    file: "core/wallet/banks.ts",
    before: "return BY_FOLDED_NAME.get(name) ?? BY_FOLDED_NAME.get(fold(name));",
    after: "return BY_FOLDED_NAME.get(fold(name));",
    reason: "The name as it was typed only saves the time of folding it.",
  },
  {
    file: "core/wallet/history-totals.ts",
    before: "const inSatang = add(ZERO, ...credits.filter((credit) => credit > ZERO));",
    after: "const inSatang = add(ZERO, ...credits.filter((credit) => credit >= ZERO));",
    reason: "A line without credit adds 0.",
  },
  {
    file: "core/money-action/evidence.ts",
    before:
      'list.value.find(({ intent }) => intent === key) ?? list.value.find( (item) => item.intent === undefined && !knownIds.includes(item.id) && ("createdAt" in item ? item.createdAt : item.at) >= madeAt - CLOCK_TOLERANCE_MS && resembles(item), );',
    after:
      '(list.value.find(({ intent }) => intent === key)) || (list.value.find( (item) => item.intent === undefined && !knownIds.includes(item.id) && ("createdAt" in item ? item.createdAt : item.at) >= madeAt - CLOCK_TOLERANCE_MS && resembles(item), ));',
    reason: "An item of a list is never a false value.",
  },
  {
    file: "core/wallet/open-requests.ts",
    before:
      'if (!isDepositFinal(status)) open.push({ kind: "deposit", id, amountSatang, createdAt, status, timeline });',
    after:
      'if (!isDepositFinal(status)) open.unshift({ kind: "deposit", id, amountSatang, createdAt, status, timeline });',
    reason: "The list is sorted by time afterwards; requests of the same millisecond have no order.",
  },
  {
    file: "core/wallet/open-requests.ts",
    before: 'if (!isSlipFinal(status)) open.push({ kind: "slip", id, amountSatang, createdAt, status, timeline });',
    after: 'if (!isSlipFinal(status)) open.unshift({ kind: "slip", id, amountSatang, createdAt, status, timeline });',
    reason: "The list is sorted by time afterwards; requests of the same millisecond have no order.",
  },
  {
    file: "core/wallet/open-requests.ts",
    before:
      'if (!isWithdrawalFinal(status)) open.push({ kind: "withdrawal", id, amountSatang, createdAt, status, timeline });',
    after:
      'if (!isWithdrawalFinal(status)) open.unshift({ kind: "withdrawal", id, amountSatang, createdAt, status, timeline });',
    reason: "The list is sorted by time afterwards; requests of the same millisecond have no order.",
  },
];
