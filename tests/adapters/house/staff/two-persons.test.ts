import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memberStream } from "../../../../adapters/house/engine/member-streams.ts";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import type { Journal } from "../../../../adapters/house/ports/journal.ts";
import { baht, type Satang, ZERO } from "../../../../core/shared/money.ts";
import { everyRow } from "../journals/every-row.ts";
import {
  codeOf,
  eventsOf,
  joinHouse,
  newKey,
  openTestHouse,
  type TestHouseOptions,
  testClock,
  unwrap,
} from "../test-house.ts";

const LIMIT = baht(1000);

/** A house with a member who wants to withdraw; nobody decides by itself. */
async function withRequest(amount: Satang, options: TestHouseOptions = {}) {
  const opened = await openTestHouse({ backOffice: { mode: "waiting" }, twoPersonsAbove: LIMIT, ...options });
  const member = await joinHouse(opened.house, 1, baht(5000));
  const { id } = unwrap(await member.service.requestWithdrawal(amount, newKey()));
  const status = async () => (await member.service.withdrawals()).find((each) => each.id === id)?.status;
  return { ...opened, member, id, status, as: (by: string) => opened.house.staffAs({ by }) };
}

describe("a decision above the operator's amount", () => {
  it("waits for a second person, survives a restart, and then has one effect", async () => {
    const journal = createMemoryJournal() as never;
    const { id, status, as } = await withRequest(baht(1500), { journal });
    expect(await as("noi").approve(id)).toEqual({ ok: true, value: "waits-for-second-person" });
    expect(await status()).toBe("checking");
    expect(codeOf(await as("noi").approve(id))).toBe("second-person-needed");
    expect(codeOf(await as("noi").startPaying(id))).toBe("second-person-needed");
    const again = await openTestHouse({ journal, backOffice: { mode: "waiting" }, twoPersonsAbove: LIMIT, number: 2 });
    expect(await again.house.staff.openRequests()).toMatchObject([{ id, agreedBy: ["noi"] }]);
    expect(codeOf(await again.house.staffAs({ by: "noi" }).approve(id))).toBe("second-person-needed");
    expect(await again.house.staffAs({ by: "dao" }).approve(id)).toEqual({ ok: true, value: "done" });
    expect(await status()).toBe("paid");
    expect(await again.house.staff.openRequests()).toEqual([]);
  });

  it("needs the two for paying and approving together, and one for a rejection", async () => {
    const { id, status, as, member } = await withRequest(baht(1500));
    expect(unwrap(await as("noi").startPaying(id))).toBe("waits-for-second-person");
    expect(unwrap(await as("dao").startPaying(id))).toBe("done");
    expect(await status()).toBe("paying");
    expect(unwrap(await as("noi").approve(id))).toBe("done");
    const other = unwrap(await member.service.requestWithdrawal(baht(1500), newKey()));
    expect(unwrap(await as("noi").approve(other.id))).toBe("waits-for-second-person");
    expect(unwrap(await as("noi").reject(other.id, "ชื่อไม่ตรง"))).toBe("done");
  });

  it("is another one when the member sends a rejected request again", async () => {
    const { id, as, member, house } = await withRequest(baht(1500));
    unwrap(await as("noi").startPaying(id));
    unwrap(await as("dao").startPaying(id));
    unwrap(await as("dao").reject(id, "บัญชีปิด"));
    unwrap(await member.service.retryWithdrawal(id, newKey()));
    expect((await house.staff.openRequests())[0]?.agreedBy).toBeUndefined();
    expect(unwrap(await as("noi").approve(id))).toBe("waits-for-second-person");
  });

  it.each([LIMIT, baht(100)])("of %i satang and less needs one person", async (amount) => {
    const { id, status, as } = await withRequest(amount);
    expect(unwrap(await as("noi").approve(id))).toBe("done");
    expect(await status()).toBe("paid");
  });

  it("has one effect when many decide at once", async () => {
    const { id, as, journal } = await withRequest(baht(1500));
    const names = ["noi", "dao", "noi", "dao", "fah", "fah"];
    const codes = (await Promise.all(names.map((name) => as(name).approve(id)))).map(codeOf);
    expect(codes.filter((code) => code === "ok")).toHaveLength(2);
    const types = (await eventsOf(journal)).map(({ type }) => type);
    expect(types.filter((type) => type === "withdrawal-paid")).toHaveLength(1);
    expect(types.filter((type) => type === "request-agreed")).toHaveLength(2);
  });
});

describe("a bonus above the operator's amount", () => {
  it("is a request that another person approves or rejects", async () => {
    const { house, member, as } = await withRequest(baht(100));
    const credit = async () => (await member.service.credit()).creditSatang;
    const before = await credit();
    expect(unwrap(await as("noi").topUp(member.id, baht(2000), "รางวัล"))).toBe("waits-for-second-person");
    expect(unwrap(await as("noi").topUp(member.id, baht(3000), "รางวัล"))).toBe("waits-for-second-person");
    expect(await credit()).toBe(before);
    const [first, second] = (await house.staff.openRequests()).filter(({ kind }) => kind === "bonus");
    expect(first).toMatchObject({ amountSatang: baht(2000), title: "รางวัล", agreedBy: ["noi"], username: "member1" });
    expect(codeOf(await as("noi").approve(first?.id ?? ""))).toBe("second-person-needed");
    expect(codeOf(await as("dao").startPaying(first?.id ?? ""))).toBe("request-status");
    expect(unwrap(await as("dao").approve(first?.id ?? ""))).toBe("done");
    expect(await credit()).toBe(before + baht(2000));
    expect(unwrap(await as("noi").reject(second?.id ?? "", "ผิดคน"))).toBe("done");
    expect(codeOf(await as("dao").approve(second?.id ?? ""))).toBe("request-not-found");
    expect(await credit()).toBe(before + baht(2000));
    expect(unwrap(await as("noi").topUp(member.id, LIMIT))).toBe("done");
    expect(unwrap(await as("noi").givePoints(member.id, 5000))).toBe("done");
  });
});

