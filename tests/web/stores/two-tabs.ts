import { createIntentStorage } from "../../../adapters/browser/storage/intent-storage.ts";
import { type KeyValue, keyValue } from "../../../adapters/browser/storage/key-value.ts";
import type { NamedLocks } from "../../../adapters/browser/tab-lock/named-locks.ts";
import { createTabLock } from "../../../adapters/browser/tab-lock/tab-lock.ts";
import { type IdempotencyKey, idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { IntentStorage } from "../../../core/money-action/intent.ts";
import { waitWith } from "../../../core/platform/device.ts";
import { memberId } from "../../../core/session/model.ts";
import { requestWithdrawal } from "../../../core/wallet/withdrawal.ts";
import { WithdrawalStore } from "../../../web/stores/wallet/withdrawal-store.ts";
import { fakePage, fakeStorage } from "../../adapters/browser/fake-page.ts";
import { fakeNamedLocks } from "../../adapters/browser/tab-lock/fake-named-locks.ts";
import { type Script, UnreliableBackend, walletPort } from "../../core/money-action/unreliable-backend.ts";
import { dependenciesOn } from "./dependencies-on.ts";
import { handTime } from "./hand-time.ts";

interface Tabs {
  readonly script?: Partial<Script>;
  /** How long a withdrawal takes. */
  readonly latencyMs?: number;
  /** How long a storage event takes to reach the other tab. */
  readonly eventMs?: number;
  /** Whether the tabs share a storage. */
  readonly shared?: boolean;
}

const STEP_MS = 250;
const MEMBER = memberId("m-1");

/** One member's tabs at one backend. Calls `sent` when a key is sent for the first time. */
export function tabsOn(
  { script = {}, latencyMs = 500, eventMs = 10, shared = true }: Tabs,
  sent: (others: { readonly inFlight: readonly IdempotencyKey[]; readonly pending: readonly IdempotencyKey[] }) => void,
) {
  const backend = new UnreliableBackend({
    mishaps: [],
    lateByMs: 0,
    honoursKeys: true,
    sendsIntents: true,
    ...script,
  });
  const time = handTime();
  const locks = fakeNamedLocks();
  const common = fakeStorage();
  const pages = new Map<number, ReturnType<typeof fakePage>["fire"]>();
  const inFlight = new Set<IdempotencyKey>();
  const known = new Set<IdempotencyKey>();
  let opened = 0;
  let made = 0;

  /** What a tab writes to the storage reaches the others as an event, a while later. */
  function intentsOf(tab: number, alive: () => boolean): IntentStorage {
    const { storage } = shared ? common : fakeStorage();
    const { page, fire } = fakePage();
    if (shared) pages.set(tab, fire);
    const fireEvent = (key: string) => {
      for (const [other, fireIn] of pages) if (other !== tab) time.after(eventMs, () => fireIn("storage", { key }));
    };
    const own: KeyValue = {
      ...keyValue(() => storage),
      set(key, text) {
        if (!alive()) return;
        storage.setItem(key, text);
        fireEvent(key);
      },
      remove(key) {
        if (!alive()) return;
        storage.removeItem(key);
        fireEvent(key);
      },
    };
    return createIntentStorage({ storage: own, page, clock: () => backend.now, prefix: "sanam" }, MEMBER);
  }

  function open() {
    opened += 1;
    const tab = opened;
    let alive = true;
    let resolveDeath: () => void = () => undefined;
    const death = new Promise<void>((resolve) => {
      resolveDeath = resolve;
    });
    /** A closed tab never gets the result of a promise. */
    const whileAlive = async <T>(promise: Promise<T>): Promise<T> => {
      const value = await promise;
      return alive ? value : new Promise<T>(() => undefined);
    };
    const tabLocks: NamedLocks = {
      ...locks,
      acquire: (name, until) => whileAlive(locks.acquire(name, Promise.race([until, death]))),
    };
    const wait = waitWith(time.after);
    const port = walletPort(backend);
    const intents = intentsOf(tab, () => alive);
    const { dependencies } = dependenciesOn(script);
    const store = new WithdrawalStore(
      {
        ...dependencies,
        intents,
        wallet: {
          ...port,
          credit: () => whileAlive(port.credit()),
          withdrawals: () => whileAlive(port.withdrawals()),
          async requestWithdrawal(amount, key) {
            if (!known.has(key)) {
              const pending = intents.pending(requestWithdrawal).map((intent) => intent.key);
              sent({ inFlight: [...inFlight], pending: pending.filter((each) => each !== key) });
            }
            known.add(key);
            inFlight.add(key);
            void death.then(() => inFlight.delete(key));
            await whileAlive(wait(latencyMs));
            const answer = await port.requestWithdrawal(amount, key);
            inFlight.delete(key);
            return whileAlive(Promise.resolve(answer));
          },
        },
        clock: () => backend.now,
        wait: (ms) => whileAlive(wait(ms)),
        after: time.after,
        tabLock: createTabLock(tabLocks, time.after, "sanam", MEMBER),
        newKey: () => {
          made += 1;
          return idempotencyKey(`intent-number-${String(made).padStart(4, "0")}`);
        },
      },
      () => undefined,
    );
    const stop = store.watch();
    return {
      store,
      /** Closes the tab, or lets it crash, at any moment. */
      close() {
        alive = false;
        stop();
        resolveDeath();
      },
    };
  }

  return {
    backend,
    open,
    /** The number of keys that were sent. */
    get keys() {
      return known.size;
    },
    /** The number of intents in the shared storage. */
    get pending() {
      return common.held.size;
    },
    async pass(ms: number): Promise<void> {
      for (let passed = 0; passed < ms; passed += STEP_MS) {
        backend.pass(STEP_MS);
        await time.pass(STEP_MS);
      }
    },
  };
}
