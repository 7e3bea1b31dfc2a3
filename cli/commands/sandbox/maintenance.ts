import { toIso } from "../../../core/shared/bangkok-time.ts";
import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { momentOption } from "../../command-line/options.ts";
import { moment, text } from "../../output/view.ts";
import { withSandbox } from "./with-sandbox.ts";

export const sandboxMaintenanceOn = command({
  path: ["sandbox", "maintenance", "on"],
  summary: "Close the sandbox's site for maintenance",
  needs: ["sandbox"],
  examples: ["sanam sandbox maintenance on --until 2026-11-20T14:00:00+07:00"],
  options: { until: momentOption("--until <time>", "the announced end, with its zone") },
  run: ({ until }, context) =>
    withSandbox(context, async ({ change }) => {
      const end = until === undefined ? {} : { until: toIso(until) };
      const reply = await change("/maintenance", { on: true, ...end });
      if (!reply.ok) return reply;
      const announced = until === undefined ? "without an announced end" : `until ${moment(until)}`;
      return ok({ data: { maintenance: true, ...end }, view: [text(`The site is closed, ${announced}.`)] });
    }),
});

export const sandboxMaintenanceOff = command({
  path: ["sandbox", "maintenance", "off"],
  summary: "Open the sandbox's site again",
  needs: ["sandbox"],
  examples: ["sanam sandbox maintenance off"],
  options: {},
  run: (_, context) =>
    withSandbox(context, async ({ change }) => {
      const reply = await change("/maintenance", { on: false });
      return reply.ok ? ok({ data: { maintenance: false }, view: [text("The site is open.")] }) : reply;
    }),
});
