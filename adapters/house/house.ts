import type { MemberId } from "../../core/session/model.ts";
import type { GuardedAction } from "../../core/session/second-factor/guarded-actions.ts";
import type { AuditOrigin } from "./audit/audited.ts";
import type { TableService } from "./games/table-service.ts";
import type { MemberService } from "./member-service.ts";
import type { AuditLog } from "./ports/audit-log.ts";
import type { SessionUse } from "./session/sessions.ts";
import type { VisitorService } from "./session/visitor-service.ts";
import type { SiteService } from "./site/service.ts";
import type { StaffService } from "./staff/service.ts";

/** The backend of this project. A call returns only after its events are durable. */
export interface House {
  readonly visitors: VisitorService;
  readonly site: SiteService;
  readonly staff: StaffService;
  /** The staff service in the name of a staff member, for the audit log. */
  staffAs(origin: AuditOrigin): StaffService;
  /** Who did what. */
  readonly audit: Pick<AuditLog, "page">;
  readonly tables: TableService;
  /** Whether members can have pushes; otherwise those calls throw. */
  readonly sendsPush: boolean;
  /** What a member with a second factor confirms again. */
  readonly secondFactorFor: readonly GuardedAction[];
  /**
   * For an id from `authenticate` or from a session. The calls of another id throw. `origin` is where the calls come
   * from, for the audit log.
   */
  member(id: MemberId, origin?: AuditOrigin): MemberService;
  /** The member with this bearer token, while the session lasts. Counts as no use of it. */
  authenticate(token: string): Promise<MemberId | undefined>;
  /** What a bearer token opens. Counts as a use of the session. */
  use(token: string): Promise<SessionUse>;
  /** Another token for the same session, when it is time for one. */
  renew(token: string): Promise<string | undefined>;
  /** Waits for running calls. The journal's owner closes the journal. */
  close(): Promise<void>;
}
