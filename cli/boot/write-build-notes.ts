import { relative } from "node:path";
import type { Plugin } from "vite";
import { readCommandLine } from "../command-line/read-command-line.ts";
import type { BuildNotes } from "./read-build-notes.mjs";

/**
 * Writes a file beside the bundle that speeds up its start: the bundle's inputs, whose times show whether it is stale,
 * and the output of `--version` and `--help`, which depends on nothing else.
 */
export function writeBuildNotes(root: string): Plugin {
  let configFiles: readonly string[] = [];
  return {
    name: "sanam-build-notes",
    configResolved: ({ configFile, configFileDependencies }) => {
      configFiles = [...(configFile === undefined ? [] : [configFile]), ...configFileDependencies];
    },
    generateBundle() {
      const ids = [...this.getModuleIds()];
      const atStart = new Set(ids.filter((id) => this.getModuleInfo(id)?.isEntry));
      for (const id of atStart) for (const next of this.getModuleInfo(id)?.importedIds ?? []) atStart.add(next);
      const firstInputs = pathsOf(root, [...atStart, ...configFiles]);
      const notes: BuildNotes = {
        inputs: [...new Set([...firstInputs, ...pathsOf(root, ids)])],
        firstInputs: firstInputs.length,
        alone: ALONE,
        answers: ANSWERED.map(([words, option]) => [words, answerTo(option)]),
      };
      this.emitFile({ type: "asset", fileName: "build-notes.json", source: JSON.stringify(notes) });
    },
  };
}

/** Paths of our own files below the root, sorted. */
function pathsOf(root: string, ids: readonly string[]): readonly string[] {
  const paths = ids
    .map((id) => relative(root, id.replace(/\?.*$/, "")).replaceAll("\\", "/"))
    .filter((path) => /^(?:cli|adapters|contracts|core|package\.json$)/.test(path));
  return [...new Set(paths)].sort();
}

/** First words of commands that import nothing when they run. */
const ALONE = ["rules", "commands", "help"];

/** What people type to see the version or the front page of the help, and the option that prints it. */
const ANSWERED = [
  ["--version", "--version"],
  ["-V", "--version"],
  ["--help", "--help"],
  ["-h", "--help"],
  ["help", "--help"],
] as const;

function answerTo(option: string): string {
  const read = readCommandLine([option], {});
  if (!read.ok || read.value.asked === "command") throw new Error(`the command line has no text for ${option}`);
  return read.value.text;
}
