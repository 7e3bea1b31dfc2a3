import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";
import type { Mutation } from "./mutation.ts";
import { relatedTests } from "./related-tests.ts";
import type { Verdict } from "./verdict.ts";

const FOLDER = join(ROOT, "build/mutation");

interface Entry {
  readonly verdict: Verdict;
  /** Of the tests whose change makes the verdict open again: the one that killed it, or all. */
  readonly tests: string;
}

/** Verdicts of earlier runs, which count until the source or the tests that judged it change. */
export interface VerdictCache {
  find(mutation: Mutation): Verdict | undefined;
  add(mutation: Mutation, verdict: Verdict): void;
  /** Writes what was added since. */
  save(): void;
}

export function openVerdictCache(): VerdictCache {
  const pages = new Map<string, Map<string, Entry>>();
  const changed = new Set<string>();
  const pageOf = (file: string): Map<string, Entry> => {
    const page = pages.get(file) ?? readPage(file);
    pages.set(file, page);
    return page;
  };
  return {
    find: (mutation) => {
      const entry = pageOf(mutation.file).get(nameOf(mutation));
      return entry?.tests === testsHash(mutation.file, entry?.verdict) ? entry?.verdict : undefined;
    },
    add: (mutation, verdict) => {
      pageOf(mutation.file).set(nameOf(mutation), { verdict, tests: testsHash(mutation.file, verdict) });
      changed.add(mutation.file);
    },
    save: () => {
      mkdirSync(FOLDER, { recursive: true });
      for (const file of changed) writeFileSync(pageFile(file), JSON.stringify([...pageOf(file)]));
      changed.clear();
    },
  };
}

function readPage(file: string): Map<string, Entry> {
  try {
    return new Map(JSON.parse(readFileSync(pageFile(file), "utf8")) as [string, Entry][]);
  } catch {
    return new Map();
  }
}

/** Another source has another page. */
function pageFile(file: string): string {
  return join(FOLDER, `${file.replaceAll("/", "-")}-${hashOf([file])}.json`);
}

function nameOf({ operator, start, end, text }: Mutation): string {
  return `${operator} ${start} ${end} ${text}`;
}

function testsHash(file: string, verdict: Verdict | undefined): string {
  const by = verdict?.state === "killed" ? verdict.by.split(": ")[0] : undefined;
  return hashOf(by?.endsWith(".ts") ? [by] : relatedTests(file));
}

const hashes = new Map<string, string>();

function hashOf(files: readonly string[]): string {
  const name = files.join(" ");
  const known = hashes.get(name);
  if (known !== undefined) return known;
  const hash = createHash("sha256");
  for (const file of files) {
    try {
      hash.update(readFileSync(join(ROOT, file)));
    } catch {
      hash.update("missing");
    }
  }
  const found = hash.digest("hex").slice(0, 16);
  hashes.set(name, found);
  return found;
}
