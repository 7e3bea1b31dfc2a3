import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { words } from "../../command-line/options.ts";
import { raw } from "../../output/view.ts";
import { commandJson } from "./command-json.ts";

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