describe("a key of staff", () => {
  it("gives the same answer again and has one effect, and refuses everything else, also of another member", async () => {
    const { house, id, as, member, journal } = await withRequest(baht(1500));
    const friend = await joinHouse(house, 2, baht(500));
    const elsewhere = unwrap(await friend.service.requestWithdrawal(baht(200), newKey()));
    const [one, two, bonus] = [newKey(), newKey(), newKey()];
    expect(unwrap(await as("noi").approve(id, one))).toBe("waits-for-second-person");
    expect(unwrap(await as("noi").approve(id, one))).toBe("waits-for-second-person");
    expect(unwrap(await as("dao").approve(id, two))).toBe("done");
    // The request is closed by now.
    expect(unwrap(await as("dao").approve(id, two))).toBe("done");
    expect(unwrap(await as("noi").approve(id, one))).toBe("waits-for-second-person");
    expect(codeOf(await as("dao").reject(id, "ผิด", two))).toBe("key-reused");
    expect(codeOf(await as("dao").approve(elsewhere.id, two))).toBe("key-reused");
    expect(codeOf(await as("dao").topUp(friend.id, baht(1), undefined, two))).toBe("key-reused");
    expect(unwrap(await as("dao").topUp(member.id, baht(7), undefined, bonus))).toBe("done");
    expect(unwrap(await as("dao").topUp(member.id, baht(7), undefined, bonus))).toBe("done");
    expect(codeOf(await as("dao").topUp(member.id, baht(8), undefined, bonus))).toBe("key-reused");
    // Another person's key is another one, and so is a member's.
    expect(unwrap(await as("noi").topUp(member.id, baht(7), undefined, bonus))).toBe("done");
    expect(codeOf(await member.service.requestWithdrawal(baht(100), bonus))).toBe("ok");
    const given = (await eventsOf(journal)).filter(
      (event) => event.type === "bonus-granted" && event.amount === baht(7),
    );
    expect(given).toHaveLength(2);
    expect(unwrap(await as("dao").approve(elsewhere.id, newKey()))).toBe("done");
  });

  it("gives its refusal again, and two houses at once one effect", async () => {
    const journal = createMemoryJournal() as never;
    const { id, as } = await withRequest(baht(100), { journal });
    const other = await openTestHouse({ journal, backOffice: { mode: "waiting" }, number: 2 });
    const refused = newKey();
    expect(codeOf(await as("noi").topUp((await joinHouse(other.house, 3)).id, ZERO, undefined, refused))).not.toBe(
      "ok",
    );
    const key = newKey();
    const both = await Promise.all(
      [as("noi"), other.house.staffAs({ by: "noi" }), as("noi")].map((staff) => staff.approve(id, key)),
    );
    expect(both).toEqual(both.map(() => ({ ok: true, value: "done" })));
    expect((await eventsOf(other.journal)).filter(({ type }) => type === "withdrawal-paid")).toHaveLength(1);
  });

  it("keeps two persons and one effect in any order of any decisions, and rows can be computed again", async () => {
    const decision = fc.record({
      by: fc.constantFrom("noi", "dao", "fah"),
      does: fc.constantFrom("approve", "startPaying", "reject", "topUp"),
      which: fc.nat(),
      key: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(decision, { maxLength: 12 }), async (decisions) => {
        const clock = testClock();
        const journal = createMemoryJournal<HouseEvent>();
        const { id, as, member, house } = await withRequest(baht(1500), { journal, clock });
        const keys = [newKey(), newKey(), newKey(), newKey()];
        for (const { by, does, which, key } of decisions) {
          const open = await house.staff.openRequests();
          const request = open[which % Math.max(1, open.length)]?.id ?? id;
          if (does === "reject") await as(by).reject(request, "ทดสอบ", keys[key]);
          else if (does === "topUp") await as(by).topUp(member.id, baht(2000), "รางวัล", keys[key]);
          else await as(by)[does](request, keys[key]);
        }
        const events = await eventsOf(journal);
        const ends = events.filter(({ type }) => type === "withdrawal-paid" || type === "withdrawal-rejected");
        expect(ends.length).toBeLessThanOrEqual(1);
        const agreed = events.flatMap((event) =>
          event.type === "request-agreed" && event.id === id ? [event.by] : [],
        );
        expect(new Set(agreed).size).toBe(agreed.length);
        if (events.some(({ type }) => type === "withdrawal-paying")) expect(agreed).toHaveLength(2);
        for (const event of events) {
          if (event.type !== "bonus-proposed") continue;
          const words = events.filter((other) => other.type === "request-agreed" && other.id === event.id);
          expect(words).not.toContainEqual(expect.objectContaining({ by: event.by }));
          const given = events.filter((other) => other.type === "bonus-granted" && other.id === event.id);
          expect(given).toHaveLength(words.length);
        }

        const all = async (of: Journal<HouseEvent>) => ({
          rows: await everyRow(of, [member.id, "all"]),
          head: await of.head(memberStream(member.id)),
        });
        const { records, uniqueKeys } = journal.snapshot();
        const again = createMemoryJournal<HouseEvent>({ records, uniqueKeys });
        await openTestHouse({ journal: again, clock, number: 2 });
        expect(await all(again)).toEqual(await all(journal));
      }),
      { numRuns: 60 },
    );
  });
});
