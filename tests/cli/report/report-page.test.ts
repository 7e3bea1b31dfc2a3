import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { junitXml } from "../../../cli/report/junit-xml.ts";
import { type ReportPage, reportPage } from "../../../cli/report/report-page.ts";

const HOSTILE = "</style><script>alert(1)</script>\"'&\u001b[31m\u202eevil";

const STATUSES = [
  { id: "bad", label: "Bad", mark: "✗", tone: "bad" },
  { id: "good", label: "Good", mark: "✓", tone: "good" },
  { id: "unused", label: "Unused", mark: "-", tone: "none" },
] as const;

function page(text: string): string {
  const entry = { title: text, note: text, tags: [text], end: text, isOpen: true, body: "" };
  const described: ReportPage = {
    title: text,
    tone: "bad",
    about: text,
    figures: [{ label: text, value: text, note: text }],
    shares: { label: text, parts: [{ tone: "good", count: 3 }] },
    statuses: STATUSES,
    sections: [
      { title: text, entries: [{ ...entry, status: "bad" }] },
      { title: "Others", entries: [{ ...entry, status: "good" }] },
      { title: "Nothing", entries: [] },
    ],
    footer: text,
  };
  return reportPage(described);
}

test("a page has one style, which its policy names by hash, no script and no inline style", () => {
  const html = page("A title");
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(html).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
  expect(html).not.toMatch(/<script|\sstyle=|\son\w+=|https?:/);
});

test("a text cannot leave its place in a page or in the XML", () => {
  const suite = {
    name: HOSTILE,
    ms: 1,
    more: { file: HOSTILE },
    cases: [
      { name: HOSTILE, className: HOSTILE, ms: 1, result: "failed", message: HOSTILE, text: HOSTILE },
      { name: "b", className: "c", ms: 1500, result: "passed" },
      { name: "c", className: "c", ms: 0, result: "skipped", message: "why" },
      { name: "d", className: "c", ms: 0, result: "error", message: "stopped" },
    ],
  } as const;
  const xml = junitXml(HOSTILE, 2000, [suite]);
  for (const text of [page(HOSTILE), xml]) {
    expect(text).not.toMatch(/<script|<\/style><\/?script|"'&[^a-z#]/);
    for (const unsafe of ["\u001b", "\u202e"]) expect(text).not.toContain(unsafe);
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;");
  }
  expect(xml).toContain('tests="4" failures="1" errors="1" skipped="1" time="2.000"');
  expect(xml).toContain('<testcase name="d" classname="c" time="0.000"><error message="stopped"/></testcase>');
});

test("entries are filtered by the statuses that are there, and a part without entries is left out", () => {
  const html = page("A title");
  expect(html.match(/<input class="pick"[^>]*id="show-[\w-]+"/g)).toHaveLength(3);
  expect(html).toContain('<label for="show-bad">Bad <b>1</b></label>');
  expect(html).not.toMatch(/show-unused|Nothing/);
});
