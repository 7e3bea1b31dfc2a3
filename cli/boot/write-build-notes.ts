import { relative } from "node:path";
import type { Plugin } from "vite";
import { readCommandLine } from "../command-line/read-command-line.ts";
import type { BuildNotes } from "./read-build-notes.mjs";

/**
 * Leaves beside the bundle what makes its start quick: the files whose dates tell whether it is stale, and the answers
 * that no build can give in two ways, so that they need not be worked out at every start.
 */
export function writeBuildNotes(root: string): Plugin {
  let ofTheBuild: readonly string[] = [];
  return {
    name: "sanam-build-notes",
    configResolved: ({ configFile, configFileDependencies }) => {
      ofTheBuild = [...(configFile === undefined ? [] : [configFile]), ...configFileDependencies];
    },
    generateBundle() {
      const inputs = [...this.getModuleIds(), ...ofTheBuild]
        .map((id) => relative(root, id.replace(/\?.*$/, "")).replaceAll("\\", "/"))
        .filter((path) => /^(?:cli|adapters|contracts|core|package\.json$)/.test(path));
      const notes: BuildNotes = {
        inputs: [...new Set(inputs)].sort(),
        answers: ["--version", "--help"].map((word) => [word, answerTo(word)]),
      };
      this.emitFile({ type: "asset", fileName: "build-notes.json", source: JSON.stringify(notes) });
    },
  };
}

function answerTo(word: string): string {
  const asked = readCommandLine([word]);
  if (!asked.ok || asked.value.asked === "command") throw new Error(`the command line has no text for ${word}`);
  return asked.value.text;
}
