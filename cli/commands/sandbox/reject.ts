import { command } from "../../command-line/command.ts";
import { textOption, withDefault } from "../../command-line/options.ts";
import { DECISION_OPTIONS, decide } from "./decide.ts";

export const sandboxReject = command({
  path: ["sandbox", "reject"],
  summary: "Reject a request as staff",
  needs: ["sandbox"],
  examples: ['sanam sandbox reject REQUEST_ID --reason "Name differs"'],
  options: {
    ...DECISION_OPTIONS,
    reason: withDefault(textOption("--reason <text>", "the reason that the member reads"), "ทดสอบการปฏิเสธรายการ"),
  },
  run: ({ id, by, reason }, context) =>
    decide(context, { id, by, control: "reject", done: "rejected", more: { reason } }),
});
