import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cruiseImports } from "./cruise-imports.ts";
import { IMPORT_RULES } from "./import-rules.ts";

/** By rule: a file, and an import in it that the rule forbids. */
const VIOLATIONS: Record<string, [from: string, to: string]> = {
  "core-imports-core": ["core/rules/withdrawal-cap.ts", "valibot"],
  "contracts-import-core-and-schemas": ["contracts/endpoints/wallet.ts", "node:fs"],
  "contracts-import-no-port": ["contracts/endpoints/games.ts", "../../core/wallet/port.ts"],
  "contracts-import-inwards": ["contracts/openapi/openapi.ts", "../../adapters/http/client/client.ts"],
  "adapters-import-inwards": ["adapters/http/site.ts", "../../web/app/paths.ts"],
  "adapters-stand-alone": ["adapters/http/wallet.ts", "../house/engine/engine.ts"],
  "house-is-entered-by-memory-and-server": ["adapters/server/routes.ts", "../http/client/client.ts"],
  "house-collections-and-ports-import-only-themselves": [
    "adapters/house/collections/persistent-map.ts",
    "../engine/engine.ts",
  ],
  "house-engine-imports-no-context": ["adapters/house/engine/member-streams.ts", "../wallet/deposit.ts"],
  "house-contexts-import-no-implementation": ["adapters/house/wallet/slip.ts", "../seeds/personas.ts"],
  "browser-code-without-node": ["adapters/browser/browser-keys.ts", "node:crypto"],
  "site-never-reaches-node": ["web/main.tsx", "../adapters/house/journals/sqlite/sqlite-journal.ts"],
  "site-never-reaches-the-node-adapters": ["web/main.tsx", "../adapters/house/journals/sqlite/sqlite-journal.ts"],
  "site-never-reaches-the-demo": ["web/main.tsx", "../adapters/house/journals/sqlite/sqlite-journal.ts"],
  "demo-is-entered-by-its-own-page": ["web/app/start.tsx", "../compose/demo/demo.ts"],
  "compose-alone-knows-the-adapters": ["web/stores/site/site-store.ts", "../../../adapters/http/client/client.ts"],
  "service-worker-knows-its-own-adapter": ["web/offline/worker.ts", "../../adapters/http/client/client.ts"],
  "compose-alone-wires": ["adapters/node/profiles.ts", "inversify"],
  "nothing-imports-the-site": ["cli/runtime/context.ts", "../../web/app/paths.ts"],
  "nothing-imports-the-cli": ["web/app/routes.tsx", "../../cli/output/view.ts"],
  "nothing-imports-tests": ["adapters/house/seeds/random-outcomes.ts", "../../../tests/arbitraries/core/text.ts"],
  "screens-import-stores-ui-text-paths-core": ["web/screens/login/login-screen.tsx", "../deposit/deposit-form.tsx"],
  "shared-parts-import-what-screens-import": ["web/shared/amount-form.tsx", "../screens/deposit/deposit-form.tsx"],
  "layouts-import-what-screens-import": ["web/layouts/member-layout.tsx", "../screens/deposit/deposit-form.tsx"],
  "stores-import-core": ["web/stores/wallet/credit-store.ts", "../../ui/controls/button.tsx"],
  "stores-import-their-context": ["web/stores/games/lobby-store.ts", "../wallet/deposit-store.ts"],
  "ui-imports-brand": ["web/ui/controls/button.tsx", "../../text/th.ts"],
  "texts-import-core": ["web/text/th.ts", "../app/paths.ts"],
  "brand-imports-core": ["web/brand/brand.ts", "../ui/layout/card.tsx"],
  "brand-files-import-texts": ["web/brand/files/brand-page.ts", "../../ui/layout/card.tsx"],
  "colours-are-computed-by-the-build": ["web/screens/wheel/segment-colors.ts", "../../brand/palette.ts"],
  "paths-import-core": ["web/app/paths.ts", "../brand/tokens.ts"],
  "commands-import-core-contracts-output": ["cli/commands/wallet/example.ts", "../../compose/open-backend.ts"],
  "commands-import-their-context": ["cli/commands/games/example.ts", "../session/example.ts"],
  "output-imports-core": ["cli/output/print.ts", "../compose/open-backend.ts"],
  "react-and-mobx-in-the-site": ["cli/command-line/program.ts", "react"],
  "commander-in-the-cli": ["adapters/node/read-profile.ts", "commander"],
  "http-server-in-its-adapter": ["adapters/house/create-house.ts", "node:http"],
  "hono-in-the-server": ["cli/runtime/serve.ts", "hono"],
  "hono-not-in-the-demo": ["adapters/server/answer-in-page.ts", "hono"],
  "undici-in-node-adapter": ["adapters/http/send.ts", "undici"],
  "dates-for-people": ["contracts/schemas/moment.ts", "dayjs"],
  "colour-science-in-the-build": ["web/ui/art/tile-picture.tsx", "culori"],
  "pictures-on-node": ["adapters/browser/read-slip-picture.ts", "fast-png"],
  "product-without-dev-packages": ["adapters/http/games.ts", "vite"],
  "no-cycles": ["core/session/model.ts", "./port.ts"],
  "every-import-resolves": ["core/rules/levels.ts", "./deleted.ts"],
};

