import type { ActivityAction } from "../../../core/session/activity.ts";
import type { SiteAction } from "../ports/audit-log.ts";
import type { StaffService } from "../staff/service.ts";
import { type AuditOrigin, audited, type Details, originOf } from "./audited.ts";
import type { RecordEntry } from "./record.ts";

type Of<Name extends keyof StaffService> = Parameters<StaffService[Name]>;

/** The staff's service that notes every decision with the name of who made it. */
export function auditedStaff(
  service: StaffService,
  origin: AuditOrigin,
  record: RecordEntry,
  memberOf: (requestId: string) => Promise<string | undefined>,
): StaffService {
  const where = originOf(origin);
  const noted = <Args extends readonly unknown[], T>(
    action: ActivityAction | SiteAction,
    call: (...args: Args) => Promise<T>,
    details?: (args: Args) => Details,
  ) => audited(call, record, { action, actor: "staff", ...where }, details);
  /** The request is closed after the decision, so its member is read before it. */
  const reviewed =
    <Rest extends readonly unknown[], T>(action: ActivityAction, call: (id: string, ...rest: Rest) => Promise<T>) =>
    async (reference: string, ...rest: Rest): Promise<T> => {
      const member = await memberOf(reference);
      return noted(action, call, () => ({ reference, ...(member !== undefined && { member }) }))(reference, ...rest);
    };
  return {
    ...service,
    approve: reviewed("approve", (...args: Of<"approve">) => service.approve(...args)),
    startPaying: reviewed("start-paying", (...args: Of<"startPaying">) => service.startPaying(...args)),
    reject: reviewed("reject", (...args: Of<"reject">) => service.reject(...args)),
    topUp: noted(
      "give-bonus",
      (...args: Of<"topUp">) => service.topUp(...args),
      ([member, amountSatang]) => ({ member, amountSatang }),
    ),
    givePoints: noted(
      "give-bonus",
      (...args: Of<"givePoints">) => service.givePoints(...args),
      ([member]) => ({ member }),
    ),
    grantLevel: noted(
      "grant-level",
      (...args: Of<"grantLevel">) => service.grantLevel(...args),
      ([member]) => ({ member }),
    ),
    setMaintenance: noted("set-maintenance", (...args: Of<"setMaintenance">) => service.setMaintenance(...args)),
    setProvider: noted(
      "set-provider",
      (...args: Of<"setProvider">) => service.setProvider(...args),
      ([reference]) => ({ reference }),
    ),
    publish: noted("publish", (...args: Of<"publish">) => service.publish(...args)),
  };
}
