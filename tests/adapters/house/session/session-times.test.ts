import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { House, HouseEvent } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { OVERLAP_MS, SESSION_LIMITS } from "../../../../adapters/house/session/session-limits.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { eventsOf, joinHouse, openTestHouse, unwrap } from "../test-house.ts";

const { absoluteMs, idleMs, renewAfterMs } = SESSION_LIMITS;
const stateOf = async (house: House, token: string): Promise<string> => (await house.use(token)).state;

describe("the time of a session", () => {
  it("is over when nobody used it for two days, and says so", async () => {
    const { house, advance } = await openTestHouse();
    const { session, id } = await joinHouse(house);
    advance(idleMs - 1);
    expect(await house.authenticate(session.token)).toBe(id);
    advance(1);
    expect(await house.authenticate(session.token)).toBeUndefined();
    expect(await stateOf(house, session.token)).toBe("expired");
  });

  it("is over after thirty days, however much it is used", async () => {
    const { house, advance } = await openTestHouse();
    const { session } = await joinHouse(house);
    for (let passed = 0; passed < absoluteMs; passed += 12 * HOUR_MS) {
      expect(await stateOf(house, session.token)).toBe("open");
      advance(12 * HOUR_MS);
    }
    expect(await stateOf(house, session.token)).toBe("expired");
  });

  it("does not grow with looking on", async () => {
    const { house, advance } = await openTestHouse();
    const { session } = await joinHouse(house);
    for (let passed = 0; passed < idleMs; passed += HOUR_MS) {
      expect(await house.authenticate(session.token)).toBeDefined();
      advance(HOUR_MS);
    }
    expect(await house.authenticate(session.token)).toBeUndefined();
  });

  it("can be configured", async () => {
    const { house, advance } = await openTestHouse({ sessions: { idleMs: 10 * MINUTE_MS } });
    const { session } = await joinHouse(house);
    for (let count = 0; count < 10; count += 1) {
      advance(9 * MINUTE_MS);
      expect(await stateOf(house, session.token)).toBe("open");
    }
    advance(10 * MINUTE_MS);
    expect(await stateOf(house, session.token)).toBe("expired");
  });

  it("costs one event an hour at most, however many calls there are", async () => {
    const journal = createMemoryJournal<HouseEvent>();
    const { house, advance } = await openTestHouse({ journal });
    const { session } = await joinHouse(house);
    for (let count = 0; count < 600; count += 1) {
      advance(MINUTE_MS);
      await house.use(session.token);
    }
    const uses = (await eventsOf(journal)).filter(({ type }) => type === "session-used");
    expect(uses).toHaveLength(10);
  });
});

describe("another token for a session", () => {
  it("is given after a day, and ends the first one a minute after its first use", async () => {
    const { house, advance } = await openTestHouse();
    const { session, id } = await joinHouse(house);
    advance(renewAfterMs - 1);
    expect(await house.renew(session.token)).toBeUndefined();
    advance(1);
    expect(await house.use(session.token)).toMatchObject({ state: "open", member: id, renewable: true });
    const next = await house.renew(session.token);
    // Until the new one is used its reply may have been lost.
    advance(HOUR_MS);
    expect(await stateOf(house, session.token)).toBe("open");
    expect(await stateOf(house, next ?? "")).toBe("open");
    advance(OVERLAP_MS - 1);
    expect(await stateOf(house, session.token)).toBe("open");
    advance(1);
    expect(await stateOf(house, session.token)).toBe("unknown");
    expect(await stateOf(house, next ?? "")).toBe("open");
  });

  it("ends with the session, in every direction", async () => {
    const { house, advance, journal } = await openTestHouse();
    const { session } = await joinHouse(house);
    advance(renewAfterMs);
    const next = (await house.renew(session.token)) ?? "";
    await house.visitors.signOut(session.token);
    for (const token of [session.token, next]) expect(await stateOf(house, token)).toBe("unknown");
    expect(await journal.findStream({ kind: "token", value: `hash of ${next}` })).toBeUndefined();
  });

  it("keeps the session's own password change and its games", async () => {
    const { house, advance } = await openTestHouse();
    const { session, service } = await joinHouse(house);
    advance(renewAfterMs);
    const next = (await house.renew(session.token)) ?? "";
    const other = unwrap(await house.visitors.signIn({ username: "member1", password: "secret1234" }));
    const change = { oldPassword: "secret1234", newPassword: "changed5678", confirmPassword: "changed5678" };
    unwrap(await service.changePassword(change, next, undefined));
    expect(await stateOf(house, next)).toBe("open");
    expect(await stateOf(house, other.token)).toBe("ended-elsewhere");
    const launch = unwrap(await service.openGame("sanam-dice", undefined, next));
    expect((await house.tables.table(launch.launchId)).ok).toBe(true);
  });

  const steps = fc.array(
    fc.record({
      waitMs: fc.nat({ max: 20 * HOUR_MS }),
      // How the reply of the call goes: it arrives, it is lost, or it comes after the next one.
      reply: fc.constantFrom("arrives", "is lost", "comes late"),
    }),
    { minLength: 1, maxLength: 60 },
  );

  it("locks nobody out who takes over what arrives, whatever is lost or late", async () => {
    const followed = fc.asyncProperty(steps, async (calls) => {
      const { house, advance } = await openTestHouse({ sessions: { absoluteMs: 10_000 * HOUR_MS } });
      const { session, id } = await joinHouse(house);
      let stored = session.token;
      let late: { readonly by: string; readonly renewed: string } | undefined;
      for (const { waitMs, reply } of calls) {
        advance(waitMs);
        const by = stored;
        const use = await house.use(by);
        expect(use).toMatchObject({ state: "open", member: id });
        const renewed = use.state === "open" && use.renewable ? await house.renew(by) : undefined;
        // As the client does: a reply to a call with another token than the stored one is too late.
        if (late && late.by === stored) stored = late.renewed;
        late = undefined;
        if (renewed === undefined || reply === "is lost") continue;
        if (reply === "comes late") late = { by, renewed };
        else stored = by === stored ? renewed : stored;
      }
    });
    await fc.assert(followed);
  });
});
