import { afterAll, expect } from "vitest";
import { createHttpAddress } from "../../../adapters/http/address.ts";
import { createHttpAffiliate } from "../../../adapters/http/affiliate.ts";
import { createHttpClient } from "../../../adapters/http/client/client.ts";
import { createHttpDevices } from "../../../adapters/http/devices.ts";
import { createHttpFairPlay } from "../../../adapters/http/fair-play.ts";
import { createHttpGames, createHttpTable } from "../../../adapters/http/games.ts";
import { createHttpInbox } from "../../../adapters/http/inbox.ts";
import { createHttpLive } from "../../../adapters/http/live.ts";
import { createHttpPush } from "../../../adapters/http/push.ts";
import { createHttpRewards } from "../../../adapters/http/rewards.ts";
import { createHttpSecondFactor } from "../../../adapters/http/second-factor.ts";
import { createHttpSession } from "../../../adapters/http/session.ts";
import { createHttpSite } from "../../../adapters/http/site.ts";
import { createHttpWallet } from "../../../adapters/http/wallet.ts";
import { createNodeSend } from "../../../adapters/node/node-send.ts";
import { createApp } from "../../../adapters/server/create-app.ts";
import { thai } from "../../../core/sentences/thai.ts";
import type { Session } from "../../../core/session/model.ts";
import { DAY_MS } from "../../../core/shared/bangkok-time.ts";
import { openTestHouse } from "../house/test-house.ts";
import { describePorts } from "../port-suite.ts";
import { deviceTokenInMemory } from "../ports/device-token-in-memory.ts";
import { listening } from "./open-server.ts";
import { watchLogs } from "./ops/log-watch.ts";

const watch = watchLogs();
afterAll(async () => {
  expect(await watch.leaks()).toEqual([]);
});

describePorts({
  name: "HTTP, a server and its house",
  async open() {
    const { house, now, advance } = await openTestHouse({ sessions: { idleMs: 30 * DAY_MS } });
    const server = await listening(createApp(house, { checkReplies: true, log: watch.log }), {
      onAccess: (access) => watch.onAccess(access),
    });
    const { send, close } = createNodeSend();
    let current: Session | undefined;
    const identity = () => current;
    const device = deviceTokenInMemory();
    const client = createHttpClient({
      send: watch.spy(send),
      baseUrl: server.url,
      identity,
      platform: "DSK",
      version: "test",
      hostname: "localhost",
      sendsIdempotencyKey: true,
      sentences: () => thai,
    });
    return {
      session: createHttpSession(client, identity, device),
      wallet: createHttpWallet(client, identity, now),
      site: createHttpSite(client, identity),
      rewards: createHttpRewards(client, identity),
      games: createHttpGames(client),
      fairPlay: createHttpFairPlay(client),
      table: createHttpTable(client),
      affiliate: createHttpAffiliate(client, identity),
      devices: createHttpDevices(client),
      addresses: createHttpAddress(client),
      secondFactor: createHttpSecondFactor(client),
      inbox: createHttpInbox(client),
      live: createHttpLive(client),
      push: createHttpPush(client),
      house,
      device,
      actAs: (session) => {
        current = session;
      },
      now,
      advance,
      async close() {
        await close();
        await server.stop();
        await house.close();
      },
    };
  },
});
