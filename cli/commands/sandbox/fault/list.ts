import { command } from "../../../command-line/command.ts";
import { withSandbox } from "../with-sandbox.ts";
import { faultList } from "./fault-list.ts";

export const sandboxFaultList = command({
  path: ["sandbox", "fault", "list"],
  summary: "List the ordered faults that calls still get, oldest first",
  needs: ["sandbox"],
  examples: ["sanam sandbox fault list"],
  options: {},
  run: (_, context) => withSandbox(context, async ({ read }) => faultList(await read("/faults"))),
});
