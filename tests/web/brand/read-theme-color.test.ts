import fc from "fast-check";
import { expect, test } from "vitest";
import { readThemeColor } from "../../../web/brand/oklch.ts";
import { palette } from "../../../web/brand/palette.ts";
import { aColor } from "./a-color.ts";

test.each([
  ["#fff", "#ffffff"],
  ["#000", "#000000"],
  ["#777", "#777777"],
  ["#1FBF75", "#1fbf75"],
  ["#1fbf75ff", "#1fbf75"],
  ["#1fbf7580", "#1fbf75"],
  [" Red ", "#ff0000"],
  ["REBECCAPURPLE", "#663399"],
  ["rgb(1, 2, 3)", "#010203"],
  ["RGB(1 2 3 / 50%)", "#010203"],
  ["hsl(152 72% 44%)", "#1fc176"],
  ["hsl(-20,50%,50%)", "#bf406a"],
  ["hwb(120 0% 0%)", "#00ff00"],
  ["oklch(0.71 0.17 155)", "#1bbf70"],
  ["oklch(2 9 1)", "#ffffff"],
  ["lab(50 20 20)", "#9e6956"],
])("reads %s as %s, and makes colours of it", (text, color) => {
  expect(readThemeColor(text)).toEqual({ ok: true, value: color });
  for (const scheme of ["dark", "light", "paper"] as const) expect(palette(color, scheme).brand).toMatch(/^#/);
});

test.each([
  "",
  "greenish",
  "#12",
  "#ggg",
  "/0A",
  "var(--x)",
  "red;}body{",
  "currentcolor",
  "oklch(none none none)",
  "rgb(1e999,0,0)",
  5,
  null,
])("refuses %j with a sentence that has examples", (data) => {
  const read = readThemeColor(data);
  expect(read.ok ? "" : read.error).toContain("must be a colour like #1fbf75, teal, rgb(");
});

test.each(["transparent", "#0000", "rgb(1 2 3 / 0)"])("refuses %s, because nobody sees it", (text) => {
  expect(readThemeColor(text)).toEqual({
    ok: false,
    error: "must be a colour that can be seen: this one is transparent",
  });
});

test("reads every colour in each way of writing it, and any other text is refused or becomes a colour", () => {
  fc.assert(
    fc.property(aColor(), fc.string(), (color, text) => {
      const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      for (const written of [
        color,
        color.toUpperCase(),
        `${color}ff`,
        `rgb(${r}, ${g}, ${b})`,
        `rgb(${r} ${g} ${b} / 1)`,
      ]) {
        expect(readThemeColor(written)).toEqual({ ok: true, value: color });
      }
      const read = readThemeColor(text);
      expect(read.ok ? read.value : read.error).toMatch(/^#[0-9a-f]{6}$|^must be a colour/);
    }),
  );
});
