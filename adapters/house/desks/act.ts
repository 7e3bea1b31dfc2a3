import type { Refusal } from "../../../core/refusal.ts";
import { mapOk, type Result } from "../../../core/result.ts";
import type { MemberId } from "../../../core/session/member.ts";
import type { Command } from "../commands.ts";
import { theRequest } from "../evolve/requests.ts";
import type { MemberState, Requests } from "../state.ts";
import { type Floor, whileOpen } from "./floor.ts";

/** One kind of request: where the state keeps it and how it is told after its first `steps` steps. */
export interface RequestKind<Kept, View> {
  readonly kept: (state: MemberState) => Requests<Kept>;
  readonly view: (request: Kept, steps?: number) => View;
}

/** Has a command decided for the member and tells the request it was about, as it stood right then. */
export type Act = <Kept, View>(command: Command, kind: RequestKind<Kept, View>) => Promise<Result<View, Refusal>>;

export function createAct(floor: Floor, id: MemberId): Act {
  return async (command, { kept, view }) => {
    const open = await whileOpen(floor);
    if (!open.ok) return open;
    const { state, outcome } = await floor.streams.execute(id, command);
    return mapOk(outcome, (subject) => {
      if (!subject) throw new Error(`${command.do} is about no request`);
      return view(theRequest(kept(state), subject.id), subject.steps);
    });
  };
}
