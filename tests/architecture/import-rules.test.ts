import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cruiseImports } from "./cruise-imports.ts";
import { IMPORT_RULES } from "./import-rules.ts";

/** rule → [file, what it imports], each a breach of that rule. */
const BREACHES: Record<string, [from: string, to: string]> = {
  "core-imports-core": ["core/rules/a.ts", "valibot"],
  "contracts-import-core-and-schemas": ["contracts/endpoints/a.ts", "node:fs"],
  "contracts-import-no-port": ["contracts/endpoints/b.ts", "../../core/wallet/port.ts"],
  "contracts-import-inwards": ["contracts/openapi/openapi.ts", "../../adapters/http/client/client.ts"],
  "adapters-import-inwards": ["adapters/http/a.ts", "../../web/app/paths.ts"],
  "adapters-stand-alone": ["adapters/http/b.ts", "../house/engine/decide.ts"],
  "house-is-entered-by-memory-and-server": ["adapters/server/a.ts", "../http/client/client.ts"],
  "browser-code-without-node": ["adapters/browser/a.ts", "node:crypto"],
  "site-never-reaches-node": ["web/main.tsx", "../adapters/house/journals/sqlite/sqlite-journal.ts"],
  "compose-alone-knows-the-adapters": ["web/stores/a.ts", "../../adapters/http/client/client.ts"],
  "compose-alone-wires": ["adapters/node/a.ts", "inversify"],
  "nothing-imports-the-site": ["cli/a.ts", "../web/app/paths.ts"],
  "nothing-imports-the-cli": ["web/app/routes.tsx", "../../cli/output/view.ts"],
  "nothing-imports-tests": ["adapters/house/a.ts", "../../tests/arbitraries.ts"],
  "screens-see-stores-ui-text-paths-core": ["web/screens/login/login.tsx", "../deposit/form.ts"],
  "layouts-see-what-screens-see": ["web/layouts/a.ts", "../screens/deposit/form.ts"],
  "stores-see-core": ["web/stores/b.ts", "../ui/controls/button.tsx"],
  "ui-sees-brand": ["web/ui/controls/button.tsx", "../../text/th.ts"],
  "texts-see-core": ["web/text/th.ts", "../app/paths.ts"],
  "brand-sees-core": ["web/brand/brand.ts", "../ui/layout/card.tsx"],
  "paths-see-core": ["web/app/paths.ts", "../brand/tokens.ts"],
  "commands-see-core-contracts-output": ["cli/commands/wallet.ts", "./session.ts"],
  "react-and-mobx-in-the-site": ["cli/b.ts", "react"],
  "commander-in-the-cli": ["adapters/node/b.ts", "commander"],
  "http-server-in-its-adapter": ["adapters/house/b.ts", "hono"],
  "undici-in-node-adapter": ["adapters/http/c.ts", "undici"],
  "product-without-dev-packages": ["adapters/http/d.ts", "vite"],
  "no-cycles": ["core/cycle/a.ts", "./b.ts"],
  "every-import-resolves": ["core/rules/b.ts", "./gone.ts"],
};

/** Innocent files that the breaches point at, and the way back that makes the cycle. */
const TARGETS: Record<string, string> = {
  "core/wallet/port.ts": "export interface Port { x: number }",
  "core/cycle/b.ts": 'import type { a } from "./a.ts";\nexport type B = typeof a;',
  "adapters/http/client/client.ts": "export const a = 1;",
  "adapters/house/engine/decide.ts": "export const a = 1;",
  "adapters/house/journals/sqlite/sqlite-journal.ts": 'import { a } from "node:sqlite";\nexport { a };',
  "web/screens/deposit/form.ts": "export const a = 1;",
  "web/ui/layout/card.tsx": "export const a = <b />;",
  "web/brand/tokens.ts": "export const a = 1;",
  "cli/output/view.ts": "export const a = 1;",
  "cli/commands/session.ts": "export const a = 1;",
  "tests/arbitraries.ts": "export const a = 1;",
};

/** A file that keeps every rule, with all the imports a screen may have: it must raise nothing. */
const INNOCENT = `
import type { Port } from "../../../core/wallet/model.ts";
import { a } from "../../stores/wallet/deposit-store.ts";
import { b } from "../../ui/layout/card.tsx";
import react from "react";
export const c = [a, b, react] satisfies Port;`;

const PACKAGES = ["valibot", "inversify", "react", "commander", "hono", "undici"];
const DEV_PACKAGES = ["vite"];

let root = "";
let breaches: ReadonlySet<string> = new Set();

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "import-rules-"));
  for (const [from, to] of Object.values(BREACHES)) write(from, `import { a } from "${to}";\nexport { a };`);
  for (const [path, text] of Object.entries(TARGETS)) write(path, text);
  write("core/wallet/model.ts", "export type Port = unknown;");
  write(
    "web/stores/wallet/deposit-store.ts",
    'import type { Port } from "../../../core/wallet/model.ts";\nexport const a: Port = 1;',
  );
  write("web/screens/withdraw/innocent.tsx", INNOCENT);
  for (const name of [...PACKAGES, ...DEV_PACKAGES]) {
    write(`node_modules/${name}/package.json`, `{"name":"${name}","version":"1.0.0","main":"index.js"}`);
    write(`node_modules/${name}/index.js`, "export const a = 1;");
  }
  const listed = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "1.0.0"]));
  write("package.json", JSON.stringify({ dependencies: listed(PACKAGES), devDependencies: listed(DEV_PACKAGES) }));
  const { summary } = await cruiseImports(root);
  breaches = new Set(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

describe("the import rules", () => {
  test("each have a planted breach", () => {
    expect(Object.keys(BREACHES).sort()).toEqual(IMPORT_RULES.map((rule) => rule.name ?? "").sort());
  });

  test.each(Object.entries(BREACHES))("%s", (name, [from]) => {
    expect(breaches).toContain(`${name} ${from}`);
  });

  test("leave a file alone that keeps them", () => {
    expect([...breaches].filter((breach) => breach.includes("innocent"))).toEqual([]);
  });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
