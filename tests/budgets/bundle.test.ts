import { expect, test } from "vitest";
import { bundleFigures, FIRST_LOAD_LIMIT, type Manifest, ROUTE_LIMIT } from "./bundle.ts";

const MANIFEST: Manifest = {
  "index.html": {
    file: "assets/index.js",
    isEntry: true,
    imports: ["_libs.js"],
    dynamicImports: ["login.tsx", "screens/slip.tsx"],
  },
  "_libs.js": { file: "assets/libs.js" },
  "_form.js": { file: "assets/form.js", imports: ["_libs.js"] },
  "login.tsx": { file: "assets/login.js", isDynamicEntry: true, imports: ["_form.js"] },
  "screens/slip.tsx": { file: "assets/slip.js", isDynamicEntry: true, imports: ["_form.js", "_libs.js"] },
};
const HTML = `<script src="/area.js"></script><script src="/old.js" nomodule defer></script>
  <script type="module" crossorigin src="/assets/index.js"></script><link rel="modulepreload" href="/assets/libs.js">`;
const SIZES: Record<string, number> = {
  "area.js": 1,
  "assets/index.js": 20,
  "assets/libs.js": 300,
  "assets/form.js": 4000,
  "assets/login.js": 50_000,
  "assets/slip.js": 600_000,
};

const sizeOf = (file: string): number => SIZES[file] ?? Number.NaN;

test("a first page counts the entry, libraries, page scripts and its own chunks once each; a later route counts its own chunk", () => {
  expect(bundleFigures(MANIFEST, HTML, { "/login": ["login.tsx"] }, sizeOf)).toEqual([
    { name: "/login", bytes: 54_321, limit: FIRST_LOAD_LIMIT, withShared: 54_321, files: 5 },
    { name: "screens/slip.tsx", bytes: 600_000, limit: ROUTE_LIMIT, withShared: 604_000, files: 2 },
  ]);
});

test("a page whose chunk is missing in the build is an error, not a small page", () => {
  expect(() => bundleFigures(MANIFEST, HTML, { "/": ["landing.tsx"] }, sizeOf)).toThrow("landing.tsx");
});

test("a manifest without an entry is an error", () => {
  expect(() => bundleFigures({}, HTML, {}, sizeOf)).toThrow("no entry");
});
