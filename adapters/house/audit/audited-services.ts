import type { ActivityAction } from "../../../core/session/activity.ts";
import type { Credentials, MemberId } from "../../../core/session/model.ts";
import type { AffiliateService } from "../affiliate/affiliate.ts";
import type { OptionalKey } from "../engine/model.ts";
import type { MemberService } from "../house.ts";
import type { SiteAction } from "../ports/audit-log.ts";
import type { SignInOrigin } from "../session/caller.ts";
import type { VisitorService } from "../session/visitor-service.ts";
import type { StaffService } from "../staff/staff.ts";
import type { StaffAccounts } from "../staff/staff-accounts.ts";
import { type About, type AuditOrigin, audited, type Details, idOf, originOf, type RecordEntry } from "./audited.ts";

/** How a call is noted, and what its arguments and what it returned add to the entry. */
type Note<Call> = Call extends (...args: infer Args) => Promise<unknown>
  ? readonly [ActivityAction, detailsOf?: (args: Args, value: unknown) => Details]
  : never;
type Notes<Service> = { readonly [Name in keyof Service]?: Note<Service[Name]> };

const ofRequest = ([reference, key]: readonly [string, OptionalKey, ...unknown[]]): Details => ({ reference, key });
const made = (value: unknown, key: OptionalKey, more: Details = {}): Details => ({
  reference: idOf(value),
  key,
  ...more,
});

/** Every money action and every change of a setting, but limits and breaks, whose history is in the journal. */
const MEMBER_NOTES: Notes<MemberService> = {
  changePassword: ["change-password"],
  changeAddress: ["change-address"],
  signOutDevice: ["sign-out-device", ([reference]) => ({ reference })],
  beginTotp: ["begin-second-factor"],
  turnOnTotp: ["turn-on-second-factor"],
  turnOffTotp: ["turn-off-second-factor"],
  beginPasskey: ["begin-passkey"],
  addPasskey: ["add-passkey"],
  removePasskey: ["remove-passkey", ([reference]) => ({ reference })],
  confirmSession: ["confirm-session"],
  subscribePush: ["turn-on-push"],
  unsubscribePush: ["turn-off-push"],
  requestDeposit: ["request-deposit", ([amountSatang, key], value) => made(value, key, { amountSatang })],
  cancelDeposit: ["cancel-deposit", ofRequest],
  confirmDeposit: ["confirm-deposit", ofRequest],
  confirmSlip: ["confirm-slip", ([, key], value) => made(value, key)],
  requestSlipDeposit: ["submit-slip", ([, key], value) => made(value, key)],
  requestWithdrawal: ["request-withdrawal", ([amountSatang, key], value) => made(value, key, { amountSatang })],
  retryWithdrawal: ["retry-withdrawal", ofRequest],
  openGame: ["open-game", ofRequest],
  cashOut: ["leave-games", ofRequest],
  transferToBank: ["leave-games", ([key]) => ({ key })],
  claimReward: ["claim-reward", ofRequest],
  spinWheel: ["spin-wheel", ([key], value) => made(value, key)],
  flipCard: ["flip-card", ([, , key], value) => made(value, key)],
  checkIn: ["check-in", ([key]) => ({ key })],
};

const AFFILIATE_NOTES: Notes<AffiliateService> = {
  withdraw: ["withdraw-affiliate", ([amountSatang, , key], value) => made(value, key, { amountSatang })],
};

/** A member's service that notes what `MEMBER_NOTES` and `AFFILIATE_NOTES` list. */
export function auditedMember(
  service: MemberService,
  id: MemberId,
  origin: AuditOrigin,
  record: RecordEntry,
): MemberService {
  const about = { actor: "member", member: id, ...originOf(origin) } as const;
  return {
    ...noted(service, MEMBER_NOTES, about, record),
    affiliate: noted(service.affiliate, AFFILIATE_NOTES, about, record),
  };
}

function noted<Service extends object>(
  service: Service,
  notes: Notes<Service>,
  about: Omit<About, "action">,
  record: RecordEntry,
): Service {
  // Each note has the type of its own call, which no type says about a whole table.
  const calls = service as Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;
  const rows = Object.entries(notes) as [string, Note<(...args: readonly unknown[]) => Promise<unknown>>][];
  const replaced = rows.flatMap(([name, [action, detailsOf]]) => {
    const call = calls[name];
    return call ? [[name, audited(call, record, { ...about, action }, detailsOf)]] : [];
  });
  return { ...service, ...Object.fromEntries(replaced) };
}

