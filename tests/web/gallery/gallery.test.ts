import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const WEB = resolve(import.meta.dirname, "../../../web");
const sourceOf = (file: string) => readFileSync(resolve(WEB, file), "utf8");

/** Parts of other components, which show them. */
const INSIDE_OTHERS = new Set(
  globSync("ui/**/*.tsx", { cwd: WEB }).flatMap((file) =>
    [...sourceOf(file).matchAll(/from "([^"]+)\.tsx"/g)].map(([, path = ""]) => path.replace(/^.*\//, "")),
  ),
);

test("the gallery shows every component of web/ui, itself or inside another", () => {
  const samples = globSync("gallery/**/*.tsx", { cwd: WEB }).map(sourceOf).join("\n");
  const shown = new Set([...samples.matchAll(/\/ui\/[\w-]+\/([\w-]+)\.tsx"/g)].map(([, name]) => name));
  const names = globSync("ui/**/*.tsx", { cwd: WEB }).map((file) => file.replace(/^.*[\\/]|\.tsx$/g, ""));
  expect(names.length).toBeGreaterThan(90);
  expect(names.filter((name) => !shown.has(name) && !INSIDE_OTHERS.has(name))).toEqual([]);
});

test("the product's build knows nothing of the gallery", () => {
  const product = globSync(["app/**/*", "layouts/**/*", "screens/**/*", "vite/*", "vite.config.ts", "index.html"], {
    cwd: WEB,
  }).filter((file) => /\.\w+$/.test(file) && !file.endsWith("gallery.config.ts"));
  expect(product.length).toBeGreaterThan(200);
  expect(product.filter((file) => /["/]gallery[/"]/.test(sourceOf(file)))).toEqual([]);
});
