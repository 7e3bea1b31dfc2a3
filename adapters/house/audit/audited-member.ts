import type { ActivityAction } from "../../../core/session/activity.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { OptionalKey } from "../engine/answer.ts";
import type { MemberService } from "../member-service.ts";
import { type AuditOrigin, audited, type Details, idOf, originOf } from "./audited.ts";
import type { RecordEntry } from "./record.ts";

type Method = {
  [Name in keyof MemberService]: MemberService[Name] extends (...args: never) => unknown ? Name : never;
}[keyof MemberService];
type Of<Name extends Method> = Parameters<MemberService[Name]>;

/** A member's service that notes every money action and every change of a setting. */
export function auditedMember(
  service: MemberService,
  id: MemberId,
  origin: AuditOrigin,
  record: RecordEntry,
): MemberService {
  const where = originOf(origin);
  const noted = <Args extends readonly unknown[], T>(
    action: ActivityAction,
    call: (...args: Args) => Promise<T>,
    details?: (args: Args, value: unknown) => Details,
  ) => audited(call, record, { action, actor: "member", member: id, ...where }, details);
  const made = (key: OptionalKey, value: unknown, more: Details = {}): Details => ({
    reference: idOf(value),
    key,
    ...more,
  });
  return {
    ...service,
    changePassword: noted("change-password", (...args: Of<"changePassword">) => service.changePassword(...args)),
    changeAddress: noted("change-address", (...args: Of<"changeAddress">) => service.changeAddress(...args)),
    signOutDevice: noted(
      "sign-out-device",
      (...args: Of<"signOutDevice">) => service.signOutDevice(...args),
      ([reference]) => ({ reference }),
    ),
    beginTotp: noted("begin-second-factor", (...args: Of<"beginTotp">) => service.beginTotp(...args)),
    turnOnTotp: noted("turn-on-second-factor", (...args: Of<"turnOnTotp">) => service.turnOnTotp(...args)),
    turnOffTotp: noted("turn-off-second-factor", (...args: Of<"turnOffTotp">) => service.turnOffTotp(...args)),
    beginPasskey: noted("begin-passkey", (...args: Of<"beginPasskey">) => service.beginPasskey(...args)),
    addPasskey: noted("add-passkey", (...args: Of<"addPasskey">) => service.addPasskey(...args)),
    removePasskey: noted(
      "remove-passkey",
      (...args: Of<"removePasskey">) => service.removePasskey(...args),
      ([reference]) => ({ reference }),
    ),
    confirmSession: noted("confirm-session", (...args: Of<"confirmSession">) => service.confirmSession(...args)),
    subscribePush: noted("turn-on-push", (...args: Of<"subscribePush">) => service.subscribePush(...args)),
    unsubscribePush: noted("turn-off-push", (...args: Of<"unsubscribePush">) => service.unsubscribePush(...args)),
    requestDeposit: noted(
      "request-deposit",
      (...args: Of<"requestDeposit">) => service.requestDeposit(...args),
      ([amountSatang, key], value) => made(key, value, { amountSatang }),
    ),
    cancelDeposit: noted(
      "cancel-deposit",
      (...args: Of<"cancelDeposit">) => service.cancelDeposit(...args),
      ([reference, key]) => ({ reference, key }),
    ),
    confirmDeposit: noted(
      "confirm-deposit",
      (...args: Of<"confirmDeposit">) => service.confirmDeposit(...args),
      ([reference, key]) => ({ reference, key }),
    ),
    confirmSlip: noted(
      "confirm-slip",
      (...args: Of<"confirmSlip">) => service.confirmSlip(...args),
      ([, key], value) => made(key, value),
    ),
    requestSlipDeposit: noted(
      "submit-slip",
      (...args: Of<"requestSlipDeposit">) => service.requestSlipDeposit(...args),
      ([, key], value) => made(key, value),
    ),
    requestWithdrawal: noted(
      "request-withdrawal",
      (...args: Of<"requestWithdrawal">) => service.requestWithdrawal(...args),
      ([amountSatang, key], value) => made(key, value, { amountSatang }),
    ),
    retryWithdrawal: noted(
      "retry-withdrawal",
      (...args: Of<"retryWithdrawal">) => service.retryWithdrawal(...args),
      ([reference, key]) => ({ reference, key }),
    ),
    openGame: noted(
      "open-game",
      (...args: Of<"openGame">) => service.openGame(...args),
      ([reference, key]) => ({ reference, key }),
    ),
    cashOut: noted(
      "leave-games",
      (...args: Of<"cashOut">) => service.cashOut(...args),
      ([reference, key]) => ({ reference, key }),
    ),
    transferToBank: noted(
      "leave-games",
      (...args: Of<"transferToBank">) => service.transferToBank(...args),
      ([key]) => ({ key }),
    ),
    claimReward: noted(
      "claim-reward",
      (...args: Of<"claimReward">) => service.claimReward(...args),
      ([reference, key]) => ({ reference, key }),
    ),
    spinWheel: noted(
      "spin-wheel",
      (...args: Of<"spinWheel">) => service.spinWheel(...args),
      ([key], value) => made(key, value),
    ),
    flipCard: noted(
      "flip-card",
      (...args: Of<"flipCard">) => service.flipCard(...args),
      ([, , key], value) => made(key, value),
    ),
    checkIn: noted(
      "check-in",
      (...args: Of<"checkIn">) => service.checkIn(...args),
      ([key]) => ({ key }),
    ),
    affiliate: {
      ...service.affiliate,
      withdraw: noted(
        "withdraw-affiliate",
        (...args: Parameters<MemberService["affiliate"]["withdraw"]>) => service.affiliate.withdraw(...args),
        ([amountSatang, , key], value) => made(key, value, { amountSatang }),
      ),
    },
  };
}
