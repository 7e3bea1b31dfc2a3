import { expect, it, vi } from "vitest";
import { baht } from "../../../core/shared/money.ts";
import type { LiveChange } from "../../../core/site/model.ts";
import { newKey, registrationOf, unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

/** The tests of the live port. */
export function livePortTests(context: PortContext): void {
  function listen(lastId?: string) {
    const abort = new AbortController();
    const changes: LiveChange[] = [];
    const heard = { opened: 0, lastId };
    const ended = context.fixture.live.listen({
      lastId,
      signal: abort.signal,
      onOpen: () => {
        heard.opened += 1;
      },
      onBeat: () => undefined,
      onChanges: (reported, id) => {
        changes.push(...reported);
        heard.lastId = id;
      },
    });
    const opened = () => vi.waitFor(() => expect(heard.lastId).toBeDefined());
    const hears = (what: readonly string[]) =>
      vi.waitFor(() =>
        expect([...new Set(changes.map((change) => change.what))]).toEqual(expect.arrayContaining([...what])),
      );
    return { abort, changes, heard, ended, opened, hears };
  }

  it("reports the member's changes as they happen, and nobody else's", async () => {
    const other = await context.signUp(baht(10));
    const { member } = await context.signUp(baht(1_000));
    const { wallet, house } = context.fixture;
    await house.staff.setBackOffice({ mode: "waiting" });
    const { changes, opened, hears, abort, ended, heard } = listen();
    await opened();
    expect(heard.opened).toBe(1);
    unwrap(await house.staff.topUp(other.member.id, baht(5)));
    const { id } = unwrap(await wallet.requestDeposit(baht(100), newKey()));
    await hears(["deposit"]);
    unwrap(await house.staff.approve(id));
    await hears(["deposit", "credit", "inbox"]);
    expect(changes.filter(({ what }) => what === "deposit").every((change) => change.id === id)).toBe(true);
    await house.staff.publish({ title: "ข่าว", body: "", membersOnly: true });
    unwrap(await house.staff.topUp(member.id, baht(5)));
    abort.abort();
    expect(await ended).toEqual({ ok: true, value: undefined });
  });

  it("reports a friend who registered with the member's code, and an announcement", async () => {
    await context.signUp();
    const { affiliate, session, house } = context.fixture;
    const inviterCode = unwrap(await affiliate.code());
    const { changes, opened, hears, abort, ended } = listen();
    await opened();
    unwrap(await session.register({ ...registrationOf(9001), inviterCode }, newKey()));
    await hears(["downline"]);
    expect(changes).toEqual([{ what: "downline", id: undefined }]);
    await house.staff.publish({ title: "ข่าว", body: "", membersOnly: true });
    await vi.waitFor(() => expect(changes).toContainEqual({ what: "inbox", id: undefined }), 5000);
    abort.abort();
    await ended;
  });

  it("repeats what changed since the last report, each thing once", async () => {
    await context.signUp(baht(1_000));
    const { wallet, house } = context.fixture;
    await house.staff.setBackOffice({ mode: "waiting" });
    const first = listen();
    await first.opened();
    first.abort.abort();
    await first.ended;
    const { id } = unwrap(await wallet.requestWithdrawal(baht(100), newKey()));
    unwrap(await house.staff.approve(id));
    const second = listen(first.heard.lastId);
    await second.hears(["withdrawal", "credit", "inbox"]);
    expect(second.changes.filter(({ what }) => what === "withdrawal")).toEqual([{ what: "withdrawal", id }]);
    second.abort.abort();
    await second.ended;
    const unknown = listen("999999.0.0");
    await vi.waitFor(() => expect(unknown.heard.opened).toBe(1));
    await vi.waitFor(() => expect(unknown.heard.lastId).not.toBe("999999.0.0"));
    expect(unknown.changes).toEqual([]);
    unknown.abort.abort();
    await unknown.ended;
  });

  it("reports what becomes due without anybody asking", async () => {
    await context.signUp(baht(1_000));
    const { wallet, advance } = context.fixture;
    unwrap(await wallet.requestWithdrawal(baht(100), newKey()));
    const { opened, changes, abort, ended } = listen();
    await opened();
    advance(60_000);
    await vi.waitFor(() => expect(changes).toContainEqual({ what: "inbox", id: undefined }), 5000);
    abort.abort();
    await ended;
  });

  it("ends with the session, and does not open without one", async () => {
    await context.signUp();
    const { session } = context.fixture;
    const { opened, ended } = listen();
    await opened();
    unwrap(await session.signOut());
    expect(await ended).toEqual({ ok: true, value: undefined });
    expect(await listen().ended).toMatchObject({ ok: false, error: { fault: "unauthorised" } });
  });
}
