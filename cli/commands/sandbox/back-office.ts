import { DAY_MS } from "../../../core/shared/bangkok-time.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { choice, positional } from "../../command-line/options.ts";
import { durationOption } from "../../flow/control.ts";
import { usage } from "../../output/failure.ts";
import { text } from "../../output/view.ts";
import { partsOf, textOf, withSandbox } from "./with-sandbox.ts";

export const sandboxBackOffice = command({
  path: ["sandbox", "back-office"],
  summary: "Show or set who decides requests: the sandbox after some time, or `sandbox approve` and `reject`",
  needs: ["sandbox"],
  examples: ["sanam sandbox back-office", "sanam sandbox back-office waiting"],
  options: {
    mode: positional(choice("--mode <mode>", "who decides", ["automatic", "waiting"])),
    after: durationOption("--after <time>", "with automatic: how long each decision takes; 3s by default"),
  },
  run: ({ mode, after }, context) => {
    if (after !== undefined && mode !== "automatic") return err(usage("--after needs automatic"));
    if (after !== undefined && after > DAY_MS) return err(usage("--after takes at most 1d"));
    return withSandbox(context, async ({ read, change }) => {
      const reply =
        mode === undefined ? await read("") : await change("/back-office", { mode, ...(after && { afterMs: after }) });
      if (!reply.ok) return reply;
      const { backOffice = reply.value } = partsOf(reply.value);
      const { mode: now, afterMs } = partsOf(backOffice);
      const said =
        now === "automatic"
          ? `Requests are decided automatically, ${Number(afterMs) / 1000} s after each step.`
          : "Requests wait for a decision.";
      return ok({ data: { mode: textOf(now), ...(afterMs !== undefined && { afterMs }) }, view: [text(said)] });
    });
  },
});
