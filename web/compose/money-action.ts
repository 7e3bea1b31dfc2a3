import { ContainerModule } from "inversify";
import { browserAfter, browserClock } from "../../adapters/browser/browser-clock.ts";
import { createConnectivity } from "../../adapters/browser/connectivity.ts";
import { newIdempotencyKey } from "../../adapters/browser/new-idempotency-key.ts";
import { createIntentStorage } from "../../adapters/browser/storage/intent-storage.ts";
import { keyValue } from "../../adapters/browser/storage/key-value.ts";
import { openNamedLocks } from "../../adapters/browser/tab-lock/open-named-locks.ts";
import { createTabLock } from "../../adapters/browser/tab-lock/tab-lock.ts";
import { createVisibility } from "../../adapters/browser/visibility.ts";
import type { MemberId } from "../../core/session/model.ts";
import type { ActionDependencies, LiveStatus } from "../stores/base/dependencies.ts";
import { ACTIONS, LIVE_STATUS, MEMBER, SITE } from "./identifiers.ts";
import type { SiteParts } from "./site-parts.ts";

export const moneyActionModule = new ContainerModule(({ bind }) => {
  bind(ACTIONS).toResolvedValue(
    ({ page, brand, clock, wait, activity }: SiteParts, member: MemberId, live: LiveStatus): ActionDependencies => ({
      live,
      activity,
      connectivity: createConnectivity(page),
      intents: createIntentStorage(
        { storage: keyValue(() => page.localStorage), page, clock, prefix: brand.id },
        member,
      ),
      // All tabs share the device's clock; each learns the backend's time for itself.
      tabLock: createTabLock(openNamedLocks(page, browserClock, browserAfter), browserAfter, brand.id, member),
      clock,
      wait,
      after: browserAfter,
      visibility: createVisibility(page.document),
      newKey: newIdempotencyKey,
      onUnknown: () => page.dispatchEvent(new Event("sanam-unknown")),
      honoursKeys: brand.sendIdempotencyKey,
    }),
    [SITE, MEMBER, LIVE_STATUS],
  );
});
