import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { flag, needed, positional, textOption, withDefault } from "../../command-line/options.ts";
import { text } from "../../output/view.ts";

export const flowRecord = command({
  path: ["flow", "record"],
  summary: "Write a flow of commands, typed or piped one a line, or of a recording of the site (HAR)",
  needs: [],
  exits: [3, 4, 5, 6, 7],
  examples: [
    `printf 'session login gold\\nwallet credit\\n' | SANAM_PASSWORD=demo1234 sanam flow record bug.yaml --target memory`,
    "sanam flow record bug.yaml --har site.har",
  ],
  notes: `The lines are commands of this tool without "sanam", and controls such as: sandbox approve --request D-1
Passwords come from SANAM_PASSWORD and SANAM_NEW_PASSWORD and are not written. What an answer gave and a later line uses
becomes a captured value; user names, phones and accounts that register become new ones in each run.`,
  options: {
    file: needed(positional(textOption("--file <file>", "the flow's file"))),
    title: withDefault(textOption("--title <text>", "the flow's title"), "Recorded"),
    har: textOption("--har <file>", "make the flow of a browser's recording (HAR); nothing is called"),
    sandbox: flag("--sandbox", "run on a sandbox of this process behind HTTP, instead of --target"),
    force: flag("--force", "write over an existing file"),
  },
  run: async ({ sandbox, ...settings }, context) => {
    const recorded = await context.recordFlow({ ...settings, ownSandbox: sandbox });
    if (!recorded.ok) return recorded;
    const { file, steps, complaints, leftOut } = recorded.value;
    const problems = complaints.map(({ line, column, problem }) => `${file}:${line}:${column}: ${problem}`);
    return ok({
      data: { file, steps, problems, leftOut: [...leftOut] },
      view: [
        text(`Written: ${file}, ${steps} steps.`),
        ...problems.map(text),
        ...(leftOut.length > 0 ? [text(`Left out: ${leftOut.join(", ")}.`)] : []),
      ],
    });
  },
});
