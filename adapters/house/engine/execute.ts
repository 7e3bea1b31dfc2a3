import type { MemberId } from "../../../core/session/model.ts";
import { ok } from "../../../core/shared/result.ts";
import type { Answer } from "./answer.ts";
import type { Command } from "./commands.ts";
import type { MemberEvent, MemberEventOf } from "./events.ts";
import { intentOf } from "./idempotency.ts";
import { checkOpen, type ServiceContext } from "./service-context.ts";
import type { CommandEffect, MemberState } from "./state.ts";

/**
 * Runs a member's command unless the site is closed, and answers with a view of its effect. A repeated intent has the
 * effect of the first time, also while the site is closed, so a view must show the requests as they were then
 * (`effect.steps`).
 */
export async function execute<View>(
  context: Pick<ServiceContext, "site" | "streams">,
  id: MemberId,
  command: Command,
  view: (effect: CommandEffect, state: MemberState) => View | Promise<View>,
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
export function eventOf<Type extends MemberEvent["type"]>({ event }: CommandEffect, type: Type): MemberEventOf<Type> {
  if (!isOfType(event, type)) throw new Error(`the command made ${event.type}, not ${type}`);
  return event;
}

function isOfType<Type extends MemberEvent["type"]>(event: MemberEvent, type: Type): event is MemberEventOf<Type> {
  return event.type === type;
}
