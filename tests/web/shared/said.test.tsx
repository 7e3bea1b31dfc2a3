import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Said } from "../../../web/shared/said.tsx";

test.each([
  ["รอ 5 นาที ไม่ต้องโอนซ้ำ", '<span lang="th">รอ 5\u00a0นาที ไม่\u2060ต้อง\u2060โอน\u2060ซ้ำ</span>'],
  ["Please wait 5 minutes.", '<span lang="en">Please wait 5 minutes.</span>'],
])("what staff wrote has its own language and line breaks: %s", (text, html) => {
  expect(renderToStaticMarkup(<Said>{text}</Said>)).toBe(html);
});
