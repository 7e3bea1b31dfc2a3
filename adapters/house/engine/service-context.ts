import type { Clock } from "../../../core/platform/clock.ts";
import type { GuardedAction } from "../../../core/session/second-factor/guarded-actions.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { KeyedQueue } from "../collections/keyed-queue.ts";
import type { AuditLog } from "../ports/audit-log.ts";
import type { BankDirectory } from "../ports/bank-directory.ts";
import type { CommonPasswords } from "../ports/common-passwords.ts";
import type { Passkeys } from "../ports/passkeys.ts";
import type { Passwords } from "../ports/passwords.ts";
import type { PushSender } from "../ports/push-sender.ts";
import type { Rows } from "../ports/rows.ts";
import type { SecondFactors } from "../ports/second-factors.ts";
import type { SlipBank } from "../ports/slip-bank.ts";
import type { Tokens } from "../ports/tokens.ts";
import type { VisitorLimits } from "../session/limits/visitor-limits.ts";
import type { SessionLimits } from "../session/session-limits.ts";
import type { SignInGuard } from "../session/sign-in-guard.ts";
import type { Wakes } from "../site/live/wakes.ts";
import type { SiteContent } from "../site/site-content.ts";
import type { SiteStream } from "../site/site-stream.ts";
import type { OptionalKey } from "./answer.ts";
import type { IntentRecord } from "./events.ts";
import type { MemberStreams } from "./member-streams.ts";

/** What all services of a house share. */
export interface ServiceContext {
  readonly clock: Clock;
  readonly streams: MemberStreams;
  readonly site: SiteStream;
  readonly content: SiteContent;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly commonPasswords: CommonPasswords;
  readonly secondFactors: SecondFactors;
  readonly passkeys: Passkeys;
  /** What a member with a second factor must confirm it for again. */
  readonly secondFactorFor: readonly GuardedAction[];
  readonly newId: () => string;
  readonly banks: BankDirectory;
  readonly slipBank: SlipBank;
  readonly audit: AuditLog;
  readonly sessionLimits: SessionLimits;
  readonly guard: SignInGuard;
  readonly visitorLimits: VisitorLimits;
  /** For work outside the streams: registrations under one key. */
  readonly queue: KeyedQueue;
  readonly rows: Rows;
  /** Ranks of games by the rounds of all members. */
  readonly popularity: (now: Instant) => Promise<ReadonlyMap<string, number>>;
  readonly wakes: Wakes;
  /** Undefined where the house sends no pushes. */
  readonly push: PushSender | undefined;
}

/** The key of an action with a fingerprint of its arguments. Undefined without a key. */
export function intentRecord(key: OptionalKey, ...action: readonly unknown[]): IntentRecord | undefined {
  return key === undefined ? undefined : { key, fingerprint: JSON.stringify(action) };
}

/** Refuses with `maintenance` while the site is closed. */
export async function checkOpen({ site }: Pick<ServiceContext, "site">): Promise<Result<void, Refusal>> {
  const { operation } = await site.read();
  return operation.maintenance ? err(refuse("maintenance")) : ok(undefined);
}
