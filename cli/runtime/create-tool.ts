import { err, ok } from "../../core/shared/result.ts";
import manifest from "../../package.json" with { type: "json" };
import { closedFeatures } from "../command-line/closed-features.ts";
import { describeCommand, describeOption } from "../command-line/describe-command.ts";
import { OUTPUTS } from "../command-line/globals.ts";
import { createProgram } from "../command-line/program.ts";
import { readCommandLine } from "../command-line/read-command-line.ts";
import { COMMANDS, GROUPS } from "../command-table.ts";
import { usage } from "../output/failure.ts";
import type { Tool } from "./tool.ts";

const VALUES_OF: Readonly<Record<string, readonly string[]>> = { "--output": OUTPUTS };

/** @param brandFile whose features decide which commands there are */
export function createTool(brandFile: string | undefined): Tool {
  const brand = brandFile === undefined ? {} : { SANAM_BRAND: brandFile };
  return {
    version: manifest.version,
    commands: () => {
      const features = closedFeatures([], brand);
      const isOpen = (command: (typeof COMMANDS)[number]) => !features.ok || !features.value.closing(command);
      return COMMANDS.filter(isOpen).map(describeCommand);
    },
    options: () => {
      const program = createProgram({ argv: [], commands: [], ...SILENT });
      return program.options.map(({ flags, description }) => {
        const { name, ...described } = describeOption({ flags, about: description });
        return { name, ...described, values: VALUES_OF[name] };
      });
    },
    groups: GROUPS,
    help: (words) => {
      const read = readCommandLine([...words, "--help"], brand);
      if (!read.ok) return err(read.error);
      return read.value.asked === "help" ? ok(read.value.text) : err(usage("help takes the words of a command"));
    },
    flowNames: async () => (await import("../compose/flow/find-flow-files.ts")).shippedFlowNames(),
  };
}

const SILENT = {
  isHidden: () => false,
  groups: {},
  onCall: () => undefined,
  out: () => undefined,
  err: () => undefined,
};
