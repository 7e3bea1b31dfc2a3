import { expect, it } from "vitest";
import { pushAddressOf } from "../house/push/fake-push.ts";
import { codeOf, unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

/** The tests of the push port. */
export function pushPortTests(context: PortContext): void {
  it("is off until the session subscribes, and off again after it", async () => {
    await context.signUp();
    const { push } = context.fixture;
    const before = unwrap(await push.push());
    expect(before).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), on: false });
    expect(unwrap(await push.subscribePush(pushAddressOf(1)))).toEqual({ ...before, on: true });
    expect(unwrap(await push.subscribePush(pushAddressOf(1)))).toEqual({ ...before, on: true });
    expect(unwrap(await push.push())).toEqual({ ...before, on: true });
    expect(unwrap(await push.unsubscribePush())).toEqual(before);
    expect(unwrap(await push.unsubscribePush())).toEqual(before);
  });

  it("refuses an address to which the house does not send", async () => {
    await context.signUp();
    const { push } = context.fixture;
    const inside = { ...pushAddressOf(1), endpoint: "http://169.254.169.254/latest" };
    const refused = await push.subscribePush(inside);
    expect(codeOf(refused)).toBe("backend-refused");
    expect(unwrap(await push.push()).on).toBe(false);
  });

  it("belongs to one session: the member's other ones, and those after a sign-out, have none", async () => {
    const own = await context.signUp();
    const { push, session, actAs } = context.fixture;
    unwrap(await push.subscribePush(pushAddressOf(1)));
    const { username, password } = context.registration();
    const other = unwrap(await session.signIn({ username, password }));
    actAs(other);
    expect(unwrap(await push.push()).on).toBe(false);
    actAs(own);
    unwrap(await session.signOut());
    expect(codeOf(await push.push())).toBe("unauthorised");
    actAs(undefined);
    expect(codeOf(await push.push())).toBe("unauthorised");
  });
}
