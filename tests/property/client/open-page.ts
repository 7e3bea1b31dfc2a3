import { createIntentStorage } from "../../../adapters/browser/storage/intent-storage.ts";
import { keyValue } from "../../../adapters/browser/storage/key-value.ts";
import { createBrowserSessionStorage } from "../../../adapters/browser/storage/session-storage.ts";
import { createWithheldPrizes } from "../../../adapters/browser/storage/withheld-prizes.ts";
import type { NamedLocks } from "../../../adapters/browser/tab-lock/named-locks.ts";
import { createTabLock } from "../../../adapters/browser/tab-lock/tab-lock.ts";
import type { House } from "../../../adapters/house/house.ts";
import {
  createMemoryRewardsPort,
  createMemorySessionPort,
  createMemoryWalletPort,
} from "../../../adapters/memory/memory-ports.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { type After, type Clock, waitWith } from "../../../core/platform/device.ts";
import { LEVELS } from "../../../core/rules/levels.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { CheckInStore } from "../../../web/stores/rewards/check-in-store.ts";
import { RewardStore } from "../../../web/stores/rewards/reward-store.ts";
import { WheelStore } from "../../../web/stores/rewards/wheel-store.ts";
import { MemberLevelStore } from "../../../web/stores/session/member-level-store.ts";
import { SessionStore } from "../../../web/stores/session/session-store.ts";
import { CreditStore } from "../../../web/stores/wallet/credit-store.ts";
import { DepositStore } from "../../../web/stores/wallet/deposit-store.ts";
import { HistoryStore } from "../../../web/stores/wallet/history-store.ts";
import { WithdrawalStore } from "../../../web/stores/wallet/withdrawal-store.ts";
import { fakePage, type fakeStorage } from "../../adapters/browser/fake-page.ts";
import { handVisibility } from "../../web/stores/hand-time.ts";
import { overLine } from "./bad-line.ts";

export interface PageParts {
  readonly house: House;
  readonly line: Parameters<typeof overLine>[0];
  readonly clock: Clock;
  readonly after: After;
  readonly storage: ReturnType<typeof fakeStorage>;
  /** Of all pages of the browser. */
  readonly locks: NamedLocks;
  readonly newKey: () => IdempotencyKey;
}

export type ClientPage = ReturnType<typeof openPage>;
export type MemberPage = NonNullable<ReturnType<ClientPage["member"]>>;

/** The site's stores over the memory ports, wired as web/compose wires them over HTTP. A reload opens another page. */
export function openPage({ house, line, clock, after: timer, storage, locks, newKey }: PageParts) {
  let alive = true;
  let die: () => void = () => undefined;
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });
  // The browser frees the locks of a page that closes.
  const pageLocks: NamedLocks = {
    ...locks,
    acquire: (name, until) => locks.acquire(name, Promise.race([until, death])),
  };
  // A closed page has no timers.
  const after: After = (ms, task) => timer(ms, () => alive && task());
  const { page } = fakePage();
  const values = keyValue(() => storage.storage);
  const sessionStorage = createBrowserSessionStorage(values, page, "sanam");
  const linePage: Parameters<typeof overLine>[1] = {
    identity: () => sessionStorage.read(),
    alive: () => alive,
    onEnded: (ended) => session.expire(ended),
  };
  const sessionPort = overLine(line, linePage, (identity) => createMemorySessionPort(house, identity));
  const session = new SessionStore({ session: sessionPort, sessionStorage, wait: waitWith(after) });
  const visibility = handVisibility();
  const stop = session.start();

  const compose = (id: MemberId) => {
    const wallet = overLine(line, linePage, (identity) => createMemoryWalletPort(house, identity), id);
    const rewards = overLine(line, linePage, (identity) => createMemoryRewardsPort(house, identity), id);
    const intents = createIntentStorage({ storage: values, page, clock, prefix: "sanam" }, id);
    const dependencies = {
      withheld: createWithheldPrizes({ storage: values, page, clock, prefix: "sanam" }, id),
      intents,
      tabLock: createTabLock(pageLocks, after, "sanam", id),
      clock,
      after,
      wait: waitWith(after),
      visibility,
      newKey,
      honoursKeys: true,
      wallet,
      rewards,
      session: sessionPort,
    };
    const credit = new CreditStore(wallet);
    const onCredit = () => void credit.load();
    return {
      id,
      intents,
      credit,
      deposit: new DepositStore(dependencies, onCredit, async () => () => undefined),
      withdrawal: new WithdrawalStore(dependencies, (read) => credit.take(read), onCredit),
      history: new HistoryStore(wallet, () => undefined),
      level: new MemberLevelStore(sessionPort, LEVELS, (change) => session.updateMember(id, change)),
      wheel: new WheelStore(dependencies, onCredit),
      checkIn: new CheckInStore(dependencies, onCredit),
      reward: new RewardStore(dependencies, onCredit),
    };
  };
  let current: { readonly stores: ReturnType<typeof compose>; readonly stop: () => void } | undefined;

  return {
    session,
    sessionStorage,
    visibility,
    /** The stores of whoever is signed in, whose screens are open. They are dropped as a whole with the session. */
    member() {
      const id = session.currentUser?.id;
      if (current && current.stores.id !== id) {
        current.stop();
        current = undefined;
      }
      if (id === undefined) return undefined;
      if (!current) {
        const stores = compose(id);
        const { deposit, withdrawal, wheel, checkIn, reward } = stores;
        const stops = [deposit, withdrawal, wheel, checkIn, reward].map((store) => store.watch());
        void stores.credit.load();
        void stores.level.load();
        current = { stores, stop: () => stops.forEach((each) => each()) };
      }
      return current.stores;
    },
    close() {
      current?.stop();
      stop();
      alive = false;
      die();
    },
  };
}
