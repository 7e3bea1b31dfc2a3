import type { Clock } from "../../core/platform/device.ts";
import { wordsOfSite } from "../../core/rules/is-like-username.ts";
import { levelTable } from "../../core/rules/levels.ts";
import type { MemberId } from "../../core/session/model.ts";
import { type AuditOrigin, createRecorder } from "./audit/audited.ts";
import { auditedMember, auditedStaff, auditedStaffAccounts, auditedVisitors } from "./audit/audited-services.ts";
import { createMemoryAuditLog } from "./audit/memory-audit-log.ts";
import { createKeyedQueue, createLruMap } from "./collections/collections.ts";
import type { ServiceContext } from "./context.ts";
import { buildDerivedData } from "./engine/derived/derived-data.ts";
import { createMemberStreams } from "./engine/member-streams.ts";
import { type BackOffice, DEFAULT_BACK_OFFICE } from "./engine/requests.ts";
import { createPopularity, createTableService } from "./games/games.ts";
import {
  type Command,
  createMemberService,
  type House,
  type HouseContext,
  type HouseEvent,
  type MemberService,
  type MemberState,
  memberEngine,
} from "./house.ts";
import { type GivenOptions, houseOptions } from "./house-options.ts";
import { createMemoryLimitStore } from "./limit-stores/memory.ts";
import type { AuditLog } from "./ports/audit-log.ts";
import type { BankDirectory, SlipBank } from "./ports/banks.ts";
import type { CodeSender } from "./ports/code-sender.ts";
import type { Journal } from "./ports/journal.ts";
import type { SignLaunch } from "./ports/launch-signer.ts";
import type { LimitStore } from "./ports/limit-store.ts";
import type { CommonPasswords, Passwords, Tokens } from "./ports/passwords.ts";
import type { PushSender } from "./ports/push-sender.ts";
import type { Puzzles } from "./ports/puzzles.ts";
import type { Passkeys, SecondFactors } from "./ports/second-factors.ts";
import { deviceId } from "./session/devices.ts";
import { createTallies } from "./session/limits/limit.ts";
import { createPasswordQueue, type QueueWatch } from "./session/limits/password-queue.ts";
import { createVisitorLimits } from "./session/limits/visitor-limits.ts";
import { createPushNotifier } from "./session/push/notifier.ts";
import { createSessions } from "./session/sessions.ts";
import { createSignInGuard } from "./session/sign-in-guard.ts";
import { createVisitorService } from "./session/visitor-service.ts";
import { createWakes } from "./site/live/wakes.ts";
import { createSiteService } from "./site/site.ts";
import { bonusPaymentOf, type SiteContent } from "./site/site-content.ts";
import { siteOffer } from "./site/site-offer.ts";
import { createSiteStream } from "./site/site-stream.ts";
import { createStaffService, memberOfRequest } from "./staff/staff.ts";
import { createStaffAccounts, createStaffStream } from "./staff/staff-accounts.ts";

/** What a house stands on. */
export interface HousePorts {
  readonly journal: Journal<HouseEvent>;
  readonly clock: Clock;
  /** Evenly spread in [0, 1). Not for tokens or passwords. */
  readonly random: () => number;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly commonPasswords: CommonPasswords;
  readonly secondFactors: SecondFactors;
  readonly passkeys: Passkeys;
  /** What strangers solve for a place while the house is too busy; none by default. */
  readonly puzzles?: Puzzles;
  /** A new uuid. */
  readonly newId: () => string;
  /** Until staff set another one. */
  readonly backOffice?: BackOffice;
  /** How old the site's settings may be that another process changes, in milliseconds; 0 by default. */
  readonly siteAgeMs?: number | undefined;
  readonly banks: BankDirectory;
  readonly slipBank: SlipBank;
  readonly content: SiteContent;
  /** Opens games of outside makers; none by default, and then the content has no such game. */
  readonly signLaunch?: SignLaunch | undefined;
  /** In memory by default. Its owner closes it. */
  readonly audit?: AuditLog;
  /** Called when the audit log did not take an entry. */
  readonly onAuditFailure?: (error: unknown) => void;
  /** Where failures and calls are counted; by default in memory. */
  readonly limitStore?: LimitStore;
  readonly options?: GivenOptions | undefined;
  /** Called while rows and states are computed again, with the number of streams done. */
  readonly onBuildProgress?: ((streams: number) => void) | undefined;
  readonly passwordWatch?: QueueWatch | undefined;
  /** Sends pushes; none by default. Its owner closes it before the house. */
  readonly push?: PushSender | undefined;
  /** Sends codes to phones; none by default, and then no password is recovered. */
  readonly codeSender?: CodeSender | undefined;
}

