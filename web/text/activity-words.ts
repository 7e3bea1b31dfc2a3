import { activityText as text } from "#text/session/activity.ts";
import type { Activity, ActivityAction } from "../../core/session/activity.ts";
import { formatBaht } from "../../core/shared/money.ts";

/** What was done. An action that we do not know is shown in the backend's word. */
export function activityTitle({ action, amountSatang }: Activity): string {
  const words = Object.hasOwn(text.action, action) ? text.action[action as ActivityAction] : action;
  return amountSatang === undefined ? words : `${words} ${formatBaht(amountSatang)}`;
}

/** With which device and from where, or that it was staff. */
export function activityOrigin({ by, device, address }: Activity): string {
  if (by === "staff") return text.staff;
  return [device, address && text.from(address)].filter(Boolean).join(" ");
}
