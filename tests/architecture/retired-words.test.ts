import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { projectFiles } from "./project-files.ts";
import { RETIRED_WORDS, retiredNames } from "./retired-words.ts";

describe("the retired words", () => {
  test.each(RETIRED_WORDS.map(({ words, ...rest }) => ({ ...rest, words: words.join(", ") })))(
    "include $words; replaced by: $replacement",
    ({ violation: [path, text], replacement }) => {
      expect([...retiredNames(path, text).values()]).toContain(replacement);
    },
  );

  test("are legal in strings, in comments, inside longer words and in the language's own names", () => {
    const text = `
      // The desk keeps its door.
      const related = Math.floor(1.5) + Promise.allSettled.length;
      export const template = ["desk", \`door\`, <p>late</p>, related];`;
    expect([...retiredNames("web/screens/wheel/wheel-screen.tsx", text)]).toEqual([]);
  });

  test("are found in routes and controls", () => {
    const route = JSON.stringify(`/${"stand-ins"}/movie`);
    expect([...retiredNames("adapters/server/routes.ts", `get(${route});`).keys()]).toEqual(["stand-ins"]);
  });

  test("are legal outside the part of the project that they are retired in", () => {
    expect([...retiredNames("web/screens/reward/reward-screen.tsx", "export const claimReward = 1;")]).toEqual([]);
    expect([...retiredNames("core/rules/platform.ts", "export const BROWSER_FLOOR = 1;")]).toEqual([]);
  });

  test("occur in no name of the project", () => {
    const found = projectFiles().flatMap((path) => {
      const text = /\.(ts|tsx|mjs|js)$/.test(path) ? readFileSync(join(ROOT, path), "utf8") : "";
      return [...retiredNames(path, text).keys()].map((name) => `${folderOf(path)}: ${name}`);
    });
    expect(found).toEqual([]);
  });
});

/** `tests/adapters/house/a.ts` is below `tests/adapters`. */
function folderOf(path: string): string {
  return path.split("/").slice(0, -1).slice(0, 2).join("/");
}
