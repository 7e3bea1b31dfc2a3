import { DAY_MS } from "../../../../core/shared/bangkok-time.ts";
import { err } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { flag, needed, positional } from "../../../command-line/options.ts";
import { durationOption } from "../../../flow/control.ts";
import { usage } from "../../../output/failure.ts";
import { withSandbox } from "../with-sandbox.ts";
import { clockAnswer } from "./clock-answer.ts";

/** What a sandbox takes. */
const LONGEST_MS = 366 * DAY_MS;

export const sandboxClockAdvance = command({
  path: ["sandbox", "clock", "advance"],
  summary: "Move the clock of the sandbox forward; one that stands still stays so",
  needs: ["sandbox"],
  examples: ["sanam sandbox clock advance 3h"],
  options: {
    by: positional(needed(durationOption("--by <time>", "how far: 500ms, 5s, 2m, 3h, 1d"))),
    back: flag("--back", "move it back instead"),
  },
  run: ({ by, back }, context) => {
    if (by > LONGEST_MS) return err(usage("--by takes at most 366d: sanam sandbox clock set goes to any time"));
    return withSandbox(context, async ({ change }) =>
      clockAnswer(await change("/clock", { advanceMs: back ? -by : by })),
    );
  },
});
