import type { Clock } from "../../../core/platform/clock.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { KeyedQueue } from "../collections/keyed-queue.ts";
import type { BankDirectory } from "../ports/bank-directory.ts";
import type { Journal } from "../ports/journal.ts";
import type { Passwords } from "../ports/passwords.ts";
import type { SlipBank } from "../ports/slip-bank.ts";
import type { Tokens } from "../ports/tokens.ts";
import type { SignInGuard } from "../session/sign-in-guard.ts";
import type { SiteContent } from "../site/site-content.ts";
import type { SiteStream } from "../site/site-stream.ts";
import type { MaybeIntent } from "./answer.ts";
import type { Answered, HouseEvent } from "./events.ts";
import type { MemberStreams } from "./member-streams.ts";
import type { ReadModels } from "./read-models.ts";

/** What every desk works with. */
export interface ServiceContext {
  readonly journal: Journal<HouseEvent>;
  readonly clock: Clock;
  readonly streams: MemberStreams;
  readonly site: SiteStream;
  readonly content: SiteContent;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly newId: () => string;
  readonly banks: BankDirectory;
  readonly slipBank: SlipBank;
  readonly guard: SignInGuard;
  /** For turns that belong to no stream: sign-ins of one name, registrations under one key. */
  readonly queue: KeyedQueue;
  readonly readModels: ReadModels;
}

/** An intent together with what it asks for, word for word. */
export function answeredBy(key: MaybeIntent, ...asked: readonly unknown[]): Answered | undefined {
  return key === undefined ? undefined : { key, fingerprint: JSON.stringify(asked) };
}

/** While the site is closed nothing new is taken on. */
export async function whileOpen({ site }: ServiceContext): Promise<Result<void, Refusal>> {
  const { operation } = await site.read();
  return operation.maintenance ? err(refuse("maintenance")) : ok(undefined);
}
