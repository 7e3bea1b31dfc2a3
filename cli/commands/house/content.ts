import { problemLine } from "../../../contracts/operator-files/fields.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { needed, positional, textOption } from "../../command-line/options.ts";
import { fields } from "../../output/view.ts";

export const houseContentCheck = command({
  path: ["house", "content", "check"],
  summary: "Check the content file of a house: every problem with its field and its remedy; changes nothing",
  needs: [],
  exits: [3],
  examples: ["sanam house content check content.json", "sanam house content check content.json --output json"],
  notes:
    "Exits with 0 when all is well and says what the house offers then, with 3 and error.problems for problems, with 2\nfor a file that cannot be read.",
  options: { file: needed(positional(textOption("--file <file>", "what SANAM_CONTENT names"))) },
  run: async ({ file }, context) => {
    const checked = await context.checkContent(file);
    if (!checked.ok) {
      const { problems, unread } = checked.error;
      for (const problem of problems) context.say(problemLine({ file, ...problem }));
      const count = problems.length === 1 ? "one problem" : `${problems.length} problems`;
      return err({
        // A file that cannot be read is a mistake of the command line.
        kind: unread ? "usage" : "refused",
        message: `${count} in ${file}`,
        details: { code: "content-wrong", problems: problems.map((problem) => ({ file, ...problem })) },
      });
    }
    const { offered, closed } = checked.value;
    return ok({
      data: { file, offered: [...offered], closed: [...closed] },
      view: [
        fields({
          Content: "right",
          Offers: offered.join(", ") || "accounts only",
          "Not offered": closed.join(", ") || "nothing",
        }),
      ],
    });
  },
});
