import { toIso } from "../../../../core/shared/bangkok-time.ts";
import { command } from "../../../command-line/command.ts";
import { flag, momentOption, needed, positional } from "../../../command-line/options.ts";
import { withSandbox } from "../with-sandbox.ts";
import { clockAnswer } from "./clock-answer.ts";

export const sandboxClockSet = command({
  path: ["sandbox", "clock", "set"],
  summary: "Set the clock of the sandbox, which stands still there",
  needs: ["sandbox"],
  examples: ["sanam sandbox clock set 2026-11-20T23:59:59+07:00 --running"],
  notes: "A stream of events never goes back in time: after a jump far back, `sandbox reset` is best.",
  options: {
    at: positional(needed(momentOption("--at <time>", "the time with its zone, such as 2026-11-20T23:59:59+07:00"))),
    running: flag("--running", "the clock goes on from there"),
  },
  run: ({ at, running }, context) =>
    withSandbox(context, async ({ change }) =>
      clockAnswer(await change("/clock", { set: toIso(at), pinned: !running })),
    ),
});
