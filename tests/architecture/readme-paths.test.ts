import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { TOOLS } from "../tools.mjs";
import { projectFiles } from "./project-files.ts";

const TEXTS = ["README.md", "CHANGELOG.md", ...projectFiles().filter((path) => path.endsWith(".md"))];
/** Two pages, and what somebody still reads. */
const MOST_BYTES = { root: 8000, text: 15_000 };
/** Files of a made-up example, and what a build or a run makes. */
const NOT_THERE = /transfer|^build\/|^\.data|^assets\//;

test("every top folder has a README", () => {
  const folders = ["adapters", "cli", "contracts", "core", "tests", "web"];
  expect(TEXTS).toEqual(expect.arrayContaining(folders.map((folder) => `${folder}/README.md`)));
});

describe.each(TEXTS)("%s", (path) => {
  const text = readFileSync(join(ROOT, path), "utf8");

  test("names only files and folders that exist", () => {
    expect(namedPaths(text).filter((named) => !NOT_THERE.test(named) && !isThere(path, named))).toEqual([]);
  });

  test("names only tools that exist", () => {
    const names = [...text.matchAll(/npm run tool -- ([a-z-]+)/g)].map(([, name]) => name);
    expect(names.filter((name) => TOOLS.every((tool) => tool.name !== name))).toEqual([]);
  });

  test("links only to files and headings that exist", () => {
    expect(links(text).filter((link) => !leadsSomewhere(path, link))).toEqual([]);
  });

  test("is short enough to be read", () => {
    const most = path === "README.md" ? MOST_BYTES.root : path === "CHANGELOG.md" ? Infinity : MOST_BYTES.text;
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
  });
});

test("a missing file, a broken link and a wrong anchor are found", () => {
  expect(
    namedPaths("`core/rules/` `tests/core/*/*-once.test.ts` `npm test`").map((named) => isThere("x.md", named)),
  ).toEqual([true, true]);
  expect(isThere("x.md", "tests/core/lost.test.ts")).toBe(false);
  expect(links("[a](core/README.md#how-to-add) ![b](lost.png) [c](https://a.example/)")).toEqual([
    "core/README.md#how-to-add",
    "lost.png",
  ]);
  expect(leadsSomewhere("README.md", "core/README.md#how-to-add")).toBe(true);
  expect(leadsSomewhere("core/README.md", "#how-to-add")).toBe(true);
  for (const wrong of ["core/README.md#how-to-lose", "lost.png", "#lost"])
    expect([wrong, leadsSomewhere("README.md", wrong)]).toEqual([wrong, false]);
});

/** What stands in code and looks like a path; `*` is any part of a name. */
function namedPaths(text: string): readonly string[] {
  return [...text.matchAll(/`([\w.*-]+(?:\/[\w.*-]+)+\/?)`/g)].map(([, named = ""]) => named);
}

/** A path counts from the top folder, or from the folder of the file that names it. */
function isThere(path: string, named: string): boolean {
  return [ROOT, join(ROOT, dirname(path))].some((base) =>
    named.includes("*") ? globSync(named, { cwd: base }).length > 0 : existsSync(join(base, named)),
  );
}

function links(text: string): readonly string[] {
  return [...text.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, link = ""]) => link);
}

function leadsSomewhere(path: string, link: string): boolean {
  const [file = "", anchor] = link.split("#");
  const target = file ? join(ROOT, dirname(path), file) : join(ROOT, path);
  return existsSync(target) && (anchor === undefined || anchorsOf(readFileSync(target, "utf8")).includes(anchor));
}

/** The anchors that a reader's page makes of the headings outside code. */
function anchorsOf(text: string): readonly string[] {
  const headings = text.replace(/^```[^]*?^```/gm, "").matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N} _-]/gu, "")
      .replace(/ /g, "-"),
  );
}
