import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { choice, needed, positional } from "../../command-line/options.ts";
import { raw } from "../../output/view.ts";

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
