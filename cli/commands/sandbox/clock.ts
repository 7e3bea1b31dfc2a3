import { DAY_MS, parseInstant, toIso } from "../../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type CommandResult, command } from "../../command-line/command.ts";
import { flag, momentOption, needed, positional } from "../../command-line/options.ts";
import { durationOption } from "../../flow/control.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { partsOf, textOf } from "../../output/reply-parts.ts";
import { fields, type Json, moment } from "../../output/view.ts";
import { withSandbox } from "./with-sandbox.ts";

/** The clock, as a control of the sandbox describes it. */
function clockAnswer(reply: Result<Json, Failure>): CommandResult {
  if (!reply.ok) return reply;
  const { now, pinned } = partsOf(reply.value);
  return ok({
    data: { now: now ?? null, pinned: pinned === true },
    view: [fields({ Now: moment(parseInstant(textOf(now))), Clock: pinned === true ? "stands still" : "runs" })],
  });
}

export const sandboxClockShow = command({
  path: ["sandbox", "clock", "show"],
  summary: "Show the time of the sandbox, and whether its clock stands still",
  needs: ["sandbox"],
  examples: ["sanam sandbox clock show"],
  options: {},
  run: (_, context) => withSandbox(context, async ({ read }) => clockAnswer(await read("/clock"))),
});

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

export const sandboxClockReal = command({
  path: ["sandbox", "clock", "real"],
  summary: "Return the clock of the sandbox to the real time",
  needs: ["sandbox"],
  examples: ["sanam sandbox clock real"],
  options: {},
  run: (_, context) => withSandbox(context, async ({ change }) => clockAnswer(await change("/clock", { real: true }))),
});
