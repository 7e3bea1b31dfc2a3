import { command } from "../../../command-line/command.ts";
import { withSandbox } from "../with-sandbox.ts";
import { faultList } from "./fault-list.ts";

export const sandboxFaultClear = command({
  path: ["sandbox", "fault", "clear"],
  summary: "Take back all ordered faults",
  options: {},
  run: (_, context) => withSandbox(context, async ({ change }) => faultList(await change("/faults/clear", {}))),
});
