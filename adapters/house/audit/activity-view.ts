import type { Activity } from "../../../core/session/activity.ts";
import { deviceTitle } from "../../../core/session/device-title.ts";
import { shortAddress } from "../../../core/session/short-address.ts";
import { satang } from "../../../core/shared/money.ts";
import type { AuditRecord } from "../ports/audit-log.ts";

/** An entry as its member sees it: without the names of staff and without whole addresses. */
export function activityView(record: AuditRecord): Activity {
  const { id, at, action, outcome, actor, address, userAgent, amountSatang, reference } = record;
  const byStaff = actor === "staff";
  return {
    id,
    at,
    action,
    outcome,
    by: byStaff ? "staff" : "member",
    device: byStaff ? undefined : deviceTitle(userAgent),
    address: byStaff || address === undefined ? undefined : shortAddress(address),
    amountSatang: amountSatang === undefined ? undefined : satang(amountSatang),
    reference,
  };
}
