import { describe, expect, it } from "vitest";
import { SESSION_LIMITS } from "../../../adapters/house/session/session-limits.ts";
import { createHttpClient, type HttpClientOptions } from "../../../adapters/http/client/client.ts";
import { createHttpSession } from "../../../adapters/http/session.ts";
import { createNodeSend } from "../../../adapters/node/node-send.ts";
import { createApp } from "../../../adapters/server/create-app.ts";
import { signInEndpoints } from "../../../contracts/endpoints/sign-in.ts";
import { thai } from "../../../core/sentences/thai.ts";
import { HOUR_MS } from "../../../core/shared/bangkok-time.ts";
import { sessionStorageInMemory } from "../../core/session/fake-session.ts";
import { codeOf, joinHouse, openTestHouse } from "../house/test-house.ts";
import { listening } from "./open-server.ts";

const ABOUT = {
  platform: "DSK",
  version: "test",
  hostname: "localhost",
  sendsIdempotencyKey: true,
  sentences: () => thai,
} as const;

async function open() {
  const testHouse = await openTestHouse();
  const server = await listening(createApp(testHouse.house));
  const { send, close } = createNodeSend();
  const { session } = await joinHouse(testHouse.house);
  const storage = sessionStorageInMemory(session);
  const portWith = (options: Pick<HttpClientOptions, "onRenewed">) => {
    const identity = () => storage.read();
    return createHttpSession(createHttpClient({ send, baseUrl: server.url, identity, ...ABOUT, ...options }), identity);
  };
  return {
    ...testHouse,
    storage,
    session,
    port: portWith({ onRenewed: (renewed) => storage.write(renewed) }),
    /** A client that was written before, which does not read the header. */
    olderPort: portWith({}),
    close: async (): Promise<void> => {
      await close();
      await server.stop();
    },
  };
}

describe("another token over HTTP", () => {
  it("is taken over with the first reply after a day, and the first one ends", async () => {
    const { port, storage, session, advance, house, close } = await open();
    await port.profile();
    expect(storage.read()).toEqual(session);
    advance(SESSION_LIMITS.renewAfterMs);
    expect(codeOf(await port.level())).toBe("ok");
    const renewed = storage.read();
    expect(renewed).toEqual({ ...session, token: expect.not.stringMatching(session.token) });
    advance(HOUR_MS);
    expect(codeOf(await port.profile())).toBe("ok");
    advance(HOUR_MS);
    expect(await house.authenticate(session.token)).toBeUndefined();
    expect(codeOf(await port.profile())).toBe("ok");
    await close();
  });

  it("is not needed by a client that does not know it", async () => {
    const { olderPort, storage, session, advance, close } = await open();
    for (let hours = 0; hours < 20 * 24; hours += 8) {
      advance(8 * HOUR_MS);
      expect(codeOf(await olderPort.profile())).toBe("ok");
    }
    expect(storage.read()).toEqual(session);
    await close();
  });

  it("does not replace the session of somebody who signed in meanwhile", async () => {
    const { session: member, close } = await open();
    const other = { ...member, token: "other-token" };
    const storage = sessionStorageInMemory(member);
    const client = createHttpClient({
      send: async () => {
        if (storage.read() === member) storage.write(other);
        return { status: 200, headers: { get: () => "late-token" }, text: async () => "{}" };
      },
      baseUrl: "",
      identity: () => storage.read(),
      onRenewed: (renewed) => storage.write(renewed),
      ...ABOUT,
    });
    const call = () => client.call(signInEndpoints.logout, {});
    await call();
    expect(storage.read()).toBe(other);
    await call();
    expect(storage.read()).toEqual({ ...other, token: "late-token" });
    await close();
  });

  it("says why an old session ended", async () => {
    const { session, advance, house, close } = await open();
    advance(SESSION_LIMITS.idleMs);
    const reply = await createApp(house).request("/api/auth/address/mine", {
      headers: { authorization: `Bearer ${session.token}` },
    });
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({
      code: "unauthorised",
      message: expect.stringContaining("หมดเวลาการใช้งาน"),
    });
    await close();
  });
});
