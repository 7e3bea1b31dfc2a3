import { type Container, ContainerModule } from "inversify";
import { createConnectivity } from "../../adapters/browser/connectivity.ts";
import { createHttpInbox } from "../../adapters/http/inbox.ts";
import type { ActionDependencies, LiveStatus } from "../stores/base/dependencies.ts";
import { InboxStore } from "../stores/site/inbox-store.ts";
import { LiveStore } from "../stores/site/live-store.ts";
import { ACTIONS, AFFILIATE, INBOX, LIVE_STATUS, REWARDS, SITE, WALLET } from "./identifiers.ts";
import type { SiteParts } from "./site-parts.ts";

export const inboxModule = new ContainerModule(({ bind }) => {
  // The stores poll unless the stream is connected, and the stream reads the stores: this breaks the circle.
  bind(LIVE_STATUS).toConstantValue({ connected: false });
  bind(INBOX).toResolvedValue(
    ({ client }: SiteParts, { after, visibility }: ActionDependencies, status: LiveStatus) =>
      new InboxStore({ inbox: createHttpInbox(client), after, visibility, isLive: () => status.connected }),
    [SITE, ACTIONS, LIVE_STATUS],
  );
});

/** The event stream, with the stores that it keeps up to date. A context that is not loaded needs no update. */
export function composeLive(container: Container): LiveStore {
  const { page, client } = container.get(SITE);
  const { after, visibility } = container.get(ACTIONS);
  const { credit, deposit, slip, withdrawal } = container.get(WALLET);
  const inbox = container.get(INBOX);
  const status = container.get(LIVE_STATUS);
  const live = new LiveStore({
    port: async () => (await import("../../adapters/http/live.ts")).createHttpLive(client),
    after,
    visibility,
    connectivity: createConnectivity(page),
    onConnected: (connected) => {
      status.connected = connected;
    },
    targets: {
      credit: () => credit.load(),
      deposit: () => deposit.refresh(),
      slip: () => slip.refresh(),
      withdrawal: () => withdrawal.refresh(),
      reward: () => (container.isBound(REWARDS) ? container.get(REWARDS).reward.refresh() : undefined),
      inbox: () => inbox.refresh(),
      downline: () => (container.isBound(AFFILIATE) ? container.get(AFFILIATE).refreshDownline() : undefined),
    },
  });
  return live;
}
