import { err, mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { flag, positional, textOption } from "../../../command-line/options.ts";
import { usage } from "../../../output/failure.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { devicesAnswer } from "./devices-answer.ts";

export const devicesClose = command({
  path: ["devices", "close"],
  summary: "Sign out one device, or every other one with --others",
  needs: ["member"],
  examples: [inMemory("sanam devices close --others"), "sanam devices close DEVICE_ID"],
  options: {
    id: positional(textOption("--id <id>", "the id of the device in `devices list`")),
    others: flag("--others", "every device but this one"),
  },
  run: async ({ id, others }, context) => {
    if ((id === undefined) !== others) return err(usage("give the id of a device, or --others"));
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.devices.signOutDevice(id), devicesAnswer);
  },
});
