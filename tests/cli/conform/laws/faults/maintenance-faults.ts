import { type Fault, idleControl, replies } from "../fault.ts";

export const MAINTENANCE_FAULTS: Readonly<Record<string, Fault>> = {
  "maintenance/closes-everything-but-the-site": idleControl("/maintenance"),
  "maintenance/keys-outlive-it": replies("withdraw", (reply, count) =>
    count === 2 ? { ...reply, id: "another" } : reply,
  ),
};
