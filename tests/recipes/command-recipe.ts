import { addImport, appendToBlock } from "./edit-source.ts";
import { camelCase, contextAndName } from "./names.ts";
import type { Recipe } from "./recipe.ts";

/** A command of the tool: its file, its line in the command table, and a test that runs it. */
export const commandRecipe: Recipe = {
  nameHelp: "CONTEXT/NAME, such as wallet/bonus-cap, for the words `sanam wallet bonus-cap`",
  changes: (given) => {
    const { context, name } = contextAndName(given);
    const exported = camelCase(`${context}-${name}`);
    return [
      { path: `cli/commands/${context}/${name}.ts`, create: commandFile(context, name) },
      { path: `tests/cli/commands/${context}/${name}.test.ts`, create: testFile(context, name) },
      {
        path: "cli/command-table.ts",
        edit: (text) =>
          appendToBlock(
            addImport(text, exported, `./commands/${context}/${name}.ts`),
            /export const COMMANDS: readonly Command\[\] = \[/,
            `  ${exported},`,
          ),
      },
    ];
  },
  nextSteps: (given) => {
    const { context, name } = contextAndName(given);
    return [
      `Write the command in cli/commands/${context}/${name}.ts: options from command-line/options.ts, a use case of the core, a view from output/view.ts.`,
      "Move its line in cli/command-table.ts to the place where the help should list it.",
      `Expect real output in tests/cli/commands/${context}/${name}.test.ts.`,
    ];
  },
};

const commandFile = (context: string, name: string): string => `import { err } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";

export const ${camelCase(`${context}-${name}`)} = command({
  path: ["${context}", "${name}"],
  summary: "Say in one line what the command does",
  needs: [],
  examples: ["sanam ${context} ${name}"],
  options: {},
  run: () => err({ kind: "unexpected", message: "the command ${context} ${name} is not written" }),
});
`;

const testFile = (context: string, name: string): string => `import { expect, test } from "vitest";
import { runJson } from "../../run-cli.ts";

test("answers with data", async () => {
  const answer = await runJson(["${context}", "${name}"]);
  expect(answer).toMatchObject({ exit: 0, ok: true });
});
`;
