import { expect, test } from "vitest";
import { paintFirst } from "../../../web/vite/paint-first.ts";

const HTML = `<head>
    <script src="/area.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-2.js">
    <link rel="stylesheet" crossorigin href="/assets/index-3.css">
</head>`;
const FILES = [
  "assets/anuphan-thai-400-normal-a.woff2",
  "assets/anuphan-thai-600-normal-b.woff2",
  "assets/anuphan-latin-400-normal-c.woff2",
  "play/anuphan-thai-400-normal.woff2",
];

interface Transformed {
  readonly html: string;
  readonly tags: readonly { readonly attrs: Readonly<Record<string, string>> }[];
}

function transform(): Transformed {
  const { transformIndexHtml: hook } = paintFirst();
  if (typeof hook !== "object") throw new Error("no hook");
  const handler = hook.handler as unknown as (html: string, context: { bundle: object }) => Transformed;
  return handler(HTML, { bundle: Object.fromEntries(FILES.map((name) => [name, {}])) });
}

test("puts the style sheets and the site's two Thai fonts first, and none of the game page's files", () => {
  expect(transform().tags.map(({ attrs }) => attrs["href"])).toEqual([
    "/assets/index-3.css",
    "%css%",
    "/assets/anuphan-thai-400-normal-a.woff2",
    "/assets/anuphan-thai-600-normal-b.woff2",
  ]);
  expect(transform().html).not.toContain("stylesheet");
});

test("gives the modules a low priority, but not the script that chooses the skeleton", () => {
  expect(transform().html).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js">');
  expect(transform().html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin');
  expect(transform().html).toContain('<script src="/area.js"></script>');
});

test("requests the libraries before the other scripts", () => {
  const { html } = transform();
  expect(html.indexOf("libraries-2.js")).toBeLessThan(html.indexOf("index-1.js"));
  expect(html.match(/libraries-2/g)).toHaveLength(1);
});
