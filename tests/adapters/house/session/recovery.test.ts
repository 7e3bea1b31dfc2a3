import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { createSandboxCodes } from "../../../../adapters/house/sandbox/sandbox-codes.ts";
import { DEFAULT_LIMITS } from "../../../../adapters/house/session/limits/default-limits.ts";
import { CODE_MS } from "../../../../adapters/house/session/recovery.ts";
import { totpCode } from "../../totp-code.ts";
import { createFakePush, pushAddressOf } from "../push/fake-push.ts";
import { codeOf, eventsOf, openTestHouse, registrationOf, type TestHouse, testClock, unwrap } from "../test-house.ts";

const NEW = "other-day-77";
const ORIGIN = { address: "203.0.113.7", userAgent: "test" };
const member = registrationOf(1);

let test: TestHouse;
let codes: ReturnType<typeof createSandboxCodes>;
let push: ReturnType<typeof createFakePush>;

beforeEach(async () => {
  const clock = testClock();
  codes = createSandboxCodes(clock.now);
  push = createFakePush();
  test = await openTestHouse({ clock, codeSender: codes, push: push.sender });
});

afterEach(() => {
  vi.useRealTimers();
});

async function begin(account: string = member.phone, origin = ORIGIN): Promise<string> {
  const { ticket } = unwrap(await test.house.visitors.beginRecovery(account, origin));
  // A house that closes ends first what follows the answer; one in memory answers still.
  await test.house.close();
  return ticket;
}
const eventCount = async () => (await eventsOf(test.journal)).length;
const sent = () => codes.list()[0]?.code ?? "none";
const wrong = () => (sent() === "000000" ? "000001" : "000000");
const finish = (ticket: string, code = sent(), newPassword = NEW, secondFactor?: { kind: "totp"; code: string }) =>
  test.house.visitors.recoverPassword({ ticket, code, newPassword, ...(secondFactor && { secondFactor }) }, ORIGIN);
const signIn = (password: string) => test.house.visitors.signIn({ username: member.username, password }, ORIGIN);

describe("a member who forgot the password", () => {
  it("sets a new one with the code; all sessions end, no device is known, and the inbox tells it", async () => {
    const { token, member: opened } = unwrap(await test.house.visitors.register(member, undefined, ORIGIN));
    const ticket = await begin(` ${member.phone.replace(/(\d{3})/, "$1-")} `);
    expect(codes.list()).toMatchObject([{ phone: member.phone, code: expect.stringMatching(/^\d{6}$/) }]);
    expect(codeOf(await finish(ticket))).toBe("ok");
    expect(await test.house.use(token)).toEqual({ state: "ended-elsewhere" });
    expect(codeOf(await signIn(member.password))).toBe("credentials-wrong");
    expect(codeOf(await signIn(NEW))).toBe("ok");
    const { items } = unwrap(
      await test.house.member(opened.id).inbox({ group: undefined, cursor: undefined, limit: 9 }),
    );
    expect(items.map(({ topic }) => topic)).toContain("password-recovered");
    const { items: done } = unwrap(await test.house.member(opened.id).activity({ cursor: undefined, limit: 9 }));
    expect(done).toContainEqual(expect.objectContaining({ action: "recover-password", outcome: "done" }));
  });

  it("may use the username, and a later code beside an earlier one", async () => {
    await test.house.visitors.register(member, undefined, ORIGIN);
    const first = await begin(member.username.toUpperCase());
    const firstCode = sent();
    const second = await begin();
    expect(codeOf(await finish(second, firstCode === sent() ? wrong() : firstCode))).toBe("recovery-code-wrong");
    expect(codeOf(await finish(first, firstCode))).toBe("ok");
    // The other codes end with it.
    expect(codeOf(await finish(second))).toBe("recovery-code-wrong");
  });

  it("gets the first answer again for the same call, and nothing for another password", async () => {
    await test.house.visitors.register(member, undefined, ORIGIN);
    const ticket = await begin();
    expect(codeOf(await finish(ticket))).toBe("ok");
    unwrap(await signIn(NEW));
    const events = await eventCount();
    expect(codeOf(await finish(ticket))).toBe("ok");
    expect(codeOf(await finish(ticket, sent(), "another-day-78"))).toBe("recovery-code-wrong");
    expect(await eventCount()).toBe(events);
    expect(codeOf(await signIn(NEW))).toBe("ok");
  });

  it("has ten minutes and five tries", async () => {
    await test.house.visitors.register(member, undefined, ORIGIN);
    const late = await begin();
    test.advance(CODE_MS);
    expect(codeOf(await finish(late))).toBe("recovery-code-wrong");
    const ticket = await begin();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(codeOf(await finish(ticket, wrong()))).toBe("recovery-code-wrong");
    }
    expect(codeOf(await finish(ticket))).toBe("recovery-over");
    expect(codeOf(await finish(await begin()))).toBe("ok");
  });

  it("uses no try up with a weak password, and none before the code is right", async () => {
    await test.house.visitors.register(member, undefined, ORIGIN);
    const ticket = await begin();
    for (let tries = 0; tries < 9; tries += 1) {
      expect(codeOf(await finish(ticket, sent(), "password1"))).toBe("password-common");
    }
    expect(codeOf(await finish(ticket, sent(), `${member.username}1`))).toBe("password-like-username");
    expect(codeOf(await finish(ticket, sent(), "short"))).toBe("password-format");
    expect(codeOf(await finish(ticket, wrong(), "password1"))).toBe("recovery-code-wrong");
    expect(codeOf(await finish(ticket))).toBe("ok");
  });

  it("shows the second factor before the new password counts", async () => {
    const { token, member: opened } = unwrap(await test.house.visitors.register(member, undefined, ORIGIN));
    const service = test.house.member(opened.id);
    const { secret } = unwrap(await service.beginTotp(member.password, token));
    unwrap(await service.turnOnTotp(totpCode(secret, test.now()), token));
    test.advance(60_000);
    const ticket = await begin();
    expect(codeOf(await finish(ticket, wrong()))).toBe("recovery-code-wrong");
    expect(await finish(ticket)).toMatchObject({
      error: { code: "second-factor-required", facts: { kinds: "totp,recovery-code" } },
    });
    expect(codeOf(await finish(ticket, sent(), NEW, { kind: "totp", code: "000000" }))).toBe("second-factor-wrong");
    expect((await test.house.use(token)).state).toBe("open");
    const code = totpCode(secret, test.now());
    expect(codeOf(await finish(ticket, sent(), NEW, { kind: "totp", code }))).toBe("ok");
    expect(codeOf(await signIn(NEW))).toBe("second-factor-required");
  });

  it("signs in at once, however many wrong passwords were typed before", async () => {
    await test.house.visitors.register(member, undefined, ORIGIN);
    for (let tries = 0; tries < 12; tries += 1) await signIn("a-wrong-one-1");
    expect(codeOf(await signIn(member.password))).toBe("sign-in-locked");
    expect(codeOf(await finish(await begin()))).toBe("ok");
    expect(codeOf(await signIn("a-wrong-one-1"))).toBe("credentials-wrong");
    expect(codeOf(await signIn(NEW))).toBe("ok");
  });

  it("pushes a notice to the devices that were signed in", async () => {
    const { token, member: opened } = unwrap(await test.house.visitors.register(member, undefined, ORIGIN));
    unwrap(await test.house.member(opened.id).subscribePush(pushAddressOf(1), token));
    expect(codeOf(await finish(await begin()))).toBe("ok");
    await test.house.close();
    expect(push.sent.map(({ topic }) => topic)).toEqual(["password-recovered"]);
  });
});

