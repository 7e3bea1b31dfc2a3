import type { Clock } from "../../core/platform/clock.ts";
import type { MemberId } from "../../core/session/model.ts";
import { GUARDED_ACTIONS, type GuardedAction } from "../../core/session/second-factor/guarded-actions.ts";
import { type AuditOrigin } from "./audit/audited.ts";
import { auditedMember } from "./audit/audited-member.ts";
import { auditedStaff } from "./audit/audited-staff.ts";
import { auditedVisitors } from "./audit/audited-visitors.ts";
import { createMemoryAuditLog } from "./audit/memory-audit-log.ts";
import { createRecorder } from "./audit/record.ts";
import { createKeyedQueue } from "./collections/keyed-queue.ts";
import { createLruMap } from "./collections/lru-map.ts";
import { buildDerivedData } from "./engine/derived/derived-data.ts";
import type { HouseEvent } from "./engine/events.ts";
import { createMemberStreams } from "./engine/member-streams.ts";
import { DEFAULT_REFUSALS_PER_DAY } from "./engine/refusal-limit.ts";
import type { ServiceContext } from "./engine/service-context.ts";
import { createPopularity } from "./games/popularity.ts";
import { createTableService } from "./games/table-service.ts";
import type { House } from "./house.ts";
import { createMemoryLimitStore } from "./limit-stores/memory.ts";
import { createMemberService, type MemberService } from "./member-service.ts";
import type { AuditLog } from "./ports/audit-log.ts";
import type { BankDirectory } from "./ports/bank-directory.ts";
import type { CommonPasswords } from "./ports/common-passwords.ts";
import type { Journal } from "./ports/journal.ts";
import type { LimitStore } from "./ports/limit-store.ts";
import type { Passkeys } from "./ports/passkeys.ts";
import type { Passwords } from "./ports/passwords.ts";
import type { PushSender } from "./ports/push-sender.ts";
import type { SecondFactors } from "./ports/second-factors.ts";
import type { SlipBank } from "./ports/slip-bank.ts";
import type { Tokens } from "./ports/tokens.ts";
import { deviceId } from "./session/devices.ts";
import {
  DEFAULT_LIMITS,
  DEFAULT_PASSWORD_QUEUE,
  type Limits,
  type PasswordQueueSettings,
} from "./session/limits/default-limits.ts";
import { createPasswordQueue, type QueueWatch } from "./session/limits/password-queue.ts";
import { createTallies } from "./session/limits/tallies.ts";
import { createVisitorLimits } from "./session/limits/visitor-limits.ts";
import { createPushNotifier } from "./session/push/notifier.ts";
import { SESSION_LIMITS, type SessionLimits } from "./session/session-limits.ts";
import { createSessions } from "./session/sessions.ts";
import { createSignInGuard } from "./session/sign-in-guard.ts";
import { createVisitorService } from "./session/visitor-service.ts";
import { createWakes } from "./site/live/wakes.ts";
import { createSiteService } from "./site/service.ts";
import type { SiteContent } from "./site/site-content.ts";
import { createSiteStream } from "./site/site-stream.ts";
import { type BackOffice, DEFAULT_BACK_OFFICE } from "./staff/back-office.ts";
import { memberOfRequest } from "./staff/open-requests.ts";
import { createStaffService } from "./staff/service.ts";

export interface HouseOptions {
  readonly journal: Journal<HouseEvent>;
  readonly clock: Clock;
  /** Evenly spread in [0, 1). Not for tokens or passwords. */
  readonly random: () => number;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly commonPasswords: CommonPasswords;
  readonly secondFactors: SecondFactors;
  readonly passkeys: Passkeys;
  /** What a member with a second factor must confirm it for again; all guarded actions by default. */
  readonly secondFactorFor?: readonly GuardedAction[] | undefined;
  /** A new uuid. */
  readonly newId: () => string;
  /** Until staff set another one. */
  readonly backOffice?: BackOffice;
  /** How old the site's settings may be that another process changes, in milliseconds; 0 by default. */
  readonly siteAgeMs?: number | undefined;
  readonly banks: BankDirectory;
  readonly slipBank: SlipBank;
  readonly content: SiteContent;
  /** How many refusals under keys are stored for a member and Bangkok day; more are told as `too-many-refused`. */
  readonly refusalsPerDay?: number | undefined;
  /** In memory by default. Its owner closes it. */
  readonly audit?: AuditLog;
  /** Called when the audit log did not take an entry. */
  readonly onAuditFailure?: (error: unknown) => void;
  /** `SESSION_LIMITS` by default. */
  readonly sessions?: Partial<SessionLimits>;
  /** Where failures and calls are counted; by default in memory. */
  readonly limitStore?: LimitStore;
  /** How much is too much; `DEFAULT_LIMITS` by default. */
  readonly rates?: Limits;
  readonly passwordQueue?: PasswordQueueSettings;
  /** Called while rows and states are computed again, with the number of streams done. */
  readonly onBuildProgress?: ((streams: number) => void) | undefined;
  readonly passwordWatch?: QueueWatch | undefined;
  /** Sends pushes; none by default. Its owner closes it before the house. */
  readonly push?: PushSender | undefined;
}

