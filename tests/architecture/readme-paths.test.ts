import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { projectFiles } from "./project-files.ts";

const READMES = ["README.md", ...projectFiles().filter((path) => path.endsWith(".md"))];
/** Files of a made-up example, and what a build or a run makes. */
const NOT_THERE = /transfer|^build\/|^\.data|^assets\//;

test("every top folder has a README", () => {
  const folders = ["adapters", "cli", "contracts", "core", "tests", "web"];
  expect(READMES).toEqual(expect.arrayContaining(folders.map((folder) => `${folder}/README.md`)));
});

test.each(READMES)("%s names only files and folders that exist", (readme) => {
  const text = readFileSync(join(ROOT, readme), "utf8");
  const code = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, path = ""]) => path);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = ""]) => path);
  const missing = [...code, ...links].filter(
    (path) =>
      !NOT_THERE.test(path) && ![ROOT, join(ROOT, dirname(readme))].some((base) => existsSync(join(base, path))),
  );
  expect(missing).toEqual([]);
});
