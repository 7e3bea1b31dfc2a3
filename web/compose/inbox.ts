import { type Container, ContainerModule } from "inversify";
import { createConnectivity } from "../../adapters/browser/device.ts";
import { createDismissedNotices } from "../../adapters/browser/storage/dismissed-notices.ts";
import { createHttpInbox } from "../../adapters/http/inbox.ts";
import type { MemberId } from "../../core/session/model.ts";
import type { ActionDependencies, LiveStatus } from "../stores/base/dependencies.ts";
import { InboxStore } from "../stores/site/inbox-store.ts";
import { LiveStore } from "../stores/site/live-store.ts";
import {
  ACTIONS,
  AFFILIATE,
  INBOX,
  LIVE_STATUS,
  MEMBER,
  REQUESTS,
  REWARDS,
  type RequestsSource,
  SITE,
  type SiteParts,
  WALLET,
} from "./identifiers.ts";

export const inboxModule = new ContainerModule(({ bind }) => {
  // The wallet needs the inbox, which shows the wallet's requests; the stores poll unless the event stream, which reads
  // the stores, is connected. These two objects are set later.
  bind(LIVE_STATUS).toConstantValue({ connected: false });
  bind(REQUESTS).toConstantValue({ read: () => ({ deposits: [], slips: [], withdrawals: [] }) });
  bind(INBOX).toResolvedValue(
    (
      { page, brand, client, storage }: SiteParts,
      member: MemberId,
      { after, visibility }: ActionDependencies,
      status: LiveStatus,
      requests: RequestsSource,
    ) =>
      new InboxStore({
        inbox: createHttpInbox(client),
        after,
        visibility,
        isLive: () => status.connected,
        dismissed: createDismissedNotices(storage, page, brand.id, member),
        requests: () => requests.read(),
      }),
    [SITE, MEMBER, ACTIONS, LIVE_STATUS, REQUESTS],
  );
});

/** The event stream, with the stores that it keeps up to date. A context that is not loaded needs no update. */
export function composeLive(container: Container): LiveStore {
  const { page, client } = container.get(SITE);
  const { after, visibility } = container.get(ACTIONS);
  const { credit, deposit, slip, withdrawal } = container.get(WALLET);
  const inbox = container.get(INBOX);
  container.get(REQUESTS).read = () => ({
    deposits: deposit.requests.value ?? [],
    slips: slip.slips.value ?? [],
    withdrawals: withdrawal.requests,
  });
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
      reward: () => {
        if (!container.isBound(REWARDS)) return;
        const { reward, flipCard } = container.get(REWARDS);
        for (const store of [reward, flipCard]) if (store.open.length > 0) void store.refresh();
      },
      inbox: () => inbox.refresh(),
      downline: () => (container.isBound(AFFILIATE) ? container.get(AFFILIATE).refreshDownline() : undefined),
    },
  });
  return live;
}
