import { describe, expect, it } from "vitest";
import { type HouseEvent, memberEngine } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { isKnownDevice, MAX_DEVICES } from "../../../../adapters/house/session/devices.ts";
import { DAY_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { eventsOf, joinHouse, NOON, openTestHouse, unwrap } from "../test-house.ts";

const member1 = { username: "member1", password: "secret1234" };
const member2 = { username: "member2", password: "secret1234" };
const PHONE = "5a".repeat(32);

describe("the token of a device", () => {
  it("stays the same as long as the device sends it, and is another one for a device without", async () => {
    const { house } = await openTestHouse();
    await joinHouse(house);
    const first = unwrap(await house.visitors.signIn(member1));
    const again = unwrap(await house.visitors.signIn(member1, { deviceToken: first.deviceToken }));
    const elsewhere = unwrap(await house.visitors.signIn(member1));
    expect(again.deviceToken).toBe(first.deviceToken);
    expect(elsewhere.deviceToken).not.toBe(first.deviceToken);
    expect([first.token, again.token, elsewhere.token]).not.toContain(first.deviceToken);
  });

  it("is shared by the members who use one phone", async () => {
    const { house } = await openTestHouse();
    for (const number of [1, 2]) await joinHouse(house, number);
    expect(unwrap(await house.visitors.signIn(member1, { deviceToken: PHONE })).deviceToken).toBe(PHONE);
    expect(unwrap(await house.visitors.signIn(member2, { deviceToken: PHONE })).deviceToken).toBe(PHONE);
  });

  it("is not taken over when no house made it", async () => {
    const { house } = await openTestHouse();
    await joinHouse(house);
    for (const deviceToken of ["", "short", "x".repeat(64), `${PHONE}0`]) {
      expect(unwrap(await house.visitors.signIn(member1, { deviceToken })).deviceToken).not.toBe(deviceToken);
    }
  });

  it("is in the journal only as a hash", async () => {
    const journal = createMemoryJournal<HouseEvent>();
    const { house } = await openTestHouse({ journal });
    await joinHouse(house);
    await house.visitors.signIn(member1, { deviceToken: PHONE, userAgent: "a browser", address: "203.0.113.7" });
    const opened = (await eventsOf(journal)).filter(({ type }) => type === "session-opened");
    expect(opened[1]).toMatchObject({ device: `hash of ${PHONE}`, userAgent: "a browser", address: "203.0.113.7" });
  });
});

describe("a session that the member ended elsewhere", () => {
  it("is told apart from one that signed out, that staff ended, and from no session, for a week", async () => {
    const { house, advance } = await openTestHouse();
    const { id, service, session } = await joinHouse(house);
    const stateOf = async (token: string) => (await house.use(token)).state;
    const [left, closed, changed] = [
      unwrap(await house.visitors.signIn(member1)),
      unwrap(await house.visitors.signIn(member1)),
      unwrap(await house.visitors.signIn(member1)),
    ];
    await house.visitors.signOut(left.token);
    const other = (await service.devices(closed.token)).find(({ current }) => current);
    await service.signOutDevice(other?.id, session.token);
    const change = { oldPassword: "secret1234", newPassword: "better5678", confirmPassword: "better5678" };
    unwrap(await service.changePassword(change, session.token, undefined));
    expect(await Promise.all([session, left, closed, changed].map(({ token }) => stateOf(token)))).toEqual([
      "open",
      "unknown",
      "ended-elsewhere",
      "ended-elsewhere",
    ]);
    unwrap(await house.staff.endSessions(id));
    expect(await stateOf(session.token)).toBe("unknown");
    expect(await stateOf("never a token")).toBe("unknown");
    advance(7 * DAY_MS);
    expect(await stateOf(closed.token)).toBe("unknown");
  });
});

describe("isKnownDevice", () => {
  const openedWith = (device: string, seconds: number) =>
    ({
      type: "session-opened",
      at: plus(NOON, seconds * 1000),
      tokenHash: `token ${seconds}`,
      expiresAt: plus(NOON, 1_000_000),
      device,
    }) as const;

  it("knows the devices of the latest sign-ins, and none without a token", () => {
    const devices = Array.from({ length: MAX_DEVICES + 5 }, (_, at) => `device ${at}`);
    const state = devices.map(openedWith).reduce(memberEngine.evolve, memberEngine.initial);
    expect(devices.filter((device) => isKnownDevice(state, device))).toEqual(devices.slice(5));
    expect(isKnownDevice(state, undefined)).toBe(false);
  });

  it("does not know a device of a journal that was written before", () => {
    const { device: _device, ...before } = openedWith("device 1", 1);
    const state = memberEngine.evolve(memberEngine.initial, before);
    expect(state.sessions.size).toBe(1);
    expect(isKnownDevice(state, "device 1")).toBe(false);
  });
});
