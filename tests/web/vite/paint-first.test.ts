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

test("requests what the first frame needs, the other styles, and the libraries before the other modules", () => {
  expect([...transform().matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    "/area.js",
    "/assets/frame-3.css",
    "%css%",
    "/assets/anuphan-thai-400-normal-a.woff2",
    "/assets/anuphan-thai-600-normal-b.woff2",
    "/assets/index-4.css",
    "/assets/libraries-2.js",
    "/assets/index-1.js",
    "/assets/index-4.css",
  ]);
  expect(transform()).toMatch(/rel="preload" as="style" crossorigin href="\/assets\/index-4.css"/);
});
