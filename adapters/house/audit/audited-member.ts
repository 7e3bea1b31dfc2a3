import type { ActivityAction } from "../../../core/session/activity.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { OptionalKey } from "../engine/answer.ts";
import type { MemberService } from "../member-service.ts";
import { type AuditOrigin, audited, type Details, idOf, originOf } from "./audited.ts";
import type { RecordEntry } from "./record.ts";

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
    changePassword: noted("change-password", service.changePassword),
    changeAddress: noted("change-address", service.changeAddress),
    signOutDevice: noted("sign-out-device", service.signOutDevice, ([reference]) => ({ reference })),
    requestDeposit: noted("request-deposit", service.requestDeposit, ([amountSatang, key], value) =>
      made(key, value, { amountSatang }),
    ),
    cancelDeposit: noted("cancel-deposit", service.cancelDeposit, ([reference, key]) => ({ reference, key })),
    confirmDeposit: noted("confirm-deposit", service.confirmDeposit, ([reference, key]) => ({ reference, key })),
    confirmSlip: noted("confirm-slip", service.confirmSlip, ([, key], value) => made(key, value)),
    requestSlipDeposit: noted("submit-slip", service.requestSlipDeposit, ([, key], value) => made(key, value)),
    requestWithdrawal: noted("request-withdrawal", service.requestWithdrawal, ([amountSatang, key], value) =>
      made(key, value, { amountSatang }),
    ),
    retryWithdrawal: noted("retry-withdrawal", service.retryWithdrawal, ([reference, key]) => ({ reference, key })),
    openGame: noted("open-game", service.openGame, ([reference, key]) => ({ reference, key })),
    cashOut: noted("leave-games", service.cashOut, ([reference, key]) => ({ reference, key })),
    transferToBank: noted("leave-games", service.transferToBank, ([key]) => ({ key })),
    claimReward: noted("claim-reward", service.claimReward, ([reference, key]) => ({ reference, key })),
    spinWheel: noted("spin-wheel", service.spinWheel, ([key], value) => made(key, value)),
    flipCard: noted("flip-card", service.flipCard, ([, , key], value) => made(key, value)),
    checkIn: noted("check-in", service.checkIn, ([key]) => ({ key })),
    affiliate: {
      ...service.affiliate,
      withdraw: noted("withdraw-affiliate", service.affiliate.withdraw, ([amountSatang, , key], value) =>
        made(key, value, { amountSatang }),
      ),
    },
  };
}
