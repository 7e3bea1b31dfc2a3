import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LineWithIds } from "../../../../web/ui/data/inline.tsx";
import { textOf } from "../text-of.ts";

test("keeps a request's number together, and says the whole line", () => {
  const line = "คืนเครดิตให้แล้ว · เลขที่ W-691120-QMDYXK1S";
  const html = renderToStaticMarkup(<LineWithIds>{line}</LineWithIds>);
  expect(textOf(html)).toBe(line);
  expect(html).toContain(">W-691120-QMDYXK1S</span>");
});

test("leaves a line without a number as it is", () => {
  expect(renderToStaticMarkup(<LineWithIds>แลกไม่สำเร็จ</LineWithIds>)).toBe("แลกไม่สำเร็จ");
});
