import { command } from "../../command-line/command.ts";
import { DECISION_OPTIONS, decide } from "./decide.ts";

export const sandboxApprove = command({
  path: ["sandbox", "approve"],
  summary: "Approve a request as staff: credit a deposit or slip, pay a withdrawal, grant a claim",
  needs: ["sandbox"],
  examples: ["sanam sandbox approve REQUEST_ID"],
  options: DECISION_OPTIONS,
  run: ({ id, by }, context) => decide(context, { id, by, control: "approve", done: "approved" }),
});
