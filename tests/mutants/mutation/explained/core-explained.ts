import type { Explanation } from "../explanation.ts";

/** Of the core besides the rules and what everything shares. */
export const CORE_EXPLAINED: readonly Explanation[] = [
  {
    file: "core/affiliate/withdraw-affiliate.ts",
    before: "return available >= minimum ? ZERO : subtract(minimum, available);",
    after: "return available > minimum ? ZERO : subtract(minimum, available);",
    reason: "The difference of two equal amounts is 0.",
  },
  {
    file: "core/rewards/check-in.ts",
    before: "return today ?? bangkokDateOf(clock());",
    after: "return (today) || (bangkokDateOf(clock()));",
    reason: "A day is never an empty text.",
  },
  {
    file: "core/site/plain-text.ts",
    before: "if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;",
    after: "if (name !== undefined) return (ENTITIES[name.toLowerCase()]) || (entity);",
    reason: "No entity stands for an empty text.",
  },
  {
    file: "core/site/plain-text.ts",
    before: 'const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);',
    after: [
      'const code = decimal === undefined ? Number.parseInt((hex) || (""), 16) : Number(decimal);',
      'const code = decimal === undefined ? Number.parseInt(hex ?? "x", 16) : Number(decimal);',
    ],
    reason: "Of the three forms one has matched; the types do not know it.",
  },
  {
    file: "core/site/with-inbox-change.ts",
    before: "(latest, { at }) => (latest === undefined || at > latest ? at : latest),",
    after: "(latest, { at }) => (latest === undefined || at >= latest ? at : latest),",
    reason: "Of two equal times either one is the result.",
  },
  {
    file: "core/site/with-inbox-change.ts",
    before:
      "const read = (item: InboxItem): InboxItem => (item.unread && sees(item) ? { ...item, unread: false } : item);",
    after: "const read = (item: InboxItem): InboxItem => (sees(item) ? { ...item, unread: false } : item);",
    reason: "An item that was read already stays read.",
  },
  {
    file: "core/session/chat-visitor.ts",
    before: 'bankName: member.bankAccount?.bankName ?? "",',
    after: 'bankName: (member.bankAccount?.bankName) || (""),',
    reason: "An empty text becomes an empty text.",
  },
  {
    file: "core/session/chat-visitor.ts",
    before: 'bankId: member.bankAccount?.accountNumber ?? "",',
    after: 'bankId: (member.bankAccount?.accountNumber) || (""),',
    reason: "An empty text becomes an empty text.",
  },
  {
    file: "core/session/change-address.ts",
    before: "parseAddressLine(typed) ?? err(refuse(whenEmpty));",
    after: "(parseAddressLine(typed)) || (err(refuse(whenEmpty)));",
    reason: "A result is never a false value.",
  },
  {
    file: "core/session/device-title.ts",
    before: 'const browser = nameIn(BROWSERS, userAgent) ?? "เบราว์เซอร์อื่น";',
    after: 'const browser = (nameIn(BROWSERS, userAgent)) || ("เบราว์เซอร์อื่น");',
    reason: "No name is an empty text.",
  },
  {
    file: "core/session/registration-form.ts",
    before: 'if (form.bank === "") return err(at("bank", refuse("bank-required")));',
    after: 'if (form.bank === "") return err(at("", refuse("bank-required")));',
    reason: "The rules have refused an empty bank before; the types do not know it.",
  },
  {
    file: "core/session/registration-form.ts",
    before: 'return parsed.ok ? parsed.value : "";',
    after: 'return parsed.ok ? parsed.value : "x";',
    reason: "The rules have accepted every field before; the types do not know it.",
  },
  {
    file: "core/session/short-address.ts",
    before: 'const [first = "", second = ""] = address.split(separator);',
    after: [
      'const [first = "x", second = ""] = address.split(separator);',
      'const [first = "", second = "x"] = address.split(separator);',
    ],
    reason: "An address has at least two parts; the types do not know it.",
  },
  {
    file: "core/session/register.ts",
    before: "resumed: ask.resumed ?? false,",
    after: "resumed: (ask.resumed) || (false),",
    reason: "Both operators make false of false and of nothing.",
  },
  {
    file: "core/games/refund-view.ts",
    before: "lossSatang: net < 0 ? subtract(ZERO, net) : ZERO,",
    after: ["lossSatang: net <= 0 ? subtract(ZERO, net) : ZERO,", "lossSatang: net < 1 ? subtract(ZERO, net) : ZERO,"],
    reason: "The opposite of 0 is 0.",
  },
  {
    file: "core/delivery/page-headers.ts",
    before: 'return origin.replace(/^http/, "ws");',
    after: 'return origin.replace(/http/, "ws");',
    reason: "An origin starts with its scheme, so the first match is there.",
  },
  {
    file: "core/delivery/page-origins.ts",
    before: "return [...new Set([...values].flatMap((value) => hostSource(value) ?? []))].sort();",
    after: "return [...new Set([...values].flatMap((value) => (hostSource(value)) || ([])))].sort();",
    reason: "An origin is never an empty text.",
  },
  {
    file: "core/delivery/page-origins.ts",
    before: "const all = (name: keyof PageOrigins) => [...new Set(lists.flatMap((list) => list[name] ?? []))];",
    after: "const all = (name: keyof PageOrigins) => [...new Set(lists.flatMap((list) => (list[name]) || ([])))];",
    reason: "A list is never a false value.",
  },
  {
    file: "core/delivery/host-source.ts",
    before:
      "const PLAIN = /^https?:\\/\\/([\\w-]+\\.)*[\\w-]+(:\\d{1,5})?$|^https?:\\/\\/\\[[\\da-f:.]+\\](:\\d{1,5})?$/;",
    after: [
      "const PLAIN = /https?:\\/\\/([\\w-]+\\.)*[\\w-]+(:\\d{1,5})?$|^https?:\\/\\/\\[[\\da-f:.]+\\](:\\d{1,5})?$/;",
      "const PLAIN = /^https?:\\/\\/([\\w-]+\\.)*[\\w-]+(:\\d{1,5})?$|^https?:\\/\\/\\[[\\da-f:.]+\\](:\\d{1,5})?/;",
    ],
    reason: "An origin has its scheme once, in front, and after the bracket nothing but a port.",
  },
  {
    file: "core/delivery/share-file.ts",
    before: "const base = file.siteUrl ?? origin;",
    after: "const base = (file.siteUrl) || (origin);",
    reason: "An operator's address is never an empty text.",
  },
  {
    file: "core/telemetry/describe.ts",
    before: 'return ROUTES.find(([pattern]) => pattern.test(pathname))?.[1] ?? "other";',
    after: 'return (ROUTES.find(([pattern]) => pattern.test(pathname))?.[1]) || ("other");',
    reason: "No path of a page is an empty text.",
  },
  {
    file: "core/telemetry/describe.ts",
    before: 'const name = error instanceof Error ? error.name : "";',
    after: 'const name = error instanceof Error ? error.name : "x";',
    reason: "Neither text is the name of a class.",
  },
  {
    file: "core/telemetry/describe.ts",
    before: 'return ERROR_CLASSES.find((each) => each === name) ?? "other";',
    after: 'return (ERROR_CLASSES.find((each) => each === name)) || ("other");',
    reason: "No class has an empty name.",
  },
  {
    file: "core/telemetry/describe.ts",
    before: 'return (stack ?? "")',
    after: ['return ((stack) || (""))', 'return (stack ?? "x")'],
    reason: "Neither text has a place.",
  },
  {
    file: "core/telemetry/describe.ts",
    before: '.map((place) => (place ? `${place[1]}:${place[2]}:${place[3]}` : ""))',
    after: '.map((place) => (place ? `${place[1]}:${place[2]}:${place[3]}` : "x"))',
    reason: "Neither text is a frame.",
  },
  {
    file: "core/telemetry/describe.ts",
    before: "const [, major] = pattern.exec(userAgent) ?? [];",
    after: "const [, major] = (pattern.exec(userAgent)) || ([]);",
    reason: "A match is never a false value.",
  },
  {
    file: "core/platform/worker-gone.ts",
    before: 'const isScript = (headers.get("content-type") ?? "").includes("javascript");',
    after: [
      'const isScript = ((headers.get("content-type")) || ("")).includes("javascript");',
      'const isScript = (headers.get("content-type") ?? "x").includes("javascript");',
    ],
    reason: "None of these texts is the type of a script.",
  },
];
