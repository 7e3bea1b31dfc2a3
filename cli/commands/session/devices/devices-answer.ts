import type { DeviceSession } from "../../../../core/session/device-session.ts";
import type { Answer } from "../../../output/answer.ts";
import { isoOf, moment, table, yesNo } from "../../../output/view.ts";

export function devicesAnswer(devices: readonly DeviceSession[]): Answer {
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
