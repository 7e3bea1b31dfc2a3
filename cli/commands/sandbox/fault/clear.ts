import { command } from "../../../command-line/command.ts";
import { withSandbox } from "../with-sandbox.ts";
import { faultList } from "./fault-list.ts";

export const sandboxFaultClear = command({
  path: ["sandbox", "fault", "clear"],
  summary: "Take back all ordered faults",
  needs: ["sandbox"],
  examples: ["sanam sandbox fault clear"],
  options: {},
  run: (_, context) => withSandbox(context, async ({ change }) => faultList(await change("/faults/clear", {}))),
});
