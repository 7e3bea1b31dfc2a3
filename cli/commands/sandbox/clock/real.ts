import { command } from "../../../command-line/command.ts";
import { withSandbox } from "../with-sandbox.ts";
import { clockAnswer } from "./clock-answer.ts";

export const sandboxClockReal = command({
  path: ["sandbox", "clock", "real"],
  summary: "Return the clock of the sandbox to the real time",
  needs: ["sandbox"],
  examples: ["sanam sandbox clock real"],
  options: {},
  run: (_, context) => withSandbox(context, async ({ change }) => clockAnswer(await change("/clock", { real: true }))),
});
