import { command } from "../../../command-line/command.ts";
import { withSandbox } from "../with-sandbox.ts";
import { clockAnswer } from "./clock-answer.ts";

export const sandboxClockShow = command({
  path: ["sandbox", "clock", "show"],
  summary: "Show the time of the sandbox, and whether its clock stands still",
  needs: ["sandbox"],
  examples: ["sanam sandbox clock show"],
  options: {},
  run: (_, context) => withSandbox(context, async ({ read }) => clockAnswer(await read("/clock"))),
});
