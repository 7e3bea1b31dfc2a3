import { DAY } from "../../../contracts/model/bangkok.ts";
import type { RequestState } from "../../../contracts/model/state.ts";
import { ofKind } from "../../../contracts/model/wallet/requests.ts";
import { notChecked } from "../engine/findings.ts";
import type { Actor, Move, Play } from "../engine/sequence.ts";

/** One of them, drawn; undefined of none. */
export function pick<All extends readonly [unknown, ...unknown[]]>(play: Pick<Play, "random">, items: All): All[number];
export function pick<T>(play: Pick<Play, "random">, items: readonly T[]): T | undefined;
export function pick<T>({ random }: Pick<Play, "random">, items: readonly T[]): T | undefined {
  return items.length === 0 ? undefined : items[random(items.length)];
}

/** A move of one of the members. */
export function moveOfOne(
  title: string,
  make: (play: Play, one: Actor, actors: readonly Actor[]) => Promise<unknown>,
): Move {
  return {
    title,
    async make(play, actors) {
      const one = pick(play, actors);
      if (one) await make(play, one, actors);
    },
  };
}

/** Mostly another key, sometimes none, sometimes the one of the latest request. An old one may be forgotten, or not yet. */
export function someKey(play: Play, { member }: Actor): { readonly key?: string } {
  const choice = play.random(6);
  if (choice === 0) return {};
  const [used, call] = [...member.keys].at(-1) ?? [];
  const isYoung = used !== undefined && call !== undefined && play.state.now - call.at < DAY;
  return { key: choice === 1 && isYoung ? used : play.newKey() };
}

export function latest({ member }: Actor, kind: RequestState["kind"]): RequestState {
  const [request] = ofKind(member, kind);
  return request ?? notChecked(`the backend made no ${kind} of such an amount`);
}
