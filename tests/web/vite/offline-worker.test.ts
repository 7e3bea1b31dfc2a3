import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { isWorkerGone } from "../../../adapters/browser/offline/worker-gone.ts";
import { headersFile } from "../../../contracts/delivery/page-headers.ts";
import { NO_ORIGINS } from "../../../contracts/delivery/page-origins.ts";
import { LANGUAGES } from "../../../core/sentences/sentences.ts";
import { buildFacts } from "../../../web/vite/offline-worker.ts";

const SCREENS = ["dashboard", "deposit", "deposit-slip", "withdraw", "login", "history", "receipt"];
const PARTS = [
  ...SCREENS.map((name) => `screens/${name}/${name}-screen.tsx`),
  "layouts/member/member-notices.tsx",
  "layouts/member/old-data-notice.tsx",
  "compose/offline/after-first-page.ts",
  "node_modules/qr/decode.js",
];

const TEXTS = LANGUAGES.flatMap((language) =>
  ["first", "member", "later", "money", "play"].map((pack) => `${language}-${pack}`),
);

function chunk(fileName: string, module: string, isEntry = false) {
  const viteMetadata = { importedCss: new Set([`${fileName}.css`]) };
  return { type: "chunk", fileName, imports: [], isEntry, viteMetadata, moduleIds: [module], facadeModuleId: module };
}

test("the worker stores the shell, the members' code, the money screens and the fonts, and no other screen", () => {
  const files = [
    chunk("assets/index-1.js", "/x/web/main.tsx", true),
    chunk("assets/member-1.js", "/x/web/compose/member.ts"),
    chunk("assets/wheel-1.js", "/x/web/screens/wheel/wheel-screen.tsx"),
    ...PARTS.map((part, index) => chunk(`assets/part-${index}.js`, `/x/web/${part}`)),
    ...TEXTS.map((name) => ({ ...chunk(`assets/${name}-1.js`, `/x/${name}`), name })),
    { type: "asset", fileName: "assets/anuphan-thai-400-normal-1.woff2" },
  ];
  const { entry, precache } = buildFacts(
    Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Rolldown.OutputBundle,
  );
  const urls = precache.map((file) => (typeof file === "string" ? file : file.url));
  expect(entry).toBe("/assets/index-1.js");
  expect(urls).toContain("/assets/anuphan-thai-400-normal-1.woff2");
  expect(urls).toContain("/assets/member-1.js.css");
  expect(urls.filter((url) => url.includes("wheel"))).toEqual([]);
  expect(urls).toContain("/assets/en-money-1.js");
  expect(urls).not.toContain("/assets/en-play-1.js");
  const texts = 4 * LANGUAGES.length;
  expect(urls).toHaveLength(2 * (2 + PARTS.length) + texts + 1);
});

test("the worker's file is asked for again each time, and pages may run it and have a manifest", () => {
  const rule = headersFile(NO_ORIGINS).rules.find(({ under }) => "/worker.js".startsWith(under));
  expect(rule?.headers).toMatchObject({ "cache-control": "no-cache" });
  expect(rule?.headers["content-security-policy"]).toMatch(/worker-src 'self'; manifest-src 'self'/);
});

test.each([
  [404, "text/plain", true],
  [410, "text/javascript", true],
  [200, "text/html", true],
  [200, "text/javascript; charset=utf-8", false],
  [500, "text/html", false],
  [503, "text/plain", false],
])("status %i with %s: the server has no worker: %s", (status, type, gone) => {
  expect(isWorkerGone({ status, headers: new Headers({ "content-type": type }) })).toBe(gone);
});
