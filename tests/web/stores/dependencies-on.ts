import { type IdempotencyKey, idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { ok } from "../../../core/shared/result.ts";
import type { WalletStoreDependencies } from "../../../web/stores/base/dependencies.ts";
import {
  intentsInMemory,
  type Script,
  UnreliableBackend,
  walletPort,
} from "../../core/money-action/unreliable-backend.ts";
import { handTime, handVisibility } from "./hand-time.ts";
import { ONLY_TAB } from "./only-tab.ts";

/** What the stores of a member need, at a backend behind a bad line. Page and backend share one time. */
export function dependenciesOn(script: Partial<Script> = {}, intents = intentsInMemory()) {
  const backend = new UnreliableBackend({
    mishaps: [],
    lateByMs: 0,
    honoursKeys: true,
    sendsIntents: true,
    ...script,
  });
  const time = handTime();
  const visibility = handVisibility();
  const keys: IdempotencyKey[] = [];
  const dependencies: WalletStoreDependencies = {
    wallet: walletPort(backend),
    session: {
      level: () =>
        Promise.resolve(
          ok({ level: "silver", levelId: 1, depositedTotalSatang: 0, depositedThisMonthSatang: 0 } as const),
        ),
    },
    clock: () => backend.now,
    wait: (ms) =>
      new Promise((resolve) => {
        time.after(ms, () => {
          backend.pass(ms);
          resolve();
        });
      }),
    honoursKeys: script.honoursKeys ?? true,
    intents,
    tabLock: ONLY_TAB,
    newKey: () => {
      const key = idempotencyKey(`intent-number-${String(keys.length + 1).padStart(4, "0")}`);
      keys.push(key);
      return key;
    },
    after: time.after,
    visibility,
  };
  return { backend, time, visibility, dependencies, intents };
}