type StaffArguments<Name extends keyof StaffService> = Parameters<StaffService[Name]>;

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
  /** The request is closed after the decision, so its member is read before it. The key comes last. */
  const reviewed =
    <Rest extends readonly unknown[], T>(
      action: ActivityAction,
      call: (id: string, ...rest: Rest) => Promise<T>,
      keyOf: (rest: Rest) => OptionalKey,
    ) =>
    async (reference: string, ...rest: Rest): Promise<T> => {
      const member = await memberOf(reference);
      const details = () => ({ reference, key: keyOf(rest), ...(member !== undefined && { member }) });
      return noted(action, call, details)(reference, ...rest);
    };
  return {
    ...service,
    approve: reviewed(
      "approve",
      (...args: StaffArguments<"approve">) => service.approve(...args),
      ([key]) => key,
    ),
    startPaying: reviewed(
      "start-paying",
      (...args: StaffArguments<"startPaying">) => service.startPaying(...args),
      ([key]) => key,
    ),
    reject: reviewed(
      "reject",
      (...args: StaffArguments<"reject">) => service.reject(...args),
      ([, key]) => key,
    ),
    topUp: noted(
      "give-bonus",
      (...args: StaffArguments<"topUp">) => service.topUp(...args),
      ([member, amountSatang, , key]) => ({ member, amountSatang, key }),
    ),
    givePoints: noted(
      "give-bonus",
      (...args: StaffArguments<"givePoints">) => service.givePoints(...args),
      ([member, , , key]) => ({ member, key }),
    ),
    grantLevel: noted(
      "grant-level",
      (...args: StaffArguments<"grantLevel">) => service.grantLevel(...args),
      ([member, , key]) => ({ member, key }),
    ),
    resetSecondFactor: noted(
      "reset-second-factor",
      (...args: StaffArguments<"resetSecondFactor">) => service.resetSecondFactor(...args),
      ([member]) => ({ member }),
    ),
    endSecondFactors: noted(
      "end-second-factors",
      (...args: StaffArguments<"endSecondFactors">) => service.endSecondFactors(...args),
      ([member]) => ({ member }),
    ),
    endSessions: noted(
      "end-sessions",
      (...args: StaffArguments<"endSessions">) => service.endSessions(...args),
      ([member]) => ({ member }),
    ),
    setMaintenance: noted("set-maintenance", (...args: StaffArguments<"setMaintenance">) =>
      service.setMaintenance(...args),
    ),
    setProvider: noted(
      "set-provider",
      (...args: StaffArguments<"setProvider">) => service.setProvider(...args),
      ([reference]) => ({ reference }),
    ),
    publish: noted("publish", (...args: StaffArguments<"publish">) => service.publish(...args)),
  };
}

/** The accounts of staff, with sign-ins and changes noted. A name is written down only where it is an account's. */
export function auditedStaffAccounts(service: StaffAccounts, record: RecordEntry): StaffAccounts {
  const isKnown = async (name: string) => (await service.list()).some((account) => account.name === name);
  return {
    ...service,
    signIn: async (signIn, caller = {}) =>
      audited(
        service.signIn,
        record,
        { action: "staff-sign-in", actor: "visitor", ...originOf(caller) },
        async ([{ name }], value) => ({
          ...((await isKnown(name)) && { staff: name }),
          ...(value !== undefined && { actor: "staff" as const }),
        }),
      )(signIn, caller),
    async signOut(token) {
      const person = await service.authenticate(token);
      if (!person) return;
      await audited(service.signOut, record, { action: "staff-sign-out", actor: "staff", staff: person.name })(token);
    },
    set: audited(
      (...args: Parameters<StaffAccounts["set"]>) => service.set(...args),
      record,
      { action: "set-staff", actor: "staff" },
      ([{ name }]) => ({ reference: name }),
    ),
    remove: audited(
      (...args: Parameters<StaffAccounts["remove"]>) => service.remove(...args),
      record,
      { action: "remove-staff", actor: "staff" },
      ([name]) => ({ reference: name }),
    ),
  };
}

export interface AuditedVisitorsOptions {
  readonly record: RecordEntry;
  readonly memberNamed: (username: string) => Promise<MemberId | undefined>;
  readonly memberOfToken: (
    token: string,
  ) => Promise<{ readonly member: MemberId; readonly device?: string } | undefined>;
  readonly deviceOf: (deviceToken: string) => Promise<string>;
}

/** The visitors' service that notes registrations, sign-ins and recovered passwords, also failed ones, and sign-outs. */
export function auditedVisitors(service: VisitorService, options: AuditedVisitorsOptions): VisitorService {
  const { record, memberNamed, memberOfToken, deviceOf } = options;
  const where = async ({ deviceToken, ...origin }: SignInOrigin) =>
    originOf({ ...origin, device: deviceToken ? await deviceOf(deviceToken) : undefined });
  /** People type passwords into the field of the name, so an unknown name is not written down. */
  const named = async ({ username }: Credentials): Promise<Details> => {
    const member = await memberNamed(username);
    return member === undefined ? {} : { member };
  };
  return {
    ...service,
    signIn: async (credentials, origin = {}) =>
      audited(
        service.signIn,
        record,
        { action: "sign-in", actor: "visitor", ...(await where(origin)) },
        async (_, value) => ({
          ...(await named(credentials)),
          ...(value !== undefined && { actor: "member" as const }),
        }),
      )(credentials, origin),
    register: async (registration, key, origin = {}) =>
      audited(
        (...args: Parameters<VisitorService["register"]>) => service.register(...args),
        record,
        { action: "register", actor: "visitor", ...(await where(origin)) },
        (_, value) => ({
          key,
          ...(isOpened(value) && { actor: "member" as const, member: value.member.id }),
        }),
      )(registration, key, origin),
    recoverPassword: async (recovery, origin = {}) =>
      audited(
        (...args: Parameters<VisitorService["recoverPassword"]>) => service.recoverPassword(...args),
        record,
        { action: "recover-password", actor: "visitor", ...(await where(origin)) },
        (_, member) => (typeof member === "string" ? { member, actor: "member" as const } : {}),
      )(recovery, origin),
    async signOut(token, origin = {}) {
      const session = await memberOfToken(token);
      if (!session) return service.signOut(token);
      const about = { action: "sign-out", actor: "member", ...session, ...(await where(origin)) } as const;
      return audited(service.signOut, record, about)(token);
    },
  };
}

function isOpened(value: unknown): value is { readonly member: { readonly id: string } } {
  return typeof value === "object" && value !== null && "member" in value;
}
