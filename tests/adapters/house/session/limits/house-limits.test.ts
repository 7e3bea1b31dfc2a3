import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLimitStore } from "../../../../../adapters/house/limit-stores/memory.ts";
import { openSqliteLimitStore } from "../../../../../adapters/house/limit-stores/sqlite-limit-store.ts";
import { DEFAULT_LIMITS } from "../../../../../adapters/house/session/limits/default-limits.ts";
import { HOUR_MS, SECOND_MS } from "../../../../../core/shared/bangkok-time.ts";
import { codeOf, eventsOf, joinHouse, newKey, openTestHouse, registrationOf, unwrap } from "../../test-house.ts";

const right = { username: "member1", password: "secret1234" };
const wrong = { ...right, password: "wrong-1234" };

async function houseWithMember(...options: Parameters<typeof openTestHouse>) {
  const testHouse = await openTestHouse(...options);
  await joinHouse(testHouse.house);
  const { signIn } = testHouse.house.visitors;
  return { ...testHouse, signIn };
}

describe("wrong passwords", () => {
  it("make nobody wait who signs in with a known device", async () => {
    const { signIn } = await houseWithMember();
    const { deviceToken } = unwrap(await signIn(right, { address: "1.1.1.1" }));
    for (let count = 0; count < 300; count += 1) await signIn(wrong, { address: `9.9.${count}.1` });
    expect(codeOf(await signIn(right, { address: "2.2.2.2" }))).toBe("sign-in-locked");
    expect(codeOf(await signIn(right, { address: "2.2.2.2", deviceToken: `${deviceToken}0` }))).toBe("sign-in-locked");
    expect(codeOf(await signIn(right, { address: "9.9.1.1", deviceToken }))).toBe("ok");
    // The device has a small count of its own, and another member's device is unknown.
    const codes: string[] = [];
    for (let count = 0; count < 6; count += 1) codes.push(codeOf(await signIn(wrong, { deviceToken })));
    expect(codes).toEqual([...Array(4).fill("credentials-wrong"), "sign-in-locked", "sign-in-locked"]);
    const other = { username: "nobody99", password: "wrong-1234" };
    for (let count = 0; count < 4; count += 1) await signIn(other, { deviceToken });
    expect(codeOf(await signIn(other, { deviceToken }))).toBe("sign-in-locked");
  });

  it("are counted once for all spellings of a name", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.constantFrom("", " ", "\t", "\u00a0", "\u3000"), fc.array(fc.boolean(), { maxLength: 7 })),
          {
            minLength: 5,
            maxLength: 5,
          },
        ),
        async (spellings) => {
          const { signIn } = await houseWithMember();
          for (const [space, upper] of spellings) {
            const letters = Array.from("member1", (letter, index) => (upper[index] ? letter.toUpperCase() : letter));
            await signIn({ ...wrong, username: space + letters.join("") + space });
          }
          expect(codeOf(await signIn(right))).toBe("sign-in-locked");
        },
      ),
      { numRuns: 20 },
    );
  });

  it("make an address wait, but no other address, and no count of people", async () => {
    const { signIn, advance } = await houseWithMember();
    const address = "203.0.113.7";
    for (let count = 0; count < 300; count += 1) expect(codeOf(await signIn(right, { address }))).toBe("ok");
    for (let count = 0; count < 100; count += 1) await signIn({ ...wrong, username: `nobody${count}` }, { address });
    const refused = await signIn(right, { address });
    expect(refused).toMatchObject({ error: { code: "too-many-requests", facts: { retryAfter: 1 } } });
    expect(codeOf(await signIn(right, { address: "203.0.113.8" }))).toBe("ok");
    advance(SECOND_MS);
    expect(codeOf(await signIn(right, { address }))).toBe("ok");
  });

  it("of one IPv6 customer count together", async () => {
    const { signIn } = await houseWithMember();
    for (let count = 0; count < 100; count += 1) {
      await signIn({ ...wrong, username: `nobody${count}` }, { address: `2001:db8:1:2::${count.toString(16)}` });
    }
    expect(codeOf(await signIn(right, { address: "2001:db8:1:2:ffff::1" }))).toBe("too-many-requests");
    expect(codeOf(await signIn(right, { address: "2001:db8:1:3::1" }))).toBe("ok");
  });

  it("from everywhere make strangers wait", async () => {
    const rates = { ...DEFAULT_LIMITS, house: { free: 20, forgetMs: 1e6, firstDelayMs: 5000, maxDelayMs: 30_000 } };
    const { signIn, advance } = await houseWithMember({ rates });
    const { deviceToken } = unwrap(await signIn(right));
    for (let count = 0; count < 20; count += 1)
      await signIn({ ...wrong, username: `nobody${count}` }, { address: `1.2.3.${count}` });
    expect(codeOf(await signIn(right, { address: "5.5.5.5" }))).toBe("too-many-requests");
    expect(codeOf(await signIn(right, { address: "5.5.5.5", deviceToken }))).toBe("ok");
    advance(5000);
    expect(codeOf(await signIn(right, { address: "5.5.5.5" }))).toBe("ok");
  });

  it("write nothing into the journal", async () => {
    const { signIn, journal } = await houseWithMember();
    const before = (await eventsOf(journal)).length;
    for (let count = 0; count < 50; count += 1) await signIn(wrong, { address: "1.2.3.4" });
    expect(await eventsOf(journal)).toHaveLength(before);
  });

  it("are counted over restarts and processes", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sanam-limits-"));
    const file = join(folder, "limits.sqlite");
    const one = await houseWithMember({ limitStore: openSqliteLimitStore(file) });
    const other = await openTestHouse({ journal: one.journal, limitStore: openSqliteLimitStore(file), number: 2 });
    for (let count = 0; count < 5; count += 1) {
      await (count % 2 ? one : other).house.visitors.signIn(wrong);
    }
    expect(codeOf(await one.signIn(right))).toBe("sign-in-locked");
    expect(codeOf(await other.house.visitors.signIn(right))).toBe("sign-in-locked");
    rmSync(folder, { recursive: true, force: true });
  });
});

