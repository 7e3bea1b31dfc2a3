import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { exitCodeMeanings } from "../../output/exit-codes.ts";
import { table, text } from "../../output/view.ts";
import { commandJson, optionJson } from "./command-json.ts";

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