describe("a stranger", () => {
  it("gets the answers of a member, and no code is sent", async () => {
    const unknown = await begin("0899999999");
    expect(codes.list()).toEqual([]);
    await test.house.visitors.register(member, undefined, ORIGIN);
    const known = await begin();
    for (let tries = 0; tries < 7; tries += 1) {
      const answers = await Promise.all([finish(known, wrong()), finish(unknown, "000000"), finish("no ticket", "1")]);
      expect(new Set(answers.map(codeOf)).size, `try ${tries}`).toBe(1);
    }
    for (let asked = 0; asked < 9; asked += 1) {
      const [one, other] = await Promise.all(
        [member.phone, "0899999999"].map((account) => test.house.visitors.beginRecovery(account, ORIGIN)),
      );
      expect(one && codeOf(one)).toBe(other && codeOf(other));
    }
    expect(codeOf(await test.house.visitors.beginRecovery(member.phone, ORIGIN))).toBe("recovery-too-often");
  });

  it("cannot tell a member from the time of the answer: looking up and sending begin at a moment of their own", async () => {
    const journal = createMemoryJournal<HouseEvent>();
    let looks = 0;
    const watched = {
      ...journal,
      findStream: (...args: Parameters<typeof journal.findStream>) => {
        looks += 1;
        return journal.findStream(...args);
      },
    };
    test = await openTestHouse({ journal: watched, codeSender: codes, codesWithinMs: 1000 });
    await test.house.visitors.register(member, undefined, ORIGIN);
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const moments: number[] = [];
    for (let asked = 0; asked < 3; asked += 1) {
      const known = looks;
      const sentBefore = codes.list().length;
      expect(codeOf(await test.house.visitors.beginRecovery(member.phone, ORIGIN))).toBe("ok");
      // What runs before the answer leaves the server runs here.
      for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
      expect([looks - known, codes.list().length - sentBefore]).toEqual([0, 0]);
      let moment = 0;
      for (; codes.list().length === sentBefore && moment <= 1000; moment += 1) await vi.advanceTimersByTimeAsync(1);
      moments.push(moment);
    }
    expect(Math.max(...moments)).toBeLessThanOrEqual(1000);
    expect(new Set(moments).size).toBe(3);
  });

  it("waits per address and for the whole house, and cannot end the member's own code", async () => {
    await test.house.visitors.register(member, undefined, ORIGIN);
    const own = await begin();
    const code = sent();
    for (let asked = 0; asked < 9; asked += 1) await test.house.visitors.beginRecovery(member.username, ORIGIN);
    expect(codeOf(await finish(own, code))).toBe("ok");
    const free = DEFAULT_LIMITS.recoveryAddress?.free ?? 0;
    for (let asked = 0; asked < free; asked += 1) await test.house.visitors.beginRecovery(`nobody${asked}`, ORIGIN);
    expect(codeOf(await test.house.visitors.beginRecovery("somebody", ORIGIN))).toBe("recovery-too-often");
    expect(codeOf(await test.house.visitors.beginRecovery("somebody", { ...ORIGIN, address: "203.0.113.8" }))).toBe(
      "ok",
    );
  });

  it("finds neither the code nor the ticket in the journal", async () => {
    await test.house.visitors.register(member, undefined, ORIGIN);
    const ticket = await begin();
    const code = sent();
    const text = JSON.stringify(await eventsOf(test.journal));
    expect(text).toContain("recovery-begun");
    // The hashes of tests are the texts themselves, behind a word.
    expect(text).not.toContain(`"${ticket}"`);
    expect(text).not.toContain(`"${code}"`);
  });
});
