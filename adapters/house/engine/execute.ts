import type { MemberId } from "../../../core/session/model.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { intentOf } from "./idempotency.ts";
import type { MemberStreams } from "./member-streams.ts";
import type { Answer, BaseEvent, CommandEffect } from "./model.ts";

/** The site's switch for maintenance. */
interface Site {
  read(): Promise<{ readonly operation: { readonly maintenance: boolean } }>;
}

/** Refuses with `maintenance` while the site is closed. */
export async function checkOpen({ site }: { readonly site: Site }): Promise<Result<void, Refusal>> {
  const { operation } = await site.read();
  return operation.maintenance ? err(refuse("maintenance")) : ok(undefined);
}

/**
 * Runs a member's command unless the site is closed, and answers with a view of its effect. A repeated intent has the
 * effect of the first time, also while the site is closed, so a view must show the requests as they were then
 * (`effect.steps`).
 */
export async function execute<State, Command extends { readonly type: string }, View>(
  context: { readonly site: Site; readonly streams: MemberStreams<State, Command> },
  id: MemberId,
  command: Command,
  view: (effect: CommandEffect, state: State) => View | Promise<View>,
): Answer<View> {
  const open = await checkOpen(context);
  // A closed site must not say that nothing happened about what has happened.
  const repeated = open.ok ? undefined : await context.streams.repeat(id, intentOf(command));
  if (!open.ok && !repeated) return open;
  const { state, outcome } = repeated ?? (await context.streams.execute(id, command));
  if (!outcome.ok) return outcome;
  if (!outcome.value) throw new Error(`${command.type} made no event with an id`);
  return ok(await view(outcome.value, state));
}

/** The effect's event. Throws when it is of another type. */
export function eventOf<Event extends BaseEvent>({ event }: CommandEffect, type: Event["type"]): Event {
  if (!isOfType<Event>(event, type)) throw new Error(`the command made ${event.type}, not ${type}`);
  return event;
}

function isOfType<Event extends BaseEvent>(event: BaseEvent, type: Event["type"]): event is Event {
  return event.type === type;
}
