import type { ExitCode } from "../output/exit-codes.ts";

/**
 * What a command needs beside the command line.
 * - `target`: a backend, which it calls; `member`: also a member who is signed in there
 * - `sandbox`: a backend with the controls of a sandbox
 * - `staff`: a house with the rows of staff, or a sandbox
 * - `journal`: the journal of a house, in a folder or a database
 * - `site`: the built site
 */
export type CommandNeed = "target" | "member" | "sandbox" | "staff" | "journal" | "site";

/** What a shell offers as a value: files, folders, or the names of one of our lists. */
export type Offer = "files" | "folders" | "flows" | "laws" | "calls";

/** A command as data: for scripts, and for what completes it in a shell. */
export interface DescribedCommand {
  readonly path: readonly string[];
  readonly section: string;
  readonly summary: string;
  readonly notes: string | undefined;
  readonly needs: readonly CommandNeed[];
  readonly options: readonly DescribedOption[];
  readonly exitCodes: readonly ExitCode[];
  readonly examples: readonly { readonly line: string; readonly runsInMemory: boolean }[];
}

export interface DescribedOption {
  /** `--output`, with its short form if it has one. */
  readonly name: string;
  readonly short: string | undefined;
  /** `<format>`; undefined for an option without a value. */
  readonly value: string | undefined;
  readonly about: string;
  readonly required: boolean;
  readonly default: string | undefined;
  /** All values that it takes, where they are few. */
  readonly values: readonly string[] | undefined;
  readonly offers: Offer | undefined;
  /** Whether its value may be given as an argument, and whether it takes all of them. */
  readonly argument: "one" | "all" | undefined;
}
