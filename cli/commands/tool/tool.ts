import { ok } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import type { DescribedCommand, DescribedOption } from "../../command-line/described-command.ts";
import { choice, needed, positional, words } from "../../command-line/options.ts";
import { exitCodeMeanings } from "../../output/exit-codes.ts";
import { type JsonObject, raw, table, text } from "../../output/view.ts";

function commandJson({ path, options, examples, ...described }: DescribedCommand): JsonObject {
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

function optionJson({ argument, ...option }: DescribedOption): JsonObject {
  return { ...option, isArgument: argument !== undefined };
}

export const commands = command({
  path: ["commands"],
  summary: "List every command; as JSON with options, values, needs, exit codes and examples",
  needs: [],
  examples: [inMemory("sanam commands"), inMemory("sanam commands --output json")],
  options: {},
  run: (_, { tool }) => {
    const described = tool.commands();
    const sections = [...new Set(described.map(({ section }) => section))];
    return ok({
      data: {
        version: tool.version,
        items: described.map(commandJson),
        options: tool.options().map(optionJson),
        exitCodes: exitCodeMeanings(),
      },
      view: sections.flatMap((title, at) => [
        ...(at === 0 ? [] : [text("")]),
        table(
          [title, "Needs", "Exits", "Summary"],
          described
            .filter(({ section }) => section === title)
            .map(({ path, needs, exitCodes, summary }) => [
              path.join(" "),
              needs.join(", ") || "-",
              exitCodes.join(""),
              summary,
            ]),
          "No commands.",
        ),
      ]),
    });
  },
});

export const help = command({
  path: ["help"],
  summary: "Print the help of a group or a command, or the front page",
  needs: [],
  examples: [inMemory("sanam help wallet withdraw request"), inMemory("sanam help flow"), inMemory("sanam help")],
  options: { command: words("--command <word>", "the words of the command, or the first ones of several") },
  run: ({ command: asked }, { tool }) => {
    const text = tool.help(asked);
    if (!text.ok) return text;
    const commands =
      asked.length === 0 ? [] : tool.commands().filter(({ path }) => asked.every((word, at) => path[at] === word));
    return ok({
      data: { help: text.value.trimEnd(), commands: commands.map(commandJson) },
      view: [raw(text.value.trimEnd())],
    });
  },
});

const SHELLS = ["bash", "zsh", "fish"] as const;

export const completion = command({
  path: ["completion"],
  summary: "Print a script that completes commands, options and values in a shell",
  notes: `It knows the commands, flows and laws of this release: print it again after an update.
bash: put source <(sanam completion bash) into ~/.bashrc
zsh:  put source <(sanam completion zsh) after compinit into ~/.zshrc, or save it as _sanam in a folder of $fpath
fish: save it as ~/.config/fish/completions/sanam.fish`,
  needs: [],
  examples: [
    inMemory("sanam completion bash > sanam-completion.bash"),
    inMemory("sanam completion zsh > _sanam"),
    inMemory("sanam completion fish > sanam.fish"),
  ],
  options: { shell: needed(positional(choice("--shell <shell>", "the shell", SHELLS))) },
  run: async ({ shell }, { tool }) => {
    const { completedTool } = await import("./shells/completed-tool.ts");
    const known = await completedTool(tool);
    const script = await scriptOf[shell]().then((write) => write(known));
    return ok({ data: { shell, script }, view: [raw(script.trimEnd())] });
  },
});

const scriptOf = {
  bash: async () => (await import("./shells/bash-script.ts")).bashScript,
  zsh: async () => (await import("./shells/zsh-script.ts")).zshScript,
  fish: async () => (await import("./shells/fish-script.ts")).fishScript,
} as const;