describe("questions before a registration", () => {
  it("are limited per address, sooner for whoever finds members", async () => {
    const { house } = await houseWithMember();
    const asked = async (address: string, phone: string): Promise<number> => {
      for (let count = 0; ; count += 1) {
        if (codeOf(await house.visitors.checkPhone(phone, { address })) !== "ok") return count;
      }
    };
    expect(await asked("1.1.1.1", "0899999999")).toBe(120);
    expect(await asked("2.2.2.2", registrationOf(1).phone)).toBe(24);
    const caller = { address: "1.1.1.1" };
    for (const answer of [
      await house.visitors.checkUsername("free99", caller),
      await house.visitors.checkBankAccount("9999999999", caller),
      await house.visitors.inviter("NOSUCH", caller),
    ]) {
      expect(answer).toMatchObject({ error: { code: "too-many-requests", facts: { retryAfter: 1 } } });
    }
    expect(codeOf(await house.visitors.checkUsername("free99", { address: "3.3.3.3" }))).toBe("ok");
  });

  it("for a bank's customer need a registration under way, and are few", async () => {
    const { house, advance } = await houseWithMember();
    const name = (ticket: string | undefined) => house.visitors.accountName("004", "1234567891", ticket);
    expect(codeOf(await name(undefined))).toBe("registration-not-started");
    expect(codeOf(await name("invented"))).toBe("registration-not-started");
    const { ticket } = unwrap(await house.visitors.checkPhone("0899999999"));
    for (let count = 0; count < 9; count += 1) expect(codeOf(await name(ticket))).toBe("ok");
    expect(codeOf(await name(ticket))).toBe("too-many-requests");
    const later = unwrap(await house.visitors.checkPhone("0899999999"));
    advance(HOUR_MS);
    expect(codeOf(await name(later.ticket))).toBe("registration-not-started");
  });
});

describe("registrations", () => {
  it("are limited per address, and a repeat is not", async () => {
    const limitStore = createMemoryLimitStore();
    const { house, advance } = await openTestHouse({ limitStore });
    const caller = { address: "1.1.1.1" };
    const key = newKey();
    for (let count = 1; count <= 20; count += 1) {
      expect(codeOf(await house.visitors.register(registrationOf(count), count === 1 ? key : newKey(), caller))).toBe(
        "ok",
      );
    }
    const refused = await house.visitors.register(registrationOf(21), newKey(), caller);
    expect(refused).toMatchObject({ error: { code: "too-many-requests", facts: { retryAfter: 10 } } });
    expect(codeOf(await house.visitors.register(registrationOf(1), key, caller))).toBe("ok");
    expect(codeOf(await house.visitors.register(registrationOf(22), newKey(), { address: "2.2.2.2" }))).toBe("ok");
    advance(10 * SECOND_MS);
    expect(codeOf(await house.visitors.register(registrationOf(21), newKey(), caller))).toBe("ok");
  });
});
