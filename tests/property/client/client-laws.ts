import { eventsOf, unwrap } from "../../adapters/house/test-house.ts";
import type { ClientRun, Effect } from "./client-run.ts";
import type { MemberPage } from "./open-page.ts";

/** Done when the request is as it was asked to be, also when staff were first. */
const CHANGES = new Set<Effect>(["deposit-confirmed", "deposit-cancelled", "withdrawal-retried"]);

/** What holds at every moment. Throws a sentence for the first law that is broken. */
export async function checkAlways(run: ClientRun): Promise<void> {
  const [broken] = run.broken;
  if (broken !== undefined) throw new Error(broken);
  const effects = new Map<string, Effect>();
  const counts = new Map<Effect, number>();
  for (const event of await eventsOf(run.journal)) {
    if (!("intent" in event) || !event.intent || event.type === "intent-refused") continue;
    const { key } = event.intent;
    if (effects.has(key)) throw new Error(`the key ${key} had two effects`);
    effects.set(key, event.type);
    counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
  }
  for (const [effect, count] of counts) {
    const presses = run.presses.get(effect) ?? 0;
    if (count > presses) throw new Error(`${effect}: ${count} times, and asked for ${presses} times`);
  }
  for (const { key, state, effect } of run.concluded) {
    const happened = effects.has(key);
    if (happened && (state === "failed" || state === "refused")) {
      throw new Error(`${effect} is shown as ${state}, and it happened`);
    }
    if (!happened && state === "done" && !CHANGES.has(effect))
      throw new Error(`${effect} is shown as done, and it did not happen`);
  }
  checkSession(run);
}

/** A session has one member's profile, and nothing is left of one that ended. */
function checkSession({ page, members }: ClientRun): void {
  const { currentUser } = page.session;
  const stored = page.sessionStorage.read();
  if (currentUser && stored && currentUser.id !== stored.member.id) throw new Error("the page shows another member");
  for (const member of [currentUser, stored?.member]) {
    const known = member && members.find(({ id }) => id === member.id);
    if (!member || !known) continue;
    if (member.username !== known.username) throw new Error(`${known.username} has the name of somebody else`);
    if ((member.level === "vip") !== (known === members[0])) {
      throw new Error(`${known.username} has the level of somebody else: ${member.level}`);
    }
  }
}

/** What holds when nobody is signed in any more. */
function checkSignedOut({ page }: ClientRun): void {
  if (page.session.currentUser) throw new Error("a member is shown after the sign-out");
  if (page.sessionStorage.read()) throw new Error("a session is stored after the sign-out");
}

/** What holds once the line is good again and everything has arrived. */
export async function checkInTheEnd(run: ClientRun): Promise<void> {
  const { page } = run;
  const stores = page.member();
  const stored = page.sessionStorage.read()?.member.id;
  if (page.session.currentUser?.id !== stored) throw new Error("page and storage have different sessions");
  if (page.session.loading) throw new Error("the session is loading for ever");
  if (!stores) return checkSignedOut(run);
  for (const [name, { loading }] of Object.entries(loadsOf(stores))) {
    if (loading) throw new Error(`${name} is loading for ever`);
  }
  for (const [name, { phase }] of Object.entries(actionsOf(stores))) {
    if (["sending", "checking", "elsewhere", "unknown"].includes(phase)) throw new Error(`${name} stays ${phase}`);
  }
  const { kinds } = stores.history.filter;
  const lines = stores.history.lines.items ?? [];
  const wrong = lines.find(({ kind }) => kinds.length > 0 && !kinds.includes(kind));
  if (wrong) throw new Error(`the list of ${kinds.join(" and ")} shows a line of ${wrong.kind}`);
}

/** After everything was read again, the page shows what the house has. */
export async function checkTotals({ page, members }: ClientRun): Promise<void> {
  const stores = page.member();
  const member = members.find(({ id }) => id === stores?.id);
  if (!stores || !member) return;
  const { service } = member;
  const same = (what: string, shown: unknown, real: unknown): void => {
    if (JSON.stringify(shown) !== JSON.stringify(real)) {
      throw new Error(`${what}: the page shows ${JSON.stringify(shown)}, and the house has ${JSON.stringify(real)}`);
    }
  };
  const { creditSatang, points } = await service.credit();
  same("credit", stores.credit.creditSatang, creditSatang);
  same("points", stores.credit.points, points);
  same("deposits", stores.deposit.requests.value, await service.deposits());
  same("withdrawals", stores.withdrawal.requests, await service.withdrawals());
  same("level", stores.level.standing.value, await service.level());
  same("check-ins", stores.checkIn.log.value, await service.checkIns());
  same("wheel", stores.wheel.wheel.value, await service.wheel());
  const query = { ...stores.history.filter, cursor: undefined, limit: 100 };
  const { items } = unwrap(await service.history(query));
  same("history", stores.history.whole.value?.items, items);
  const net = (stores.history.totals ?? []).reduce((sum, { netSatang }) => sum + netSatang, 0);
  if (query.kinds.length === 0) same("totals", net, creditSatang);
}

function loadsOf({ credit, deposit, withdrawal, history, level, wheel, checkIn, reward }: MemberPage) {
  return {
    credit,
    deposits: deposit.requests,
    "facts of withdrawals": withdrawal.facts,
    "lines of the history": history.lines,
    "the whole history": history.whole,
    level: level.standing,
    wheel: wheel.wheel,
    "check-ins": checkIn.log,
    rewards: reward.categories,
    claims: reward.requests,
  };
}

function actionsOf({ deposit, withdrawal, wheel, checkIn, reward }: MemberPage) {
  return {
    "a deposit": deposit.request,
    "a confirmation": deposit.confirm,
    "a cancellation": deposit.cancel,
    "a withdrawal": withdrawal.request,
    "a retry": withdrawal.retry,
    "a spin": wheel.spin,
    "a check-in": checkIn.claim,
    "a claim": reward.claim,
  };
}
