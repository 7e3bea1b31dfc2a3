import type { Clock } from "../../core/shared/bangkok-time.ts";
import type { MemberId } from "../../core/session/model.ts";
import { type BackOffice, PROMPT_BACK_OFFICE } from "./staff/back-office.ts";
import type { BankDirectory } from "./ports/bank-directory.ts";
import type { Floor } from "./engine/service-context.ts";
import { createMemberDesk } from "./member-service.ts";
import { createSessions } from "./session/sessions.ts";
import { createSiteDesk } from "./site/service.ts";
import { createStaffDesk } from "./staff/service.ts";
import { createTableDesk } from "./games/table-service.ts";
import { createVisitorDesk } from "./session/visitor-service.ts";
import type { HouseEvent } from "./engine/events.ts";
import type { House, MemberDesk } from "./house.ts";
import type { Journal } from "./ports/journal.ts";
import { createKeyedQueue } from "./collections/keyed-queue.ts";
import { createMemberStreams } from "./engine/member-streams.ts";
import { createOverview } from "./engine/read-models.ts";
import type { Passwords } from "./ports/passwords.ts";
import { createRecentMap } from "./collections/lru-map.ts";
import { createSignInGuard } from "./session/sign-in-guard.ts";
import type { SiteContent } from "./site/site-content.ts";
import { createSiteStream } from "./site/site-stream.ts";
import type { SlipBank } from "./ports/slip-bank.ts";
import type { Tokens } from "./ports/tokens.ts";

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
const KEPT_DESKS = 1000;

/** Opens a house on its journal; reads all of it once, for what it tells over all members. */
export async function createHouse(options: HouseOptions): Promise<House> {
  const { journal, clock, chance, passwords, tokens, newId, banks, slipBank, content } = options;
  const overview = createOverview(journal);
  await overview.latest();

  let policy = options.backOffice ?? PROMPT_BACK_OFFICE;
  const backOffice = (): BackOffice => policy;
  const { limits, accounts, rewards } = content;
  const streams = createMemberStreams({
    journal,
    clock,
    backOffice,
    onWritten: overview.written,
    chance,
    limits,
    accounts,
    rewards,
  });
  const queue = createKeyedQueue();
  const floor: Floor = {
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
    overview,
  };
  const sessions = createSessions(floor);
  const desks = createRecentMap<MemberDesk>(KEPT_DESKS);
  return {
    visitors: createVisitorDesk(floor, sessions),
    site: createSiteDesk(floor, backOffice),
    staff: createStaffDesk(floor, {
      get: backOffice,
      set: (next) => {
        policy = next;
      },
    }),
    tables: createTableDesk(floor),
    member(id: MemberId) {
      const desk = desks.get(id) ?? createMemberDesk(floor, sessions, id);
      desks.set(id, desk);
      return desk;
    },
    authenticate: (token) => sessions.authenticate(token),
    async close() {
      await queue.idle();
      await streams.idle();
    },
  };
}
