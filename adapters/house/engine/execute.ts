import type { MemberId } from "../../../core/session/model.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import { mapOk, type Result } from "../../../core/shared/result.ts";
import type { Command } from "./commands.ts";
import type { MemberEvent, MemberEventOf } from "./events.ts";
import { requestIn } from "./requests.ts";
import { type ServiceContext, whileOpen } from "./service-context.ts";
import type { CommandEffect, MemberState, Requests } from "./state.ts";

/** One kind of request: where the state keeps it and how it is told after its first `steps` steps. */
export interface RequestKind<Kept, View> {
  readonly kept: (state: MemberState) => Requests<Kept>;
  readonly view: (request: Kept, steps?: number) => View;
}

/** Has a command decided for the member and tells the request it was about, as it stood right then. */
export type Act = <Kept, View>(command: Command, kind: RequestKind<Kept, View>) => Promise<Result<View, Refusal>>;

export function createAct(context: ServiceContext, id: MemberId): Act {
  return async (command, { kept, view }) => {
    const open = await whileOpen(context);
    if (!open.ok) return open;
    const { state, outcome } = await context.streams.execute(id, command);
    return mapOk(outcome, (subject) => {
      if (!subject) throw new Error(`${command.type} is about no request`);
      return view(requestIn(kept(state), subject.id), subject.steps);
    });
  };
}

/** What the member had right after a fact. */
export type Balances = Pick<CommandEffect, "creditSatang" | "points">;

/** Has a command decided for the member and tells the fact it made, which is of that type, or was made before. */
export type Tell = <Type extends FactWithId, View>(
  command: Command,
  type: Type,
  view: (fact: MemberEventOf<Type>, after: Balances) => View,
) => Promise<Result<View, Refusal>>;

type FactWithId = Extract<MemberEvent, { readonly id: string }>["type"];

export function createTell(context: ServiceContext, id: MemberId): Tell {
  return async (command, type, view) => {
    const open = await whileOpen(context);
    if (!open.ok) return open;
    const { outcome } = await context.streams.execute(id, command);
    return mapOk(outcome, (subject) => {
      if (!subject || !isOfType(subject.event, type)) throw new Error(`${command.type} made no ${type}`);
      return view(subject.event, subject);
    });
  };
}

function isOfType<Type extends MemberEvent["type"]>(event: MemberEvent, type: Type): event is MemberEventOf<Type> {
  return event.type === type;
}
