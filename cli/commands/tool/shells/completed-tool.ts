import type { DescribedCommand, DescribedOption, Offer } from "../../../command-line/described-command.ts";
import type { Tool } from "../../../runtime/command-context.ts";

/** What the scripts of all shells are made of. */
export interface CompletedTool {
  readonly version: string;
  readonly commands: readonly DescribedCommand[];
  /** The options that every command takes. */
  readonly options: readonly DescribedOption[];
  /** What may come after the words of a group; after no word, the groups and the commands of one word. */
  readonly groups: readonly CompletedGroup[];
  readonly lists: Readonly<Record<ListName, readonly string[]>>;
}

export interface CompletedGroup {
  readonly path: string;
  readonly next: readonly { readonly word: string; readonly about: string }[];
}

export type ListName = Exclude<Offer, "files" | "folders">;

/** Of these, one value may name several, with commas between. */
export const LISTS_WITH_COMMAS: ReadonlySet<Offer> = new Set(["laws"]);

/** No shell reads one of these letters as more than itself, so no script has to quote a value. */
const PLAIN = /^[\w./@%+,-]+$/;

export async function completedTool(tool: Tool): Promise<CompletedTool> {
  const commands = tool.commands();
  // The laws and the schemas take time to load, and no other command needs all of them.
  const { LAWS } = await import("../../../conform/laws/laws.ts");
  const { ROW_NAMES } = await import("../../../conform/engine/rows.ts");
  const laws = LAWS.map(({ id }) => id);
  const options = [...tool.options(), HELP].map((option) =>
    plainValues(option.name === "--target" ? TARGET(option) : option),
  );
  return {
    version: tool.version,
    commands: commands.map((command) => ({ ...command, options: command.options.map(plainValues) })),
    options,
    groups: groupsOf(commands, tool.groups),
    lists: {
      flows: (await tool.flowNames()).filter(isPlain),
      laws: [...new Set([...laws.map(familyOf), ...laws, "rows", ...ROW_NAMES])].filter(isPlain),
      calls: [...ROW_NAMES].filter(isPlain),
    },
  };
}

const HELP: DescribedOption = {
  name: "--help",
  short: "-h",
  value: undefined,
  about: "print the help",
  required: false,
  default: undefined,
  values: undefined,
  offers: undefined,
  argument: undefined,
};

/** An address cannot be offered: bash would cut it at its colon. */
const TARGET = (option: DescribedOption): DescribedOption => ({ ...option, values: ["memory"] });

function familyOf(law: string): string {
  return law.replace(/\/.*/, "");
}

function plainValues(option: DescribedOption): DescribedOption {
  return { ...option, values: option.values?.filter(isPlain) };
}

function isPlain(value: string): boolean {
  return PLAIN.test(value);
}

function groupsOf(
  commands: readonly DescribedCommand[],
  abouts: Readonly<Record<string, string>>,
): readonly CompletedGroup[] {
  const groups = new Map<string, Map<string, string>>();
  for (const { path, summary } of commands) {
    path.forEach((word, at) => {
      const above = path.slice(0, at).join(" ");
      const next = groups.get(above) ?? new Map<string, string>();
      groups.set(above, next);
      const own = path.slice(0, at + 1).join(" ");
      next.set(word, at === path.length - 1 ? summary : (abouts[own] ?? own));
    });
  }
  return [...groups].map(([path, next]) => ({ path, next: [...next].map(([word, about]) => ({ word, about })) }));
}

/** What a script knows about the value of an option: its values, or a list by its name behind a colon, or nothing. */
export function kindOf({ offers, values }: DescribedOption): string {
  return offers === undefined ? (values?.join(" ") ?? "") : `:${offers}`;
}

/** How a shell writes the cases of options. */
export interface CaseStyle {
  readonly one: (pattern: string, option: DescribedOption) => string;
  /** For an option of every command. */
  readonly ofAll: (name: string) => string;
  readonly or: string;
}

/** The cases of the options that have a value: those of each command, then those of every command. */
export function valueCases({ commands, options }: CompletedTool, { one, ofAll, or }: CaseStyle): string {
  const own = commands.flatMap(({ path, options: mine }) =>
    mine.map((option) => [`'${path.join(" ")} ${option.name}'`, option] as const),
  );
  const all = options.map((option) => {
    const names = option.short === undefined ? [option.name] : [option.name, option.short];
    return [names.map(ofAll).join(or), option] as const;
  });
  return [...own, ...all]
    .flatMap(([pattern, option]) => (option.value === undefined ? [] : [one(pattern, option)]))
    .join("\n");
}

/** The cases of the arguments of each command; one that takes all of them has a star in place of its number. */
export function argumentCases(
  { commands }: CompletedTool,
  one: (path: string, place: string, option: string) => string,
): string {
  return commands
    .flatMap(({ path, options }) =>
      options
        .filter(({ argument }) => argument !== undefined)
        .map(({ name, argument }, at) => one(path.join(" "), argument === "all" ? "*" : String(at), name)),
    )
    .join("\n");
}
