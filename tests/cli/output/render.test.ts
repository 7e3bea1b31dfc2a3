import { describe, expect, test } from "vitest";
import { displayWidth, render } from "../../../cli/output/render.ts";
import { fields, raw, table, text } from "../../../cli/output/view.ts";
import { always } from "../../always.ts";
import { anyText } from "../../arbitraries/core/text.ts";

/** How many letters of a line take so many columns. */
function prefixLength(line: string, columns: number): number {
  let length = 0;
  while (length < line.length && displayWidth(line.slice(0, length + 1)) <= columns) length += 1;
  return length;
}

describe("a table", () => {
  const shown = render([
    table(
      ["Bank", "Amount>"],
      [
        ["กสิกรไทย", "฿5.00"],
        ["SCB", "฿1,234.50"],
      ],
      "None.",
    ),
  ]);

  test("aligns its columns, also with stacked vowels", () => {
    const lines = shown.split("\n");
    expect(lines).toEqual(["Bank        Amount", "กสิกรไทย      ฿5.00", "SCB      ฿1,234.50"]);
    expect(new Set(lines.map(displayWidth)).size).toBe(1);
  });

  test("stands apart from what is above and below it, but not from raw text", () => {
    const one = table(["Bank"], [["SCB"]], "None.");
    const names = fields({ Target: "memory" });
    expect(render([names, one, one, text("1 bank")])).toBe("Target  memory\n\nBank\nSCB\n\nBank\nSCB\n\n1 bank");
    expect(render([one, text(""), text("1 bank")])).toBe("Bank\nSCB\n\n1 bank");
    expect(render([names, text("1 bank")])).toBe("Target  memory\n1 bank");
    expect(render([raw("a,b"), one])).toBe("a,b\nBank\nSCB");
  });

  test("is a sentence when it has no rows", () => {
    expect(render([table(["Bank"], [], "None.")])).toBe("None.");
  });

  const LONG = [
    [
      "credit-1000",
      "฿1,000.00",
      "แลกได้ตั้งแต่ระดับโกลด์ขึ้นไป; แลกได้ 1 ครั้งต่อเดือน; เจ้าหน้าที่ตรวจสอบก่อนมอบ หากไม่ผ่านจะคืนแต้มให้ทั้งหมด",
    ],
    ["shirt", "฿0.00", "a shirt that comes by post; an unbreakable-word-of-more-than-forty-letters-in-all"],
  ];
  const long = table(["Id", "Prize>", "Conditions"], LONG, "");

  test.each([80, 100, 60])("of a terminal of %i columns wraps where words end, and loses nothing", (width) => {
    const lines = render([long], () => width).split("\n");
    expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
    expect(lines.length).toBeGreaterThan(3);
    const squeezed = (texts: readonly string[]) => texts.join("").replace(/\s/g, "");
    // The last column only: its lines begin where its title does.
    const at = displayWidth(lines[0]?.replace(/Conditions$/, "") ?? "");
    const last = lines.slice(1).map((line) => line.slice(-1 * (line.length - prefixLength(line, at))));
    expect(squeezed(last)).toBe(squeezed(LONG.map(([, , text = ""]) => text)));
    expect(lines.filter((line) => line.includes("฿1,000.00"))).toHaveLength(1);
  });

  test("keeps ids and times whole", () => {
    const id = "91cfc3ee-4425-426b-9573-d1fdf33852c0";
    const time = "2026-11-23 03:36:10 +07";
    const drawn = render([table(["Id", "At", "What"], [[id, time, "a text of several words"]], "")], () => 80);
    expect(drawn.split("\n")[1]).toMatch(new RegExp(`^${id}  ${time.replace("+", "\\+")}  a text of`));
  });

  test("stays as wide as it is in a pipe, and where no width would do", () => {
    const wide = render([long]);
    expect(wide.split("\n")).toHaveLength(3);
    expect(render([long], () => 20)).toBe(wide);
  });

  test("never lets a backend's text break a line or control the terminal", () => {
    always([anyText(), anyText()], (first, second) => {
      const drawn = render([
        table(["A", "B"], [[first, second]], ""),
        fields({ A: first, B: undefined }),
        text(second),
      ]);
      expect(drawn.split("\n")).toHaveLength(5);
      expect(drawn.replace(/\n/g, "")).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u);
    });
  });
});
