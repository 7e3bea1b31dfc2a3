import { describe, expect, test } from "vitest";
import { displayWidth } from "../../../cli/output/display-width.ts";
import { render } from "../../../cli/output/render.ts";
import { fields, table, text } from "../../../cli/output/view.ts";
import { always } from "../../always.ts";
import { anyText } from "../../arbitraries/core/text.ts";

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

  test("is a sentence when it has no rows", () => {
    expect(render([table(["Bank"], [], "None.")])).toBe("None.");
  });

  test("never lets a backend's text break a line or control the terminal", () => {
    always([anyText(), anyText()], (first, second) => {
      const drawn = render([
        table(["A", "B"], [[first, second]], ""),
        fields({ A: first, B: undefined }),
        text(second),
      ]);
      expect(drawn.split("\n")).toHaveLength(4);
      expect(drawn.replace(/\n/g, "")).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u);
    });
  });
});
