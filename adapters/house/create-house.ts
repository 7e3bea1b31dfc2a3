import type { Clock } from "../../core/platform/clock.ts";
import type { MemberId } from "../../core/session/model.ts";
import { createKeyedQueue } from "./collections/keyed-queue.ts";
import { createRecentMap } from "./collections/lru-map.ts";
import type { HouseEvent } from "./engine/events.ts";
import { createMemberStreams } from "./engine/member-streams.ts";
import { createReadModels } from "./engine/read-models.ts";
import type { ServiceContext } from "./engine/service-context.ts";
import { createTableService } from "./games/table-service.ts";
import type { House, MemberService } from "./house.ts";
import { createMemberService } from "./member-service.ts";
import type { BankDirectory } from "./ports/bank-directory.ts";
import type { Journal } from "./ports/journal.ts";
import type { Passwords } from "./ports/passwords.ts";
import type { SlipBank } from "./ports/slip-bank.ts";
import type { Tokens } from "./ports/tokens.ts";
import { createSessions } from "./session/sessions.ts";
import { createSignInGuard } from "./session/sign-in-guard.ts";
import { createVisitorService } from "./session/visitor-service.ts";
import { createSiteService } from "./site/service.ts";
import type { SiteContent } from "./site/site-content.ts";
import { createSiteStream } from "./site/site-stream.ts";
import { type BackOffice, PROMPT_BACK_OFFICE } from "./staff/back-office.ts";
import { createStaffService } from "./staff/service.ts";

export interface HouseOptions {
  readonly journal: Journal<HouseEvent>;
  readonly clock: Clock;
  /** Evenly spread in [0, 1); never reaches tokens or passwords. */
  readonly chance: () => number;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  /** A fresh uuid. */
  readonly newId: () => string;
  readonly backOffice?: BackOffice;
  readonly banks: BankDirectory;
  readonly slipBank: SlipBank;
  readonly content: SiteContent;
}

/** Desks hold no state; kept only because one is made of fifty functions. */
const KEPT_SERVICES = 1000;

/** Opens a house on its journal; reads all of it once, for what it tells over all members. */
export async function createHouse(options: HouseOptions): Promise<House> {
  const { journal, clock, chance, passwords, tokens, newId, banks, slipBank, content } = options;
  const readModels = createReadModels(journal);
  await readModels.latest();

  let policy = options.backOffice ?? PROMPT_BACK_OFFICE;
  const backOffice = (): BackOffice => policy;
  const { limits, accounts, rewards } = content;
  const streams = createMemberStreams({
    journal,
    clock,
    backOffice,
    onWritten: readModels.written,
    chance,
    limits,
    accounts,
    rewards,
  });
  const queue = createKeyedQueue();
  const context: ServiceContext = {
    journal,
    clock,
    streams,
    site: createSiteStream(journal, clock),
    content,
    passwords,
    tokens,
    newId,
    banks,
    slipBank,
    guard: createSignInGuard(),
    queue,
    readModels,
  };
  const sessions = createSessions(context);
  const services = createRecentMap<MemberService>(KEPT_SERVICES);
  return {
    visitors: createVisitorService(context, sessions),
    site: createSiteService(context, backOffice),
    staff: createStaffService(context, {
      get: backOffice,
      set: (next) => {
        policy = next;
      },
    }),
    tables: createTableService(context),
    member(id: MemberId) {
      const service = services.get(id) ?? createMemberService(context, sessions, id);
      services.set(id, service);
      return service;
    },
    authenticate: (token) => sessions.authenticate(token),
    async close() {
      await queue.idle();
      await streams.idle();
    },
  };
}