/** Files without a violation that the violations import; one makes the cycle, one reaches what the site may not. */
const TARGETS: Record<string, string> = {
  "core/wallet/port.ts": "export interface Port { x: number }",
  "core/session/port.ts": 'import type { a } from "./model.ts";\nexport type Port = typeof a;',
  "adapters/http/client/client.ts": "export const a = 1;",
  "adapters/house/engine/engine.ts": "export const a = 1;",
  "adapters/house/wallet/deposit.ts": "export const a = 1;",
  "adapters/house/seeds/personas.ts": "export const a = 1;",
  "adapters/house/journals/sqlite/sqlite-journal.ts":
    'import { a } from "node:sqlite";\nimport { a as b } from "../../../node/keys.ts";\nexport { a, b };',
  "adapters/node/keys.ts": "export const a = 1;",
  "web/compose/demo/demo.ts": "export const a = 1;",
  "web/screens/deposit/deposit-screen.tsx": "export const a = 1;",
  "web/ui/layout/card.tsx": "export const a = <b />;",
  "web/brand/palette.ts": "export const a = 1;",
  "web/brand/tokens.ts": "export const a = 1;",
  "cli/output/view.ts": "export const a = 1;",
  "cli/compose/open-backend.ts": "export const a = 1;",
  "cli/commands/session/example.ts": "export const a = 1;",
  "tests/arbitraries/core/text.ts": "export const a = 1;",
};

/** Files that follow every rule, with all the imports that their folder may have. */
const ACCEPTED: Record<string, string> = {
  "core/wallet/model.ts": "export type Credit = unknown;",
  "adapters/house/collections/ring.ts": 'export { a } from "./chain.ts";',
  "adapters/house/collections/chain.ts": "export const a = 1;",
  "adapters/house/engine/slice.ts": 'export { a } from "../collections/ring.ts";',
  "adapters/house/affiliate/affiliate.ts": 'import { a } from "../engine/slice.ts";\nexport const b = a;',
  "adapters/house/house.ts": 'import { b } from "./affiliate/affiliate.ts";\nexport const c = b;',
  "adapters/node/decode-png.ts": 'import { a } from "fast-png";\nexport const b = a;',
  "web/stores/use-member-stores.ts": "export const a = 1;",
  "web/stores/base/resource.ts": "export const a = 1;",
  "web/stores/wallet/deposit-store.ts": `
    import type { Credit } from "../../../core/wallet/model.ts";
    import { a } from "../base/resource.ts";
    import { a as b } from "../use-member-stores.ts";
    export const store: Credit = [a, b];`,
  "web/text/day.ts": 'import { a } from "dayjs";\nexport const b = a;',
  "web/brand/oklch.ts": 'import { a } from "culori";\nexport const b = a;',
  "web/screens/withdraw/withdraw-screen.tsx": `
    import type { Credit } from "../../../core/wallet/model.ts";
    import { store } from "../../stores/wallet/deposit-store.ts";
    import { b } from "../../text/day.ts";
    import { a } from "../../ui/layout/card.tsx";
    import react from "react";
    export const screen = [a, b, store, react] satisfies Credit;`,
  "cli/commands/rewards/prize.ts": 'import { a } from "../../output/view.ts";\nexport const b = a;',
  "cli/commands/rewards/wheel/example.ts": 'import { b } from "../prize.ts";\nexport const c = b;',
};

const PACKAGES = ["valibot", "hono", "inversify", "react", "commander", "undici", "dayjs", "culori", "fast-png"];
const DEV_PACKAGES = ["vite"];

let root = "";
let found: readonly { readonly rule: string; readonly from: string }[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "import-rules-"));
  for (const [from, to] of Object.values(VIOLATIONS)) write(from, `import { a } from "${to}";\nexport { a };`);
  for (const [path, text] of Object.entries({ ...TARGETS, ...ACCEPTED })) write(path, text);
  for (const name of [...PACKAGES, ...DEV_PACKAGES]) {
    write(`node_modules/${name}/package.json`, `{"name":"${name}","version":"1.0.0","main":"index.js"}`);
    write(`node_modules/${name}/index.js`, "export const a = 1;");
  }
  const listed = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "1.0.0"]));
  write("package.json", JSON.stringify({ dependencies: listed(PACKAGES), devDependencies: listed(DEV_PACKAGES) }));
  const { summary } = await cruiseImports(root);
  found = summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

describe("the import rules", () => {
  test("each have a planted violation", () => {
    expect(Object.keys(VIOLATIONS).sort()).toEqual(IMPORT_RULES.map((rule) => rule.name ?? "").sort());
  });

  test.each(Object.entries(VIOLATIONS))("%s", (rule, [from]) => {
    expect(found).toContainEqual({ rule, from });
  });

  test("accept files that follow every rule", () => {
    expect(found.filter(({ from }) => from in ACCEPTED)).toEqual([]);
  });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
