import { ok } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { text } from "../../../output/view.ts";
import { withSandbox } from "../with-sandbox.ts";

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
