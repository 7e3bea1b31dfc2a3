import type { Result } from "../../core/shared/result.ts";
import type { DescribedCommand, DescribedOption } from "../command-line/described-command.ts";
import type { Failure } from "../output/failure.ts";

/** What the tool knows about itself. */
export interface Tool {
  readonly version: string;
  /** In the order of the help, without those that the brand switches off. */
  readonly commands: () => readonly DescribedCommand[];
  /** The options that every command takes. */
  readonly options: () => readonly DescribedOption[];
  /** A description of each group of commands, by its words. */
  readonly groups: Readonly<Record<string, string>>;
  /** The help of a group or a command; of the whole tool for no words. */
  readonly help: (words: readonly string[]) => Result<string, Failure>;
  /** The names of the flows that we ship. */
  readonly flowNames: () => Promise<readonly string[]>;
}
