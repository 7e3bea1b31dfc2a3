import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const WEB = resolve(import.meta.dirname, "../../../web");
/** In px, at a browser's usual text size of 16 px. */
const SMALLEST = 13.5;
const PX = { px: 1, rem: 16 } as const;
/** Its parts are shares of an amount, whose size is never below 18 px; the walk measures them. */
const SHARES = "ui/data/money.module.css";

/** Every length in the declarations of text sizes, with its size in px; undefined for one that follows its parent. */
function textSizes(css: string): { written: string; size: number | undefined }[] {
  const values = [...css.matchAll(/(?:font-size|--t-[\w]+):\s*([^;]+);/g)].map(([, value = ""]) => value);
  const fonts = [...css.matchAll(/font:\s*([^;]+);/g)].map(([, value = ""]) => value.split("/")[0] ?? "");
  return [...values, ...fonts].flatMap((value) =>
    [...value.matchAll(/(\d*\.?\d+)(px|rem|em|%|vw)\b|(\d*\.?\d+)%/g)].map(([written, amount, unit]) => ({
      written,
      size: unit === "px" || unit === "rem" ? Number(amount) * PX[unit] : undefined,
    })),
  );
}

const sheets = globSync("**/*.css", { cwd: WEB });

test("the sheets are found", () => {
  expect(sheets.length).toBeGreaterThan(60);
});

test("a size below the smallest, and one that follows its parent, are found", () => {
  expect(
    textSizes("a{font-size: 0.8rem;} b{font: 600 12px/1 var(--font);} i{font-size: min(var(--t-xs), 9px);}"),
  ).toEqual([
    { written: "0.8rem", size: 12.8 },
    { written: "9px", size: 9 },
    { written: "12px", size: 12 },
  ]);
  expect(textSizes("a{font-size: 0.8em;}")).toEqual([{ written: "0.8em", size: undefined }]);
});

test.each(sheets)(`%s has no text below ${SMALLEST} px`, (sheet) => {
  const sizes = textSizes(readFileSync(resolve(WEB, sheet), "utf8"));
  const wrong = sizes.filter(({ size }) => (size === undefined ? sheet !== SHARES : size < SMALLEST));
  expect(wrong).toEqual([]);
});
