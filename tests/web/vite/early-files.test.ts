import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { screenRoutes } from "../../../web/app/routes.tsx";
import { earlyFilesOf } from "../../../web/vite/early-files.ts";

const SCREENS = ["deposit/deposit", "deposit-slip/deposit-slip", "withdraw/withdraw"];

function chunk(fileName: string, imports: readonly string[], css: readonly string[] = [], module = `/x/${fileName}`) {
  const viteMetadata = { importedCss: new Set(css) };
  return { type: "chunk", fileName, imports, viteMetadata, moduleIds: [module], facadeModuleId: module };
}

const BUNDLE = Object.fromEntries(
  [
    chunk("index.js", ["libraries.js"], ["index.css"]),
    chunk("libraries.js", []),
    chunk("kit.js", ["libraries.js"], ["kit.css"]),
    chunk("member.js", ["index.js", "kit.js"], [], "/x/web/compose/member.ts"),
    ...SCREENS.map((name) =>
      chunk(`${name}.js`, ["kit.js", "index.js"], [`${name}.css`], `/x/web/screens/${name}-screen.tsx`),
    ),
  ].map((file) => [file.fileName, file]),
) as unknown as Rolldown.OutputBundle;

test("lists what a member's page needs besides the first page's files, each file once", () => {
  const { member, screens } = earlyFilesOf(BUNDLE, "index.js");
  expect(member).toEqual(["member.js", "kit.js", "kit.css"]);
  expect(screens["/auth/deposit"]).toEqual(["deposit/deposit.js", "deposit/deposit.css"]);
});

test("names only paths of the route table", () => {
  const { screens } = earlyFilesOf(BUNDLE, "index.js");
  const known = screenRoutes.map(({ path }) => path);
  expect(Object.keys(screens).filter((path) => !known.includes(path))).toEqual([]);
});
