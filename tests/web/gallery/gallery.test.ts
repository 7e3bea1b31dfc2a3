import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const WEB = resolve(import.meta.dirname, "../../../web");
const sourceOf = (file: string) => readFileSync(resolve(WEB, file), "utf8");

test("the gallery shows every component of web/ui, itself or inside another", () => {
  const kit = globSync("ui/**/*.tsx", { cwd: WEB }).map(sourceOf).join("\n");
  const drawn = kit + globSync("gallery/**/*.tsx", { cwd: WEB }).map(sourceOf).join("\n");
  const names = [...kit.matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)(?<!Context)\b/gm)].map(
    ([, name = ""]) => name,
  );
  expect(names.length).toBeGreaterThan(90);
  expect(names.filter((name) => !new RegExp(`<${name}\\b`).test(drawn))).toEqual([]);
});

test("the product's build knows nothing of the gallery", () => {
  const product = globSync(["app/**/*", "layouts/**/*", "screens/**/*", "vite/*", "vite.config.ts", "index.html"], {
    cwd: WEB,
  }).filter((file) => /\.\w+$/.test(file) && !file.endsWith("gallery.config.ts"));
  expect(product.length).toBeGreaterThan(150);
  expect(product.filter((file) => /["/]gallery[/"]/.test(sourceOf(file)))).toEqual([]);
});
