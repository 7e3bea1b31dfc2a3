import type { Credentials, MemberId } from "../../../core/session/model.ts";
import type { SignInOrigin } from "../session/sign-in-origin.ts";
import type { VisitorService } from "../session/visitor-service.ts";
import { audited, type Details, originOf } from "./audited.ts";
import type { RecordEntry } from "./record.ts";

export interface AuditedVisitorsOptions {
  readonly record: RecordEntry;
  readonly memberNamed: (username: string) => Promise<MemberId | undefined>;
  readonly memberOfToken: (
    token: string,
  ) => Promise<{ readonly member: MemberId; readonly device?: string } | undefined>;
  readonly deviceOf: (deviceToken: string) => Promise<string>;
}

/** The visitors' service that notes registrations, sign-ins, also failed ones, and sign-outs. */
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
