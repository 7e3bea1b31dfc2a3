import type { MemberEvent, MemberEventOf } from "./events.ts";
import type { MemberState } from "./state.ts";

/** One function per event type that changes the state. `evolve` applies what all events have in common. */
export type Evolvers<Type extends MemberEvent["type"]> = {
  readonly [T in Type]: (state: MemberState, event: MemberEventOf<T>) => MemberState;
};
