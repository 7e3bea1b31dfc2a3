import type { BodyOf } from "../../../contracts/model/rule.ts";
import type { MemberState, RequestState, TriesState } from "../../../contracts/model/state.ts";
import { ofKind } from "../../../contracts/model/wallet/requests.ts";
import type { Actor, Play } from "../engine/sequence.ts";
import { latest } from "./pick.ts";

/** A password that nobody has. */
export const WRONG = "not-the-password-1";

/** A visitor signs in as the member, once for each that is given, with what it says in place of the member's own. */
export async function tries(
  { visits }: Play,
  { member: { username, password } }: Actor,
  ...all: readonly Partial<BodyOf<"login">>[]
): Promise<boolean> {
  let isIn = false;
  for (const each of all) isIn = (await visits("login", { body: { username, password, ...each } })).ok;
  return isIn;
}

/** What each is when it asks: each either answered or out. */
export async function asks(...actors: readonly Actor[]): Promise<void> {
  for (const actor of actors) await actor.reads("getCredit", { body: { balanceType: "credit" } });
}

/** Tries wrong ones until the person waits. Returns until when. */
export async function untilLocked(
  { state }: Play,
  count: () => TriesState | undefined,
  attempt: (nth: number) => Promise<unknown>,
): Promise<number> {
  const until = () => count()?.lockedUntil ?? 0;
  for (let nth = 0; nth < 11 && until() <= state.now; nth += 1) await attempt(nth);
  return until();
}

/** Wrong passwords of somebody whom the member does not know. */
export function locks(play: Play, one: Actor, spellings = [one.member.username]): Promise<number> {
  return untilLocked(
    play,
    () => one.member.signInTries.get(""),
    (nth) => tries(play, one, { password: WRONG, username: spellings[nth % spellings.length] ?? "" }),
  );
}

/** Does it so many milliseconds before a moment, one after another; 0 is at that moment. */
export async function around(
  play: Play,
  at: number,
  early: readonly number[],
  act: () => Promise<unknown>,
): Promise<void> {
  for (const before of early) {
    await play.to(at - before);
    await act();
  }
}

/** A deposit that staff approve. */
export async function deposited(play: Play, one: Actor, baht: number): Promise<void> {
  await one.does("requestDeposit", { body: { amount: baht }, key: play.newKey() });
  const request = latest(one, "deposit");
  await one.does("confirmTransfer", { body: { id: request.id } });
  await play.decides("approve", request);
}

/** Staff decide the member's latest request of a kind, if there is one. */
export async function decidesLatest(
  play: Play,
  { member }: { readonly member: MemberState },
  kind: RequestState["kind"],
  ...decisions: readonly Parameters<Play["decides"]>[0][]
): Promise<void> {
  const [request] = ofKind(member, kind);
  for (const decision of decisions) if (request) await play.decides(decision, request);
}
