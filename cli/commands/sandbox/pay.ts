import { command } from "../../command-line/command.ts";
import { DECISION_OPTIONS, decide } from "./decide.ts";

export const sandboxPay = command({
  path: ["sandbox", "pay"],
  summary: "Begin to pay a withdrawal as staff: its status is paying until `sandbox approve` ends it",
  needs: ["sandbox"],
  examples: ["sanam sandbox pay REQUEST_ID"],
  options: DECISION_OPTIONS,
  run: ({ id, by }, context) => decide(context, { id, by, control: "start-paying", done: "being paid" }),
});
