import type { AsyncCommand } from "fast-check";
import type { IntentKind, StoredShape } from "../../../core/money-action/intent.ts";
import { checkIn } from "../../../core/rewards/check-in.ts";
import { claimReward, spinWheel } from "../../../core/rewards/win-prize.ts";
import { cancelDeposit, confirmDeposit, requestDeposit } from "../../../core/wallet/deposit.ts";
import { requestWithdrawal, retryWithdrawal } from "../../../core/wallet/withdrawal.ts";
import type { MoneyActionStore } from "../../../web/stores/base/money-action-store.ts";
import { eventsOf } from "../../adapters/house/test-house.ts";
import type { ClientStep } from "../../arbitraries/client/client-steps.ts";
import { settled } from "../../web/stores/hand-time.ts";
import { checkAlways } from "./client-laws.ts";
import type { Press } from "./client-log.ts";
import type { ClientRun, Effect } from "./client-run.ts";
import type { ClientPage, MemberPage } from "./open-page.ts";

/** A step as a command of a model-based run; the laws are checked after each. */
export function clientCommandOf(step: ClientStep): AsyncCommand<object, ClientRun> {
  return {
    check: () => true,
    async run(_, run) {
      run.done.push(JSON.stringify(step));
      await runStep(run, step);
      await settled();
      // Whoever is signed in by now has screens that watch.
      run.page.member();
      await settled();
      await checkAlways(run);
    },
    toString: () => JSON.stringify(step),
  };
}

async function runStep(run: ClientRun, step: ClientStep): Promise<void> {
  const { page, members } = run;
  switch (step.type) {
    case "sign-in": {
      const member = members[step.who % members.length];
      // A signed-in member sees no sign-in form.
      if (!member || page.session.signedIn) return;
      void page.session.signIn({ username: member.username, password: "secret1234" });
      return;
    }
    case "sign-out":
      if (!page.session.signedIn) return;
      run.log.push({ type: "on the page", what: "a sign-out" });
      void page.session.signOut().then(() => noteSignedOut(run, page));
      return;
    case "reload":
      return run.reload();
    case "hide":
    case "show":
      run.log.push({ type: "on the page", what: "a page that is hidden or shown" });
      return page.visibility.show(step.type === "show");
    case "line":
      run.fates.push(...step.fates);
      return;
    case "deliver":
      return run.deliver(step.count);
    case "pass":
      return run.pass(step.ms);
    case "approve":
    case "reject":
      return decide(run, step.type);
    case "filter":
      run.log.push({ type: "on the page", what: "a filter of the history" });
      void page.member()?.history.setKinds(step.kinds);
      return;
    case "load": {
      run.log.push({ type: "on the page", what: "a list that was loaded" });
      const stores = page.member();
      if (stores) load(run, stores, step.what);
      return;
    }
    default: {
      const stores = page.member();
      if (stores) press(run, stores, step);
    }
  }
}

/** Staff decide about the oldest request that waits for them. */
async function decide({ house, journal, log }: ClientRun, verdict: "approve" | "reject"): Promise<void> {
  const [open] = await house.staff.openRequests();
  if (!open) return;
  const made = (await eventsOf(journal)).find((event) => "id" in event && event.id === open.id);
  if (made && "intent" in made && made.intent) log.push({ type: "decided", key: made.intent.key, verdict });
  await (verdict === "approve" ? house.staff.approve(open.id) : house.staff.reject(open.id, "ทดสอบ"));
}

/** A person may have signed in again meanwhile: then page and storage show that session. */
function noteSignedOut(run: ClientRun, page: ClientPage): void {
  if (page !== run.page) return;
  const shown = page.session.currentUser?.id;
  const stored = page.sessionStorage.read()?.member.id;
  if (shown !== stored) {
    run.broken.push(
      `after the sign-out the page shows ${shown ?? "nobody"}, and the session of ${stored ?? "nobody"} is stored`,
    );
  }
}

/** What a member does on a screen. */
function press(run: ClientRun, stores: MemberPage, step: Press): void {
  const { deposit, withdrawal, wheel, checkIn: days, reward } = stores;
  const start = startOf(run, stores, step);
  switch (step.type) {
    case "deposit":
      return start(deposit.request, requestDeposit, "deposit-requested", { amount: step.amount });
    case "withdraw":
      return start(withdrawal.request, requestWithdrawal, "withdrawal-requested", step.amount);
    case "confirm":
    case "cancel": {
      const id = deposit.open?.id;
      if (id === undefined) return;
      if (step.type === "confirm") start(deposit.confirm, confirmDeposit, "deposit-confirmed", id);
      else start(deposit.cancel, cancelDeposit, "deposit-cancelled", id);
      return;
    }
    case "retry": {
      const rejected = withdrawal.requests.find(({ status }) => status === "rejected");
      if (rejected) start(withdrawal.retry, retryWithdrawal, "withdrawal-retried", rejected.id);
      return;
    }
    case "spin":
      return start(wheel.spin, spinWheel, "wheel-spun", undefined);
    case "check-in":
      return start(days.claim, checkIn, "checked-in", undefined);
    case "claim":
      return start(reward.claim, claimReward, "reward-claimed", "credit-20");
  }
}

/** How to start the action of a press. */
function startOf(run: ClientRun, { id, intents }: MemberPage, press: Press) {
  return <Input, Value, Shape extends StoredShape>(
    store: MoneyActionStore<Input, Value>,
    kind: IntentKind<Shape>,
    effect: Effect,
    input: Input,
  ): void => {
    // A press while an outcome is open finds that one out first, and sends nothing of its own.
    const [left] = intents.pending(kind);
    const running = store.run(input);
    if (!running) return;
    const key = left?.key ?? run.lastKey();
    const who = run.members.findIndex((member) => member.id === id);
    if (!left) run.log.push({ type: "pressed", key, who, press });
    run.presses.set(effect, (run.presses.get(effect) ?? 0) + 1);
    void running.then((outcome) => outcome && run.concluded.push({ effect, key, state: outcome.state }));
  };
}

function load({ page }: ClientRun, { credit, level, deposit, withdrawal }: MemberPage, what: string): void {
  if (what === "credit") void credit.load();
  else if (what === "level") void level.load();
  else if (what === "profile") void page.session.refresh();
  else void (what === "deposits" ? deposit : withdrawal).refresh();
}
