import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { BuildNotes } from "../../cli/boot/read-build-notes.mjs";
import { ROOT } from "../../cli/boot/root.mjs";

/** Copies of the built command line tool, each without one part of its start-up code. */
export interface StartVariants {
  /** A bin that computes what `--help` and `--version` print. */
  readonly withoutStoredAnswers: string;
  /** A bin that prints the stored answers through `process.stdout`. */
  readonly withoutDirectOutput: string;
  /** A folder for the compile cache of the sources. */
  readonly compileCache: string;
  readonly remove: () => void;
}

const DIRECT_OUTPUT = "cli/boot/direct-output.mjs";
const THROUGH_STREAM =
  "export const directOutput = (_descriptor, stream) => ({ write: (text) => stream().write(text) });";

export function createStartVariants(): StartVariants {
  const folder = mkdtempSync(join(tmpdir(), "sanam-start-"));
  const withoutStoredAnswers = copyOfTool(join(folder, "without-stored-answers"), (notes) => ({
    ...notes,
    answers: [],
  }));
  const withoutDirectOutput = copyOfTool(join(folder, "without-direct-output"), (notes) => notes);
  writeFileSync(join(withoutDirectOutput, DIRECT_OUTPUT), THROUGH_STREAM);
  return {
    withoutStoredAnswers: join(withoutStoredAnswers, "cli/bin.mjs"),
    withoutDirectOutput: join(withoutDirectOutput, "cli/bin.mjs"),
    compileCache: join(folder, "compile-cache"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Its notes name the same inputs, so that the check of their times costs the same. */
function copyOfTool(folder: string, change: (notes: BuildNotes) => BuildNotes): string {
  mkdirSync(folder);
  for (const path of ["package.json", "cli/bin.mjs", "cli/boot", "build/cli"])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
  const path = join(folder, "build/cli/build-notes.json");
  const { inputs, ...others }: BuildNotes = JSON.parse(readFileSync(path, "utf8"));
  const elsewhere = inputs.map((input) => relative(folder, join(ROOT, input)));
  writeFileSync(path, JSON.stringify(change({ inputs: elsewhere, ...others })));
  return folder;
}
