import { expect, it } from "vitest";
import { MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import type { InboxChange, InboxGroup } from "../../../core/site/inbox.ts";
import { codeOf, newKey, unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

const NOTHING: InboxChange = { seenUpTo: undefined, seenIds: [], dismissedIds: [] };
const EVERYTHING = { group: undefined, cursor: undefined, limit: 20 };

/** The tests of the inbox port. */
export function inboxPortTests(context: PortContext): void {
  const read = async (group?: InboxGroup) => unwrap(await context.fixture.inbox.inbox({ ...EVERYTHING, group }));
  const change = async (part: Partial<InboxChange>) =>
    unwrap(await context.fixture.inbox.changeInbox({ ...NOTHING, ...part }));
  const rejectedWithdrawal = async () => {
    const { wallet, house } = context.fixture;
    const { id } = unwrap(await wallet.requestWithdrawal(baht(100), newKey()));
    context.fixture.advance(MINUTE_MS);
    unwrap(await house.staff.reject(id, "ชื่อบัญชีไม่ตรง"));
    return id;
  };
  const waiting = () => context.fixture.house.staff.setBackOffice({ mode: "waiting" });

  it("is empty for a new member, who is not told old news", async () => {
    await context.fixture.house.staff.publish({ title: "เก่า", body: "<p>ก่อนสมัคร</p>", membersOnly: true });
    context.fixture.advance(MINUTE_MS);
    await context.signUp();
    const { items, unread, notices, next } = await read();
    expect(items).toMatchObject([{ topic: "announcement", title: "เก่า", body: "<p>ก่อนสมัคร</p>", unread: false }]);
    expect({ unread, notices, next }).toEqual({ unread: 0, notices: [], next: undefined });
  });

  it("keeps how each request ended and what was given and announced, newest first, in groups", async () => {
    const { member } = await context.signUp(baht(1_000));
    await waiting();
    const { wallet, house, rewards } = context.fixture;
    const deposit = unwrap(await wallet.requestDeposit(baht(500), newKey()));
    context.fixture.advance(MINUTE_MS);
    unwrap(await house.staff.approve(deposit.id));
    const rejectedId = await rejectedWithdrawal();
    context.fixture.advance(MINUTE_MS);
    const expired = unwrap(await wallet.requestDeposit(baht(70), newKey()));
    context.fixture.advance(24 * 60 * MINUTE_MS);
    unwrap(await wallet.credit());
    unwrap(await house.staff.givePoints(member.id, 50, "แต้มต้อนรับ"));
    context.fixture.advance(MINUTE_MS);
    const [reward] = unwrap(await rewards.categories()).flatMap((category) => category.rewards);
    expect(reward).toBeDefined();
    await house.staff.publish({ title: "ข่าว", body: "<p>สวัสดี</p>", membersOnly: true });

    const { items, unread, notices } = await read();
    expect(items).toMatchObject([
      { topic: "announcement", title: "ข่าว", body: "<p>สวัสดี</p>" },
      { topic: "bonus-granted", title: "แต้มต้อนรับ", points: 50, amountSatang: undefined },
      { topic: "deposit-expired", reference: expired.id, amountSatang: baht(70) },
      { topic: "withdrawal-rejected", reference: rejectedId, amountSatang: baht(100), reason: "ชื่อบัญชีไม่ตรง" },
      { topic: "deposit-credited", reference: deposit.id, amountSatang: baht(500) },
      { topic: "bonus-granted", amountSatang: baht(1_000) },
    ]);
    // The top-up has the time of the registration.
    expect(unread).toBe(5);
    expect(notices).toEqual([items[3]]);
    expect((await read("money")).items).toEqual(items.slice(2, 5));
    expect((await read("reward")).items.map(({ topic }) => topic)).toEqual(["bonus-granted", "bonus-granted"]);
    expect((await read("news")).items).toEqual([items[0]]);
  });

  it("is read in pages that new items do not shift, and refuses a cursor that no page returned", async () => {
    const { member } = await context.signUp();
    const { house, inbox } = context.fixture;
    for (let count = 1; count <= 5; count += 1) {
      context.fixture.advance(MINUTE_MS);
      unwrap(await house.staff.givePoints(member.id, count));
    }
    const points: (number | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const page = unwrap(await inbox.inbox({ group: undefined, cursor, limit: 2 }));
      points.push(...page.items.map((item) => item.points));
      cursor = page.next;
      unwrap(await house.staff.givePoints(member.id, 99));
    } while (cursor);
    expect(points).toEqual([5, 4, 3, 2, 1]);
    expect(codeOf(await inbox.inbox({ ...EVERYTHING, cursor: "nowhere" }))).toBe("body-invalid");
  });

  it("marks items as read, one by one and up to a time; what comes later is unread, and a repeat changes nothing", async () => {
    const { member } = await context.signUp();
    const { house, advance, now } = context.fixture;
    const give = async (points: number) => {
      advance(MINUTE_MS);
      unwrap(await house.staff.givePoints(member.id, points));
    };
    for (const points of [1, 2, 3]) await give(points);
    await house.staff.publish({ title: "ข่าว", body: "", membersOnly: true });
    const [news, third] = (await read()).items;
    expect(await change({ seenIds: [news?.id ?? "", third?.id ?? "", "nothing"] })).toBe(2);
    expect(await change({ seenIds: [third?.id ?? ""] })).toBe(2);
    expect((await read()).items.map(({ unread }) => unread)).toEqual([false, false, true, true]);
    expect(await change({ seenUpTo: third?.at })).toBe(0);
    const seenAt = now();
    await give(4);
    expect(await change({ seenUpTo: seenAt })).toBe(1);
    expect((await read()).items.map(({ unread }) => unread)).toEqual([true, false, false, false, false]);
  });

  it("shows a rejection as a notice until it is dismissed; reading it is not enough", async () => {
    await context.signUp(baht(1_000));
    await waiting();
    const id = await rejectedWithdrawal();
    const [notice] = (await read()).notices;
    expect(notice).toMatchObject({ reference: id, unread: true });
    expect(await change({ seenUpTo: context.fixture.now() })).toBe(0);
    expect((await read()).notices).toMatchObject([{ reference: id, unread: false }]);
    expect(await change({ dismissedIds: [notice?.id ?? ""] })).toBe(0);
    expect((await read()).notices).toEqual([]);
    expect((await read()).items).toMatchObject([{ reference: id, unread: false }, {}]);
  });

  it("drops the notice of a withdrawal that is sent again, and shows the next rejection of it", async () => {
    await context.signUp(baht(1_000));
    await waiting();
    const { wallet, house } = context.fixture;
    const id = await rejectedWithdrawal();
    unwrap(await wallet.retryWithdrawal(id, newKey()));
    expect(await read()).toMatchObject({ notices: [], unread: 0 });
    context.fixture.advance(MINUTE_MS);
    unwrap(await house.staff.reject(id, "ธนาคารปิดปรับปรุง"));
    expect((await read()).notices).toMatchObject([{ reference: id, reason: "ธนาคารปิดปรับปรุง" }]);
  });
}
