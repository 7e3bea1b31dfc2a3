import { EXIT, type ExitCode } from "../output/exit-codes.ts";
import { type Command, lineOf } from "./command.ts";
import type { DescribedCommand, DescribedOption, Offer } from "./described-command.ts";
import type { Option } from "./options.ts";
import { sectionOf } from "./sections.ts";

/** By the beginning of the placeholder: `<file>`, `<file.har>`. */
const OFFER_OF_VALUE: readonly (readonly [beginning: RegExp, Offer])[] = [
  [/^<(file|picture|png)\b/, "files"],
  [/^<folder\b/, "folders"],
  [/^<call\b/, "calls"],
];

export function describeCommand(command: Command): DescribedCommand {
  const { path, summary, notes, needs, examples, options } = command;
  return {
    path,
    section: sectionOf(path[0]),
    summary,
    notes,
    needs,
    options: Object.values(options).map(describeOption),
    exitCodes: exitCodesOf(command),
    examples: examples.map((example) => ({ line: lineOf(example), runsInMemory: typeof example !== "string" })),
  };
}

/** Also for an option that every command takes. */
export function describeOption(
  option: Pick<Option<unknown>, "flags" | "about"> & Partial<Option<unknown>>,
): DescribedOption {
  const { flags, about, required = false, fallback, values, offers, positional, variadic } = option;
  const value = /[<[].+[>\]]$/.exec(flags)?.[0];
  return {
    name: /--[\w-]+/.exec(flags)?.[0] ?? flags,
    short: /^-\w/.exec(flags)?.[0],
    value,
    about,
    required,
    default: fallback,
    values,
    offers: offers ?? OFFER_OF_VALUE.find(([beginning]) => beginning.test(value ?? ""))?.[1],
    argument: positional ? (variadic ? "all" : "one") : undefined,
  };
}

/** The codes that a run of it may end with: what it needs may be missing or fail, and its values may be refused. */
function exitCodesOf({ needs, exits = [], options }: Command): readonly ExitCode[] {
  const calls = needs.some((need) => need !== "journal" && need !== "site");
  const codes = new Set<ExitCode>([EXIT.success, EXIT.unexpected, EXIT.usage, EXIT.interrupted, ...exits]);
  if (calls || Object.values(options).some(({ flags }) => flags.includes("<baht>"))) codes.add(EXIT.refused);
  if (needs.includes("member") || needs.includes("staff")) codes.add(EXIT.notSignedIn);
  if (calls || needs.includes("journal")) codes.add(EXIT.unreachable);
  if (calls) codes.add(EXIT.contract);
  return [...codes].sort((one, other) => one - other);
}
