import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseBaht } from "../../../../core/rules/parse-baht.ts";
import { type AmountText, groupAmount, groupDigits } from "../../../../web/ui/forms/amount-field.tsx";
import { always } from "../../../always.ts";
import { textOf } from "../../../arbitraries/core/text.ts";

interface Field extends AmountText {
  /** Where the selection starts; `caret` is its end. */
  readonly anchor: number;
}

type Change =
  | { readonly kind: "insert"; readonly text: string }
  | { readonly kind: "backspace" | "delete" }
  | { readonly kind: "select"; readonly from: number; readonly to: number };

/** What a browser does to a text field without any grouping. */
function edit({ text, anchor, caret }: Field, change: Change): Field {
  if (change.kind === "select") {
    const [from, to] = [change.from % (text.length + 1), change.to % (text.length + 1)];
    return { text, anchor: Math.min(from, to), caret: Math.max(from, to) };
  }
  const inserted = change.kind === "insert" ? change.text : "";
  const one = anchor === caret ? 1 : 0;
  const start = Math.max(0, anchor - (change.kind === "backspace" ? one : 0));
  const end = Math.min(text.length, caret + (change.kind === "delete" ? one : 0));
  const at = start + inserted.length;
  return { text: text.slice(0, start) + inserted + text.slice(end), anchor: at, caret: at };
}

/** The same change in the amount field. */
function editGrouped(field: Field, change: Change): Field {
  const edited = edit(field, change);
  if (change.kind === "select" || edited.text === field.text) return edited;
  const { text, caret } = groupAmount({
    before: field.text,
    selection: [field.anchor, field.caret],
    text: edited.text,
    caret: edited.caret,
    forward: change.kind === "delete",
  });
  return { text, anchor: caret, caret };
}

const plain = (text: string) => text.replace(/,/g, "");
const EMPTY: Field = { text: "", anchor: 0, caret: 0 };

const aChange = fc.oneof(
  fc.record({
    kind: fc.constant("insert" as const),
    text: textOf("0123456789๐๗.", 5),
  }),
  fc.record({ kind: fc.constantFrom("backspace" as const, "delete" as const) }),
  fc.record({ kind: fc.constant("select" as const), from: fc.nat(20), to: fc.nat(20) }),
);

/** The selection of the grouped field as positions in the text without commas. */
const plainSelection = ({ text, anchor, caret }: Field): Pick<Field, "anchor" | "caret"> => ({
  anchor: plain(text.slice(0, anchor)).length,
  caret: plain(text.slice(0, caret)).length,
});

describe("an amount that is grouped while it is typed", () => {
  test("has the digits and the caret of an ungrouped field after any edits, and commas between thousands only", () => {
    always([fc.array(aChange, { maxLength: 25 })], (changes) => {
      let field = EMPTY;
      for (const change of changes) {
        const model: Field = { text: plain(field.text), ...plainSelection(field) };
        const next = editGrouped(field, change);
        if (change.kind !== "select") {
          // A selection of a comma alone is a deleted comma.
          const commaOnly = model.anchor === model.caret && field.anchor !== field.caret;
          const expected = edit(model, change);
          const inserts = change.kind === "insert" && change.text !== "";
          if (!commaOnly || inserts) {
            expect([plain(next.text), plainSelection(next).caret]).toEqual([expected.text, expected.caret]);
          }
        }
        expect(next.text).toBe(groupDigits(plain(next.text)));
        field = next;
      }
    });
  });

  test("never means another amount than the typed text, whatever is pasted over what", () => {
    const anAmountText = textOf("0123456789,. ฿-", 10);
    always([anAmountText, fc.nat(10_000_000)], (pasted, shown) => {
      const before = groupDigits(String(shown));
      const { text } = groupAmount({
        before,
        selection: [0, before.length],
        text: pasted,
        caret: pasted.length,
        forward: false,
      });
      expect(parseBaht(text)).toEqual(parseBaht(pasted));
    });
  });

  test.each([
    ["12", "3", "123|"],
    ["123", "4", "1,234|"],
    ["1,234", ".", "1,234.|"],
    ["1,234.", "5", "1,234.5|"],
    ["", "1234567.89", "1,234,567.89|"],
    ["", "1,234", "1,234|"],
    ["", "1,50", "1,50|"],
    ["1", ",", "1,|"],
    ["-", "5", "-5|"],
    ["", "๑๒๓๔.๕", "๑,๒๓๔.๕|"],
  ])("turns %j with %j typed at its end into %j", (text, typed, result) => {
    const next = editGrouped({ text, anchor: text.length, caret: text.length }, { kind: "insert", text: typed });
    expect(`${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`).toBe(result);
  });

  test.each([
    ["1,|234", "backspace", "|234"],
    ["1|,234", "delete", "1|34"],
    ["1,234,|567", "backspace", "123|,567"],
    ["12|,345", "backspace", "1|,345"],
    ["|1,234", "delete", "|234"],
  ] as const)("turns %j into its neighbours after %s: %j", (before, kind, result) => {
    const at = before.indexOf("|");
    const next = editGrouped({ text: before.replace("|", ""), anchor: at, caret: at }, { kind });
    expect(`${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`).toBe(result);
  });
});
