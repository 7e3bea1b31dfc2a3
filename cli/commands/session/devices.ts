import type { DeviceSession } from "../../../core/session/device-session.ts";
import { err, mapOk } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import { flag, nextPage, PAGING, positional, textOption } from "../../command-line/options.ts";
import { usage } from "../../output/failure.ts";
import type { Answer } from "../../output/print.ts";
import { isoOf, moment, money, table, yesNo } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";

function devicesAnswer(devices: readonly DeviceSession[]): Answer {
  return {
    data: {
      items: devices.map(({ signedInAt, lastSeenAt, ...device }) => ({
        ...device,
        signedInAt: isoOf(signedInAt),
        lastSeenAt: isoOf(lastSeenAt),
      })),
    },
    view: [
      table(
        ["Id", "Device", "Address", "Signed in", "Last seen", "This one"],
        devices.map(({ id, title, address, signedInAt, lastSeenAt, current }) => [
          id,
          title,
          address ?? "-",
          moment(signedInAt),
          moment(lastSeenAt),
          yesNo(current),
        ]),
        "No device is signed in.",
      ),
    ],
  };
}

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

export const devicesActivity = command({
  path: ["devices", "activity"],
  summary: "List what was done in the member's name, and from where, newest first",
  needs: ["member"],
  examples: [inMemory("sanam devices activity --limit 5")],
  options: PAGING,
  run: async (query, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.devices.activity(query), (page) => ({
      data: { items: page.items.map(({ at, ...item }) => ({ ...item, at: isoOf(at) })), next: page.next },
      view: [
        table(
          ["At", "Action", "Outcome", "By", "Amount>", "Reference", "Device", "Address"],
          page.items.map(({ at, action, outcome, by, amountSatang, reference, device, address }) => [
            moment(at),
            action,
            outcome,
            by,
            amountSatang === undefined ? "" : money(amountSatang),
            reference ?? "",
            device ?? "",
            address ?? "",
          ]),
          "Nothing was noted yet.",
        ),
        ...nextPage(page),
      ],
    }));
  },
});
