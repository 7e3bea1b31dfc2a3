import type { Scheduler } from "fast-check";
import type { House, HouseEvent, MemberService } from "../../../adapters/house/house.ts";
import type { Journal } from "../../../adapters/house/ports/journal.ts";
import { type IdempotencyKey, idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Outcome } from "../../../core/money-action/intent.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { baht } from "../../../core/shared/money.ts";
import { fakeStorage } from "../../adapters/browser/fake-page.ts";
import { fakeNamedLocks } from "../../adapters/browser/tab-lock/fake-named-locks.ts";
import { openTestHouse, registrationOf, testClock, unwrap } from "../../adapters/house/test-house.ts";
import type { CallFate } from "../../arbitraries/client/client-steps.ts";
import { handTime, settled } from "../../web/stores/hand-time.ts";
import type { ClientMark } from "./client-log.ts";
import { type ClientPage, openPage } from "./open-page.ts";

/** The event that shows the effect of each kind of action. */
export type Effect = Extract<HouseEvent, { readonly intent?: unknown }>["type"];

/** One press, or what an earlier press left. */
export interface Concluded {
  readonly effect: Effect;
  readonly key: IdempotencyKey;
  readonly state: Outcome<unknown>["state"];
}

/** A house, and one page of a site in front of it. */
export interface ClientRun {
  readonly house: House;
  readonly journal: Journal<HouseEvent>;
  readonly scheduler: Scheduler;
  readonly members: readonly { readonly id: MemberId; readonly username: string; readonly service: MemberService }[];
  page: ClientPage;
  /** Of the next calls. */
  readonly fates: CallFate[];
  readonly log: ClientMark[];
  /** How often each action began. */
  readonly presses: Map<Effect, number>;
  readonly concluded: Concluded[];
  /** Laws that were broken between two steps. */
  readonly broken: string[];
  /** Steps in words. */
  readonly done: string[];
  readonly lastKey: () => IdempotencyKey;
  readonly reload: () => void;
  readonly pass: (ms: number) => Promise<void>;
  readonly deliver: (count: number) => Promise<void>;
}

const STEP_MS = 250;

export async function openClientRun(scheduler: Scheduler): Promise<ClientRun> {
  const clock = testClock();
  const { house, journal } = await openTestHouse({ clock, backOffice: { mode: "waiting" }, push: "none" });
  const members: ClientRun["members"][number][] = [];
  for (const number of [1, 2]) {
    const registration = registrationOf(number);
    const { id } = unwrap(await house.visitors.register(registration, undefined)).member;
    unwrap(await house.staff.topUp(id, baht(1000)));
    unwrap(await house.staff.givePoints(id, 500));
    members.push({ id, username: registration.username, service: house.member(id) });
  }
  const [first] = members;
  // Their profiles differ in more than the name.
  if (first) unwrap(await house.staff.grantLevel(first.id, 5));
  const time = handTime();
  const fates: CallFate[] = [];
  const log: ClientMark[] = [];
  let keys = 0;
  const keyOf = (number: number) => idempotencyKey(`decision-${String(number).padStart(8, "0")}`);
  const storage = fakeStorage();
  const locks = fakeNamedLocks();
  const open = () =>
    openPage({
      house,
      line: { scheduler, log, nextFate: () => fates.shift() ?? "arrives" },
      clock: clock.now,
      after: time.after,
      storage,
      locks,
      newKey: () => {
        keys += 1;
        return keyOf(keys);
      },
    });
  const run: ClientRun = {
    house,
    journal,
    scheduler,
    members,
    page: open(),
    fates,
    log,
    presses: new Map(),
    concluded: [],
    broken: [],
    done: [],
    lastKey: () => keyOf(keys),
    reload() {
      log.push({ type: "on the page", what: "a reload" });
      run.page.close();
      run.page = open();
    },
    async pass(ms) {
      log.push({ type: "passed", ms });
      for (let passed = 0; passed < ms; passed += STEP_MS) {
        clock.advance(STEP_MS);
        await time.pass(STEP_MS);
      }
    },
    async deliver(count) {
      for (let left = count; left > 0 && scheduler.count() > 0; left -= 1) {
        await scheduler.waitNext(1);
        await settled();
      }
    },
  };
  return run;
}
