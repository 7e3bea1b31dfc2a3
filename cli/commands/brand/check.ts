import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { files, flag } from "../../command-line/options.ts";
import { table, text } from "../../output/view.ts";
import { brandRefusal } from "../../runtime/brand-refusal.ts";
import { problemLine } from "../../runtime/problem-line.ts";

export const brandCheck = command({
  path: ["brand", "check"],
  summary: "Check brand files: every problem with its field and its remedy; changes nothing",
  needs: [],
  exits: [3],
  examples: ["sanam brand check brands/*.json", "sanam brand check play.json --online --output json"],
  notes: `Give all brands of a site at once: two must not have the same id or hostname.
Exits with 0 when all is well, with 3 and error.problems for problems, with 2 for a file that cannot be read.`,
  options: {
    files: files("--file <file>", "the brand files"),
    online: flag("--online", "also ask for the pictures and pages of other servers"),
  },
  run: async (input, context) => {
    const checked = await context.checkBrands(input.files, { online: input.online });
    const { problems, notes } = checked;
    for (const problem of problems) context.say(problemLine(problem));
    if (problems.length > 0) return err(brandRefusal(input.files, checked));
    return ok({
      data: { files: [...input.files], notes: notes.map((note) => ({ ...note })) },
      view: [
        text(`${input.files.length === 1 ? "The brand file is" : `All ${input.files.length} brand files are`} right.`),
        table(
          ["File", "Field", "Note"],
          notes.map(({ file, path, note }) => [file, path, note]),
          "No notes.",
        ),
      ],
    });
  },
});
