import { type Fault, idleControl, refuses } from "../fault.ts";

export const MAINTENANCE_FAULTS: Readonly<Record<string, Fault>> = {
  "maintenance/closes-everything-but-the-site": idleControl("/maintenance"),
  "maintenance/keys-outlive-it": refuses("withdraw", "maintenance", (count) => count === 2),
};
