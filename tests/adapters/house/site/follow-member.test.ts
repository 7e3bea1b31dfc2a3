import { expect, it } from "vitest";
import type { House, HouseEvent } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { followMember } from "../../../../adapters/house/site/live/follow-member.ts";
import type { ChangesSince } from "../../../../adapters/house/site/live/service.ts";
import { baht } from "../../../../core/shared/money.ts";
import { handTime, settled } from "../../../web/stores/hand-time.ts";
import { joinHouse, openTestHouse, type TestMember, unwrap } from "../test-house.ts";

function follow(house: House, { id, session }: TestMember, time: ReturnType<typeof handTime>, lastId?: string) {
  const abort = new AbortController();
  const reports: ChangesSince[] = [];
  const followed = { ended: false };
  const run = async () => {
    const options = { house, id, token: session.token, lastId, after: time.after, signal: abort.signal };
    for await (const report of followMember(options)) reports.push(report);
    followed.ended = true;
  };
  void run();
  const changed = () => reports.flatMap(({ changes }) => changes.map(({ what }) => what));
  return { abort, reports, followed, changed };
}

it("beats every 15 seconds while nothing changes, and reports a change at once", async () => {
  const { house } = await openTestHouse();
  const member = await joinHouse(house);
  const time = handTime();
  const { reports, changed, abort, followed } = follow(house, member, time);
  await time.pass(14_000);
  expect(reports).toHaveLength(1);
  await time.pass(31_000);
  expect(reports).toHaveLength(4);
  expect(changed()).toEqual([]);
  unwrap(await house.staff.topUp(member.id, baht(5)));
  await settled();
  expect(changed()).toEqual(["credit", "inbox"]);
  abort.abort();
  await settled();
  expect(followed.ended).toBe(true);
  expect(time.waiting).toBe(0);
});

it("reports what another process writes, and what is written there while nobody listens", async () => {
  const journal = createMemoryJournal<HouseEvent>();
  const { house } = await openTestHouse({ journal });
  const { house: other } = await openTestHouse({ journal, number: 2 });
  const member = await joinHouse(house);
  const time = handTime();
  const first = follow(house, member, time);
  await settled();
  unwrap(await other.staff.topUp(member.id, baht(5)));
  expect(first.changed()).toEqual([]);
  await time.pass(1000);
  expect(first.changed()).toEqual(["credit", "inbox"]);
  first.abort.abort();
  unwrap(await other.staff.topUp(member.id, baht(5)));
  const again = follow(other, member, time, first.reports[first.reports.length - 1]?.id);
  await settled();
  expect(again.changed()).toEqual(["credit", "inbox"]);
  again.abort.abort();
});

it("ends the oldest when a member follows more than eight times, and all of them when the house closes", async () => {
  const { house } = await openTestHouse();
  const member = await joinHouse(house);
  const time = handTime();
  const followers = Array.from({ length: 9 }, () => follow(house, member, time));
  await settled();
  expect(followers.map(({ followed }) => followed.ended)).toEqual([true, ...Array<boolean>(8).fill(false)]);
  await house.close();
  await settled();
  expect(followers.every(({ followed }) => followed.ended)).toBe(true);
});

it("gives a slow reader everything in one report", async () => {
  const { house } = await openTestHouse();
  const member = await joinHouse(house);
  const { id, session } = member;
  const { signal } = new AbortController();
  const reports = followMember({ house, id, token: session.token, lastId: undefined, after: handTime().after, signal });
  await reports.next();
  for (let count = 0; count < 50; count += 1) unwrap(await house.staff.topUp(id, baht(1)));
  const { value } = await reports.next();
  expect(value).toMatchObject({ changes: [{ what: "credit" }, { what: "inbox" }] });
  await reports.return(undefined);
});
