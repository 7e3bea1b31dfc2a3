import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { devicesAnswer } from "./devices-answer.ts";

export const devicesList = command({
  path: ["devices", "list"],
  summary: "List the devices on which the member is signed in",
  needs: ["member"],
  examples: [inMemory("sanam devices list")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.devices.devices(), devicesAnswer);
  },
});
