import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bangkokDateOf } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import { ok } from "../../../core/shared/result.ts";
import { historyCsv, historyTotals, readWholeHistory } from "../../../core/wallet/history.ts";
import { HISTORY_KINDS, type HistoryEntry } from "../../../core/wallet/model.ts";
import { anAmount } from "../../arbitraries/core/money.ts";
import { anyText } from "../../arbitraries/core/text.ts";
import { anInstant } from "../../arbitraries/core/time.ts";

/** A signed amount; sums of many are still exact. */
const aMove = () => fc.tuple(anAmount(), fc.constantFrom(1, -1, 0)).map(([amount, sign]) => satang(amount * sign));

const aLine = (): fc.Arbitrary<HistoryEntry> =>
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...HISTORY_KINDS),
    at: anInstant(),
    creditSatang: aMove(),
    points: fc.integer({ min: -10_000, max: 10_000 }),
    balanceSatang: fc.option(aMove(), { nil: undefined }),
    reference: anyText(),
    title: fc.option(anyText(), { nil: undefined }),
  });
const lines = () => fc.uniqueArray(aLine(), { selector: ({ id }) => id, maxLength: 60 });

/** A backend that chooses the size of its pages. */
function walletOf(items: readonly HistoryEntry[], size: number) {
  return {
    history: async ({ cursor }: { readonly cursor: string | undefined }) => {
      const from = Number(cursor ?? 0);
      const next = from + size < items.length ? String(from + size) : undefined;
      return ok({ items: items.slice(from, from + size), next });
    },
  };
}

const EVERYTHING = { kinds: [], from: undefined, to: undefined };
const WORDS = {
  head: ["day", "time", "kind", "title", "credit", "points", "balance", "reference"],
  kind: Object.fromEntries(HISTORY_KINDS.map((kind) => [kind, kind])) as Record<HistoryEntry["kind"], string>,
} as const;

describe("readWholeHistory", () => {
  it("returns every line once, whatever the size of the pages is", async () => {
    await fc.assert(
      fc.asyncProperty(lines(), fc.integer({ min: 1, max: 20 }), async (items, size) => {
        const read = await readWholeHistory({ wallet: walletOf(items, size) }, EVERYTHING);
        expect(read).toEqual(ok({ items, whole: true }));
      }),
    );
  });

  it("reports when there are more lines than it reads", async () => {
    const [one, two, three] = fc.sample(aLine(), 3);
    const items = [one, two, three].flatMap((line) => line ?? []);
    const read = await readWholeHistory({ wallet: walletOf(items, 1) }, EVERYTHING, 2);
    expect(read).toEqual(ok({ items: items.slice(0, 2), whole: false }));
  });
});

describe("historyTotals", () => {
  it("counts every line and every satang", () => {
    fc.assert(
      fc.property(lines(), (items) => {
        const totals = historyTotals(items);
        const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
        expect(sum(totals.map(({ count }) => count))).toBe(items.length);
        expect(sum(totals.map(({ netSatang }) => netSatang))).toBe(sum(items.map(({ creditSatang }) => creditSatang)));
        expect(sum(totals.map(({ points }) => points))).toBe(sum(items.map(({ points }) => points)));
        for (const { inSatang, outSatang, netSatang } of totals) {
          expect(inSatang - outSatang).toBe(netSatang);
          expect(Math.min(inSatang, outSatang)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe("historyCsv", () => {
  it("is read as the same cells, one record per line", () => {
    fc.assert(
      fc.property(lines(), (items) => {
        const records = parseCsv(historyCsv(items, WORDS).slice(1));
        expect(records.length).toBe(items.length + 1);
        items.forEach((item, index) => {
          const cells = records[index + 1] ?? [];
          expect(cells.length).toBe(8);
          expect(cells[0]).toBe(bangkokDateOf(item.at));
          expect(Math.round(Number(cells[4]) * 100)).toBe(item.creditSatang);
          const harmless = /^[=+\-@\t\r]/.test(item.reference) ? `'${item.reference}` : item.reference;
          expect(cells[7]).toBe(harmless);
        });
      }),
    );
  });

  it("never lets a spreadsheet run a text", () => {
    const [line] = fc.sample(aLine(), 1);
    const csv = historyCsv(line ? [{ ...line, title: '=HYPERLINK("http://x")', reference: "@sum" }] : [], WORDS);
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(csv).toContain("'@sum");
  });
});

/** RFC 4180, as a spreadsheet reads it. */
function parseCsv(csv: string): readonly (readonly string[])[] {
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/y;
  const records: string[][] = [[]];
  while (cell.lastIndex < csv.length) {
    const [, raw = "", end] = cell.exec(csv) ?? [];
    if (end === undefined) throw new Error("not a CSV file");
    records[records.length - 1]?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === "\r\n") records.push([]);
  }
  return records.slice(0, -1);
}
