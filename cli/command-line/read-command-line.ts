import { CommanderError } from "commander";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { COMMANDS, GROUPS } from "../command-table.ts";
import { type Failure, usage } from "../output/failure.ts";
import type { OutputFormat } from "./globals.ts";
import { type Chosen, createProgram } from "./program.ts";

/** What a command line asks for: a command, or one of the texts that the grammar itself knows. */
export type Asked =
  | { readonly asked: "command"; readonly chosen: Chosen }
  | { readonly asked: "help" | "version"; readonly text: string };

/** A command line that asks for nothing; `help` says what it could have asked for. */
export type Mistake = Failure & { readonly help?: string };

/** Reads the words after the program's name. */
export function readCommandLine(argv: readonly string[]): Result<Asked, Mistake> {
  const said = { out: "", err: "" };
  let chosen: Chosen | undefined;
  const program = createProgram({
    argv,
    commands: COMMANDS,
    groups: GROUPS,
    onChosen: (command) => {
      chosen = command;
    },
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
  });
  try {
    program.parse(argv, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) {
      return ok({ asked: error.code === "commander.version" ? "version" : "help", text: said.out });
    }
    // Words are missing: commander then shows the help and has no message of its own.
    if (error.code === "commander.help") return err({ ...usage("name a command"), help: said.err });
    return err(usage(withoutValues(error.message)));
  }
  return chosen ? ok({ asked: "command", chosen }) : err(usage("name a command"));
}

/** What a person typed where nothing belongs may be a password, and messages end in logs. */
function withoutValues(message: string): string {
  return message
    .replace(/^error: /, "")
    .replace(/( but got \d+): [^]*$/, "$1.")
    .replace(/('--?[^'=]+)=[^]*?'/, "$1'")
    .replace(/\s*\n\s*/g, " ");
}

/** Read ahead of everything else, so that a mistake anywhere on the command line is told in the format asked for. */
export function wantedFormat(argv: readonly string[]): OutputFormat {
  let format = "";
  argv.forEach((word, index) => {
    if (word === "-o" || word === "--output") format = argv[index + 1] ?? "";
    else if (word.startsWith("--output=")) format = word.slice("--output=".length);
    else if (/^-o./.test(word)) format = word.slice(2);
  });
  return format === "json" ? "json" : "table";
}
