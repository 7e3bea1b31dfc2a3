import { Option as Flag, Command as Program } from "commander";
import manifest from "../../package.json" with { type: "json" };
import { exitCodesHelp } from "../output/exit-codes.ts";
import type { Command } from "./command.ts";
import { DEFAULT_TARGET, type RawGlobals } from "./globals.ts";
import type { Option } from "./options.ts";

const HELP_WIDTH = 110;

/** What the program hands over once the command line has been read. */
export interface Chosen {
  readonly command: Command;
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly globals: RawGlobals;
}

interface Wiring {
  /** The command line that is about to be read: commands that it cannot mean are left out, which saves time. */
  readonly argv: readonly string[];
  readonly commands: readonly Command[];
  /** Of each folder of commands, by its words: `wallet deposit`, say. */
  readonly groups: Readonly<Record<string, string>>;
  readonly onChosen: (chosen: Chosen) => void;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** The command line's grammar. It throws commander's own errors instead of ending the process. */
export function createProgram({ argv, commands, groups, onChosen, out, err }: Wiring): Program {
  const program = new Program("sanam")
    .description("Drives a Sanam member site: the same use cases as the browser, against a house or a backend.")
    .exitOverride()
    .configureOutput({
      writeOut: out,
      writeErr: err,
      getOutHelpWidth: () => HELP_WIDTH,
      getErrHelpWidth: () => HELP_WIDTH,
      // Help is never coloured; asking the terminal would build its streams first.
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .configureHelp({ showGlobalOptions: true })
    .version(manifest.version, "-V, --version", "print the version")
    .option("--target <target>", `memory, or a backend's address (env SANAM_TARGET; default ${DEFAULT_TARGET})`)
    .option("--profile <name>", "whose session to use (env SANAM_PROFILE; default: one per target)")
    .option("-o, --output <format>", "table or json")
    .option("--timeout <seconds>", "how long to wait for each reply (default 60)")
    .option("--no-keys", "the backend does not honour idempotency keys: send none, never send again")
    .option("--verbose", "trace every call on stderr")
    .addHelpText("after", () => afterHelp(commands));
  const folders = new Map<string, Program>([["", program]]);
  const folderOf = (words: readonly string[]): Program => {
    const path = words.join(" ");
    const known = folders.get(path);
    if (known) return known;
    const folder = folderOf(words.slice(0, -1))
      .command(words.at(-1) ?? "")
      .description(groups[path] ?? path);
    folders.set(path, folder);
    return folder;
  };
  for (const command of commands) {
    const [context] = command.path;
    folderOf([context]);
    // Its first word stands in every command line that calls a command or asks for its help.
    if (!argv.includes(context)) continue;
    const onTexts = (texts: Chosen["texts"]) => onChosen({ command, texts, globals: program.opts<RawGlobals>() });
    addCommand(folderOf(command.path.slice(0, -1)), command, onTexts);
  }
  return program;
}

function addCommand(folder: Program, command: Command, onTexts: (texts: Chosen["texts"]) => void): void {
  const leaf = folder.command(command.path.at(-1) ?? "").description(command.summary);
  const flags = new Map<string, Flag>();
  for (const [name, { flags: written, about, positional }] of Object.entries(command.options)) {
    const flag = new Flag(written, about);
    if (!flag.isBoolean()) flag.argParser(once(written, leaf));
    leaf.addOption(flag);
    flags.set(name, flag);
    if (positional) leaf.argument(`[${placeholder(written)}]`, `the same as ${written}`);
  }
  if (command.notes !== undefined) leaf.addHelpText("after", `\n${command.notes}`);
  leaf.action(() => onTexts(collect(leaf, command, flags)));
}

/** An option given twice is a mistake, and with money a dear one. */
function once(flags: string, leaf: Program) {
  return (text: string, earlier: string | undefined): string => {
    if (earlier !== undefined) leaf.error(`error: ${flags} is given twice`);
    return text;
  };
}

function collect(leaf: Program, command: Command, flags: ReadonlyMap<string, Flag>): Chosen["texts"] {
  const given: Readonly<Record<string, unknown>> = leaf.opts();
  const args = [...leaf.args];
  const texts: Record<string, string | undefined> = {};
  for (const [name, { flags: written, positional }] of Object.entries(command.options)) {
    const value = given[flags.get(name)?.attributeName() ?? name];
    const text = typeof value === "string" ? value : value === true ? "" : undefined;
    const loose = positional ? args.shift() : undefined;
    if (text !== undefined && loose !== undefined) leaf.error(`error: ${written} is given twice`);
    texts[name] = text ?? loose;
  }
  return texts;
}

function placeholder(flags: Option<unknown>["flags"]): string {
  return /<(.+)>/.exec(flags)?.[1] ?? flags;
}

function afterHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ path }) => path.join(" ").length));
  const list = commands.map(({ path, summary }) => `  ${path.join(" ").padEnd(width)}  ${summary}`).join("\n");
  return `
All commands:
${list}

Amounts are baht, Thai digits and commas included; JSON holds whole satang under keys that end in Satang.
Times are Bangkok's in tables, ISO 8601 in JSON.
With -o json stdout is one line, {"ok":true,"data":…} or {"ok":false,"error":{"kind":…,"message":…}}; prose is on stderr.
Passwords are never arguments: they come from a prompt, --password-stdin or SANAM_PASSWORD.
Sessions are kept in SANAM_HOME (default: sanam in the system's folder for settings), one per target and profile.

${exitCodesHelp()}`;
}
