import type { MemberEvent, MemberEventOf } from "./events.ts";
import type { MemberState } from "./state.ts";

/** How each type of event changes the state; what all events do alike is `evolve`'s. */
export type Evolvers<Type extends MemberEvent["type"]> = {
  readonly [T in Type]: (state: MemberState, event: MemberEventOf<T>) => MemberState;
};
