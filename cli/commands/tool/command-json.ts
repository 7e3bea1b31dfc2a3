import type { DescribedCommand, DescribedOption } from "../../command-line/described-command.ts";
import type { JsonObject } from "../../output/json.ts";

export function commandJson({ path, options, examples, ...described }: DescribedCommand): JsonObject {
  return {
    name: path.join(" "),
    path,
    ...described,
    arguments: options.flatMap((option) => (option.argument === undefined ? [] : [argumentJson(option)])),
    options: options.map(optionJson),
    examples: examples.map((example) => ({ ...example })),
  };
}

function argumentJson({ name, value, about, required, argument }: DescribedOption): JsonObject {
  return { name: value?.slice(1, -1) ?? name, option: name, about, required, takesAll: argument === "all" };
}

export function optionJson({ argument, ...option }: DescribedOption): JsonObject {
  return { ...option, isArgument: argument !== undefined };
}