/** Services have no state. They are cached because building one costs about 2 µs, a third of a read. */
const MAX_CACHED_SERVICES = 1000;

/** Opens a house on its journal. Computes rows and states first when they have an earlier schema; throws `JournalNewer` for a later one. */
export async function createHouse(options: HouseOptions): Promise<House> {
  const { journal, clock, random, passwords, tokens, newId, banks, slipBank, content } = options;
  const wakes = createWakes();
  await buildDerivedData(journal, { onProgress: options.onBuildProgress, random });

  const elapsed = () => performance.now();
  const site = createSiteStream({ journal, clock, maxAgeMs: options.siteAgeMs ?? 0, elapsed });
  const backOffice = async (): Promise<BackOffice> =>
    (await site.read()).backOffice ?? options.backOffice ?? DEFAULT_BACK_OFFICE;
  const { limits, accounts, rewards } = content;
  const streams = createMemberStreams({
    journal,
    clock,
    backOffice,
    onWritten(stream, events) {
      wakes.written(stream, events);
      notifier?.written(stream, events);
    },
    random,
    limits,
    accounts,
    rewards,
    refusalsPerDay: options.refusalsPerDay ?? DEFAULT_REFUSALS_PER_DAY,
  });
  const sessionLimits = { ...SESSION_LIMITS, ...options.sessions };
  const { push } = options;
  const notifier = push && createPushNotifier({ sender: push, streams, clock, limits: sessionLimits });
  const queue = createKeyedQueue();
  const audit = options.audit ?? createMemoryAuditLog();
  const record = createRecorder(audit, clock, options.onAuditFailure ?? (() => undefined));
  const tallies = createTallies(options.limitStore ?? createMemoryLimitStore(), clock);
  const { rates = DEFAULT_LIMITS, passwordQueue = DEFAULT_PASSWORD_QUEUE } = options;
  const context: ServiceContext = {
    clock,
    streams,
    site,
    content,
    passwords,
    tokens,
    commonPasswords: options.commonPasswords,
    secondFactors: options.secondFactors,
    passkeys: options.passkeys,
    secondFactorFor: options.secondFactorFor ?? GUARDED_ACTIONS,
    newId,
    banks,
    slipBank,
    audit,
    sessionLimits,
    guard: createSignInGuard({
      limits: rates,
      tallies,
      clock,
      queue: createPasswordQueue({
        ...passwordQueue,
        threads: passwords.threads ?? Number.POSITIVE_INFINITY,
        elapsed,
        watch: options.passwordWatch,
      }),
    }),
    visitorLimits: createVisitorLimits(rates, tallies, clock),
    queue,
    rows: journal.rows,
    popularity: createPopularity(journal.rows),
    wakes,
    push,
  };
  const sessions = createSessions(context);
  const auditedServices = (plain: MemberService, id: MemberId) => ({
    plain,
    audited: auditedMember(plain, id, {}, record),
  });
  const services = createLruMap<ReturnType<typeof auditedServices>>(MAX_CACHED_SERVICES);
  const plainStaff = createStaffService(context, backOffice);
  const staffAs = (origin: AuditOrigin) =>
    auditedStaff(plainStaff, origin, record, (id) => memberOfRequest(journal.rows, id));
  return {
    visitors: auditedVisitors(createVisitorService(context, sessions), {
      record,
      memberNamed: (username) => plainStaff.findMember(username),
      memberOfToken: sessions.memberOf,
      deviceOf: async (token) => deviceId(await tokens.hash(token)),
    }),
    site: createSiteService(context, backOffice),
    staff: staffAs({}),
    staffAs,
    audit,
    tables: createTableService(context),
    sendsPush: push !== undefined,
    secondFactorFor: context.secondFactorFor,
    member(id: MemberId, origin?: AuditOrigin) {
      const service = services.get(id) ?? auditedServices(createMemberService(context, sessions, id), id);
      services.set(id, service);
      return origin ? auditedMember(service.plain, id, origin, record) : service.audited;
    },
    authenticate: (token) => sessions.authenticate(token),
    use: (token) => sessions.use(token),
    renew: (token) => sessions.renew(token),
    async close() {
      wakes.endAll();
      await notifier?.idle();
      await queue.idle();
      await streams.idle();
    },
  };
}
