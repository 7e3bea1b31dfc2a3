import { expect, it } from "vitest";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { HOUR_MS } from "../../../core/shared/bangkok-time.ts";
import { codeOf, unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

const UBUNTU = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

/** The tests of the devices port. */
export function devicesPortTests(context: PortContext): void {
  const signInElsewhere = async (userAgent: string, address = "203.0.113.77") => {
    const { username, password } = context.registration();
    return unwrap(await context.fixture.house.visitors.signIn({ username, password }, { userAgent, address }));
  };

  it("lists where the member is signed in, this device first", async () => {
    const own = await context.signUp();
    const { devices, session, now, advance } = context.fixture;
    const start = now();
    advance(HOUR_MS);
    await signInElsewhere(UBUNTU);
    const { username, password } = context.registration();
    // The same device again: it is listed once.
    unwrap(await session.signIn({ username, password }));
    const listed = unwrap(await devices.devices());
    expect(listed).toMatchObject([
      { current: true, signedInAt: start, lastSeenAt: now() },
      { current: false, title: "Chrome บน Linux", address: "203.0.x.x", signedInAt: now(), lastSeenAt: now() },
    ]);
    for (const { id } of listed) expect(id).not.toContain(own.token);
  });

  it("signs out one device at once, and every other one", async () => {
    const own = await context.signUp();
    const { devices, session, actAs } = context.fixture;
    const phone = await signInElsewhere("a phone");
    const tablet = await signInElsewhere("a tablet");
    const work = await signInElsewhere("a computer");
    const [, ...others] = unwrap(await devices.devices());
    const id = others[0]?.id;
    expect(others).toHaveLength(3);
    expect(unwrap(await devices.signOutDevice(id)).map((device) => device.id)).not.toContain(id);
    // Twice, and an id that nobody has, are no error.
    expect(unwrap(await devices.signOutDevice(id))).toHaveLength(3);
    expect(unwrap(await devices.signOutDevice("nobody"))).toHaveLength(3);
    const left = unwrap(await devices.signOutDevice(undefined));
    expect(left).toMatchObject([{ current: true }]);
    for (const ended of [phone, tablet, work]) {
      actAs(ended);
      expect(codeOf(await session.profile())).toBe("unauthorised");
    }
    actAs(own);
    expect(codeOf(await session.profile())).toBe("ok");
  });

  it("tells what was done in the member's name, page by page", async () => {
    await context.signUp();
    const { devices, addresses, house } = context.fixture;
    unwrap(await addresses.changeAddress({ postcode: "10110" }, idempotencyKey("address-of-the-activity")));
    await signInElsewhere(UBUNTU);
    await house.visitors.signIn({ username: context.registration().username, password: "wrong-1234" });
    const first = unwrap(await devices.activity({ cursor: undefined, limit: 2 }));
    expect(first.items).toMatchObject([
      { action: "sign-in", outcome: "credentials-wrong", by: "member" },
      { action: "sign-in", outcome: "done", device: "Chrome บน Linux", address: "203.0.x.x" },
    ]);
    const rest = unwrap(await devices.activity({ cursor: first.next, limit: 10 }));
    expect(rest).toMatchObject({ items: [{ action: "change-address" }, { action: "register" }], next: undefined });
    expect(codeOf(await devices.activity({ cursor: "nonsense", limit: 2 }))).toBe("body-invalid");
  });

  it("ends no session of another member", async () => {
    const first = await context.signUp();
    const { devices, actAs } = context.fixture;
    const [mine] = unwrap(await devices.devices());
    await context.signUp();
    unwrap(await devices.signOutDevice(mine?.id));
    actAs(first);
    expect(unwrap(await devices.devices())).toHaveLength(1);
  });
}