/** Services have no state. They are cached because building one costs about 2 µs, a third of a read. */
const MAX_CACHED_SERVICES = 1000;

/** Opens a house on its journal. Computes rows and states first when they have an earlier schema; throws `JournalNewer` for a later one. */
export async function createHouse(ports: HousePorts): Promise<House> {
  const { journal, clock, random, passwords, tokens, newId, banks, slipBank } = ports;
  let { content } = ports;
  let offer = siteOffer(content);
  const {
    refusalsPerDay,
    rates,
    passwordQueue,
    secondFactorFor,
    twoPersonsAbove,
    siteNames,
    sessions: sessionLimits,
    platinumBasis,
    refundTable: brandTable,
    codesWithinMs,
  } = houseOptions(ports.options);
  const levels = levelTable({ platinumBasis });
  const wakes = createWakes();
  await buildDerivedData(memberEngine, journal, { onProgress: ports.onBuildProgress, random });

  const elapsed = () => performance.now();
  const site = createSiteStream({ journal, clock, maxAgeMs: ports.siteAgeMs ?? 0, elapsed });
  const backOffice = async (): Promise<BackOffice> =>
    (await site.read()).backOffice ?? ports.backOffice ?? DEFAULT_BACK_OFFICE;
  const refundTable = () => (content.payRefunds ? brandTable : undefined);
  const streams = createMemberStreams({
    engine: memberEngine,
    journal,
    clock,
    backOffice,
    onWritten(stream, events) {
      wakes.written(stream, events);
      notifier?.written(stream, events);
    },
    random,
    rules: () => {
      const { limits, accounts, rewards, bonusOffer } = content;
      return {
        limits,
        accounts,
        rewards,
        bonusOffer,
        levels,
        // A bonus with turnover is the member's choice.
        periodPromotion: bonusPaymentOf(content) === "automatic" ? content.memberPromotion : undefined,
        refundTable: refundTable(),
        secondFactorFor,
        twoPersonsAbove,
      };
    },
    refusalsPerDay,
  });
  const { push } = ports;
  const notifier = push && createPushNotifier({ sender: push, streams, clock, limits: sessionLimits });
  const queue = createKeyedQueue();
  const audit = ports.audit ?? createMemoryAuditLog();
  const record = createRecorder(audit, clock, ports.onAuditFailure ?? (() => undefined));
  const tallies = createTallies(ports.limitStore ?? createMemoryLimitStore(), clock);
  const services: ServiceContext<MemberState, Command> = {
    clock,
    streams,
    site,
    content: () => content,
    passwords,
    tokens,
    commonPasswords: ports.commonPasswords,
    wordsOfSite: wordsOfSite(siteNames),
    secondFactors: ports.secondFactors,
    passkeys: ports.passkeys,
    newId,
    banks,
    slipBank,
    audit,
    sessionLimits,
    levels,
    refundTable,
    guard: createSignInGuard({
      limits: rates,
      tallies,
      clock,
      puzzles: ports.puzzles,
      queue: createPasswordQueue({
        ...passwordQueue,
        threads: passwords.threads ?? Number.POSITIVE_INFINITY,
        elapsed,
        watch: ports.passwordWatch,
      }),
    }),
    visitorLimits: createVisitorLimits(rates, tallies, clock),
    tallies,
    queue,
    rows: journal.rows,
    signLaunch: ports.signLaunch,
    popularity: createPopularity(journal.rows),
    wakes,
    showsOf: memberEngine.showsOf,
    push,
    codeSender: ports.codeSender,
    codesWithinMs,
  };
  const sessions = createSessions(services);
  const context: HouseContext = { ...services, sessions };
  const auditedServices = (plain: MemberService, id: MemberId) => ({
    plain,
    audited: auditedMember(plain, id, {}, record),
  });
  const cached = createLruMap<ReturnType<typeof auditedServices>>(MAX_CACHED_SERVICES);
  const plainStaff = createStaffService(context, backOffice, undefined);
  const staffAs = (origin: AuditOrigin) =>
    auditedStaff(createStaffService(context, backOffice, origin.by), origin, record, (id) =>
      memberOfRequest(journal.rows, id),
    );
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
    staffAccounts: auditedStaffAccounts(
      createStaffAccounts(services, createStaffStream({ journal, clock, elapsed })),
      record,
    ),
    audit,
    tables: createTableService(context),
    offer: () => offer,
    useContent(next) {
      content = next;
      offer = siteOffer(next);
    },
    sendsPush: push !== undefined,
    sendsCodes: ports.codeSender !== undefined,
    secondFactorFor,
    member(id: MemberId, origin?: AuditOrigin) {
      const service = cached.get(id) ?? auditedServices(createMemberService(context, id), id);
      cached.set(id, service);
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
