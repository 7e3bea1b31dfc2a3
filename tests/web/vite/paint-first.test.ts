import { expect, test } from "vitest";
import { paintFirst } from "../../../web/vite/paint-first.ts";

const HTML = `<head>
    <script src="/area.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-2.js">
    <link rel="stylesheet" crossorigin href="/assets/frame-3.css">
    <link rel="stylesheet" crossorigin href="/assets/index-4.css">
</head>
<body>
</body>`;
const FILES = [
  "assets/anuphan-thai-400-normal-a.woff2",
  "assets/anuphan-thai-600-normal-b.woff2",
  "assets/anuphan-latin-400-normal-c.woff2",
  "play/anuphan-thai-400-normal.woff2",
];

function transform(): string {
  const { transformIndexHtml: hook } = paintFirst();
  if (typeof hook !== "object") throw new Error("no hook");
  const handler = hook.handler as unknown as (html: string, context: { bundle: object }) => string;
  return handler(HTML, { bundle: Object.fromEntries(FILES.map((name) => [name, {}])) });
}

test("puts area.js, the first frame's style sheets, the two Thai fonts and the card before the modules, other styles last", () => {
  expect([...transform().matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    "/area.js",
    "/assets/frame-3.css",
    "%css%",
    "/assets/anuphan-thai-400-normal-a.woff2",
    "/assets/anuphan-thai-600-normal-b.woff2",
    "/assets/libraries-2.js",
    "/assets/index-1.js",
    "/assets/index-4.css",
  ]);
  expect(transform()).toMatch(/anuphan-thai-600.*\n\s*%card%\n\s*<link rel="modulepreload"/);
});

test("gives the modules a low priority, but not the script that chooses the skeleton", () => {
  expect(transform()).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js">');
  expect(transform()).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin');
  expect(transform()).toContain('<script src="/area.js"></script>');
});

test("requests the libraries before the other scripts", () => {
  const html = transform();
  expect(html.indexOf("libraries-2.js")).toBeLessThan(html.indexOf("index-1.js"));
  expect(html.match(/libraries-2/g)).toHaveLength(1);
});
