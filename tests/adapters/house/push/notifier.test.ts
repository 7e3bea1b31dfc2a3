import { expect, test } from "vitest";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import type { PushOutcome, PushSender } from "../../../../adapters/house/ports/push-sender.ts";
import { MAX_PUSH_DEVICES } from "../../../../adapters/house/session/push/push.ts";
import { HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { softwareDevice } from "../../passkey-device.ts";
import { STEP_MS, totpCode } from "../../totp-code.ts";
import {
  codeOf,
  eventsOf,
  joinHouse,
  newKey,
  openTestHouse,
  registrationOf,
  type TestMember,
  testClock,
  unwrap,
} from "../test-house.ts";
import { createFakePush, pushAddressOf } from "./fake-push.ts";

const WAITING = { mode: "waiting" } as const;

/** A house with a member whose device takes pushes. */
async function openPushing(outcomes?: ReadonlyMap<string, PushOutcome>) {
  const push = createFakePush(outcomes);
  const opened = await openTestHouse({ push: push.sender, backOffice: WAITING });
  const member = await joinHouse(opened.house, 1, baht(10_000));
  unwrap(await member.service.subscribePush(pushAddressOf(1), member.session.token));
  return { ...opened, ...push, member };
}

const withdraw = async ({ service }: TestMember) => unwrap(await service.requestWithdrawal(baht(500), newKey())).id;

test("pushes what is credited, paid and rejected, with nothing but topic and id", async () => {
  const { house, sent, member } = await openPushing();
  const deposit = unwrap(await member.service.requestDeposit(baht(300), newKey()));
  unwrap(await member.service.confirmDeposit(deposit.id, newKey()));
  expect(sent).toEqual([]);
  unwrap(await house.staff.approve(deposit.id));
  const paid = await withdraw(member);
  unwrap(await house.staff.startPaying(paid));
  unwrap(await house.staff.approve(paid));
  const rejected = await withdraw(member);
  unwrap(await house.staff.reject(rejected, "ชื่อบัญชีไม่ตรง"));
  await house.close();
  const { endpoint } = pushAddressOf(1);
  expect(sent).toEqual([
    { topic: "deposit-credited", id: deposit.id, endpoint },
    { topic: "withdrawal-paid", id: paid, endpoint },
    { topic: "withdrawal-rejected", id: rejected, endpoint },
  ]);
});

test("pushes every change of a second factor, each as a notification of its own", async () => {
  const { house, sent, now, advance, member } = await openPushing();
  const { service, session } = member;
  const { token } = session;
  const device = softwareDevice("http://localhost");
  const first = unwrap(await service.beginPasskey("secret1234", "http://localhost", token));
  unwrap(await service.addPasskey({ name: "มือถือ", credential: device.create(first.options) }, token));
  const asked = unwrap(await service.passkeyChallenge(token));
  unwrap(await service.confirmSession({ kind: "passkey", code: device.sign(asked.options) }, token));
  for (let time = 0; time < 2; time += 1) {
    const { secret } = unwrap(await service.beginTotp("secret1234", token));
    unwrap(await service.turnOnTotp(totpCode(secret, now()), token));
    advance(STEP_MS);
    const proof = { kind: "totp", code: totpCode(secret, now()) } as const;
    unwrap(await service.turnOffTotp({ password: "secret1234", proof }, token));
  }
  const [{ id } = { id: "" }] = (await service.secondFactor()).passkeys;
  unwrap(await service.removePasskey(id, token));
  await house.close();
  const turns = ["second-factor-on", "second-factor-off"];
  expect(sent.map(({ topic }) => topic)).toEqual(["passkey-added", ...turns, ...turns, "passkey-removed"]);
  expect(new Set(sent.map((push) => push.id)).size).toBe(6);
  const page = { group: "news", cursor: undefined, limit: 6 } as const;
  expect(
    unwrap(await service.inbox(page))
      .items.map(({ topic }) => topic)
      .reverse(),
  ).toEqual(sent.map(({ topic }) => topic));
});

test("reaches every device of an open session once, and none after its sign-out", async () => {
  const { house, sent, member, advance } = await openPushing();
  const credentials = registrationOf(1);
  const phone = unwrap(await house.visitors.signIn(credentials));
  const tablet = unwrap(await house.visitors.signIn(credentials));
  unwrap(await member.service.subscribePush(pushAddressOf(2), phone.token));
  unwrap(await member.service.subscribePush(pushAddressOf(3), tablet.token));
  await house.visitors.signOut(tablet.token);
  unwrap(await house.staff.reject(await withdraw(member), "ทดสอบ"));
  await house.close();
  expect(sent.map(({ endpoint }) => endpoint)).toEqual([pushAddressOf(1).endpoint, pushAddressOf(2).endpoint]);

  unwrap(await member.service.changePassword(passwords, member.session.token, newKey()));
  unwrap(await house.staff.reject(await withdraw(member), "ทดสอบ"));
  await house.close();
  expect(sent.slice(2).map(({ endpoint }) => endpoint)).toEqual([pushAddressOf(1).endpoint]);

  // The session ends without a word of anybody.
  const last = await withdraw(member);
  advance(49 * HOUR_MS);
  unwrap(await house.staff.reject(last, "ทดสอบ"));
  await house.close();
  expect(sent).toHaveLength(3);
});

const passwords = { oldPassword: "secret1234", newPassword: "another-one-7", confirmPassword: "another-one-7" };

test("forgets an address that the push service no longer knows", async () => {
  const { house, sent, member } = await openPushing(new Map([[pushAddressOf(1).endpoint, "gone"]]));
  unwrap(await house.staff.reject(await withdraw(member), "ทดสอบ"));
  await house.close();
  expect(await member.service.push(member.session.token)).toMatchObject({ on: false });
  unwrap(await house.staff.reject(await withdraw(member), "ทดสอบ"));
  await house.close();
  expect(sent).toHaveLength(1);
});

test("of several houses, the one that commits sends, whatever the member's house is", async () => {
  const journal = createMemoryJournal<HouseEvent>();
  const clock = testClock();
  const pushes = [createFakePush(), createFakePush(), createFakePush()];
  const houses = await Promise.all(
    pushes.map(async ({ sender }, number) =>
      openTestHouse({ journal, clock, number: number + 1, push: sender, backOffice: WAITING }),
    ),
  );
  const [first, second, third] = houses.map(({ house }) => house);
  if (!first || !second || !third) throw new Error("three houses");
  const member = await joinHouse(first, 1, baht(10_000));
  unwrap(await member.service.subscribePush(pushAddressOf(1), member.session.token));
  const id = await withdraw(member);
  // Two decide at the same moment; one of them commits.
  const decided = await Promise.all([second.staff.reject(id, "ทดสอบ"), third.staff.reject(id, "ทดสอบ")]);
  expect(decided.map(codeOf).sort()).toEqual(["ok", "request-status"]);
  await Promise.all([first.member(member.id).profile(), second.member(member.id).profile()]);
  await Promise.all(houses.map(({ house }) => house.close()));
  expect(pushes.flatMap(({ sent }) => sent)).toHaveLength(1);
  expect(pushes[0]?.sent).toEqual([]);
});

test("a push service that never answers or a sender that throws delays and breaks nothing", async () => {
  let release = (): void => undefined;
  const hung: PushSender = {
    ...createFakePush().sender,
    send: () =>
      new Promise((_resolve, reject) => {
        release = () => reject(new Error("broken"));
      }),
  };
  const { house } = await openTestHouse({ push: hung, backOffice: WAITING });
  const member = await joinHouse(house, 1, baht(10_000));
  unwrap(await member.service.subscribePush(pushAddressOf(1), member.session.token));
  const id = await withdraw(member);
  unwrap(await house.staff.reject(id, "ทดสอบ"));
  expect((await member.service.withdrawals()).find((each) => each.id === id)?.status).toBe("rejected");
  release();
  await house.close();
});

test("tells nothing that became due long before somebody looked", async () => {
  const push = createFakePush();
  const { house, advance } = await openTestHouse({
    push: push.sender,
    backOffice: { mode: "automatic", afterMs: 1000 },
  });
  const member = await joinHouse(house, 1, baht(10_000));
  unwrap(await member.service.subscribePush(pushAddressOf(1), member.session.token));
  await withdraw(member);
  advance(HOUR_MS);
  await member.service.profile();
  await withdraw(member);
  advance(60_000);
  await member.service.profile();
  await house.close();
  expect(push.sent.map(({ topic }) => topic)).toEqual(["withdrawal-paid"]);
});

test("has ten devices at most, one for each address, and writes nothing for what it knows", async () => {
  const { house, journal, member, advance } = await openPushing();
  const tokens = [member.session.token];
  for (let number = 2; number <= MAX_PUSH_DEVICES + 1; number += 1) {
    advance(1000);
    const { token } = unwrap(await house.visitors.signIn(registrationOf(1)));
    unwrap(await member.service.subscribePush(pushAddressOf(number), token));
    tokens.push(token);
  }
  const states = await Promise.all(tokens.map(async (token) => (await member.service.push(token)).on));
  expect(states).toEqual([false, ...Array.from({ length: MAX_PUSH_DEVICES }, () => true)]);

  const [first = "", second = ""] = tokens;
  unwrap(await member.service.subscribePush(pushAddressOf(2), first));
  expect(await member.service.push(second)).toMatchObject({ on: false });
  const before = (await eventsOf(journal)).length;
  unwrap(await member.service.subscribePush(pushAddressOf(2), first));
  await member.service.unsubscribePush(second);
  expect(await eventsOf(journal)).toHaveLength(before);
});

test("after a change of the house's key, a device is off until it subscribes again", async () => {
  const { journal, member } = await openPushing();
  const changed = createFakePush(new Map(), `${"B".repeat(75)}another-key_`);
  const { house } = await openTestHouse({ journal, number: 2, push: changed.sender, backOffice: WAITING });
  const { token } = member.session;
  const service = house.member(member.id);
  expect(await service.push(token)).toMatchObject({ on: false });
  unwrap(await house.staff.reject(await withdraw({ ...member, service }), "ทดสอบ"));
  await house.close();
  expect(changed.sent).toEqual([]);
  unwrap(await service.subscribePush(pushAddressOf(1), token));
  expect(await service.push(token)).toMatchObject({ on: true });
});
