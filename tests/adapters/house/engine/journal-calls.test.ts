import { describe, expect, it } from "vitest";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { measuredJournal } from "../../../../adapters/house/journals/measured-journal.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { baht } from "../../../../core/shared/money.ts";
import { joinHouse, newKey, openTestHouse, unwrap } from "../test-house.ts";

/** Each is a round trip to a database. The proof of a session is a part of every request. */
describe("the calls of the journal", () => {
  async function opened() {
    let calls: string[] = [];
    const journal = measuredJournal(createMemoryJournal<HouseEvent>(), ({ operation }) => {
      // Of the site's stream, which a house on a database reads once a second.
      if (operation !== "load") calls.push(operation);
    });
    const { house } = await openTestHouse({ journal });
    const member = await joinHouse(house, 1, baht(1_000));
    const callsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
      await house.use(member.session.token);
      calls = [];
      await house.use(member.session.token);
      await work();
      return calls;
    };
    return { house, ...member, callsOf };
  }
  const all = { cursor: undefined, limit: 20, kinds: [], from: undefined, to: undefined };

  it("of a read are the version for the session, the version for the state, and at most one page", async () => {
    const { service, callsOf } = await opened();
    expect(await callsOf(() => service.credit())).toEqual(["head", "head"]);
    expect(await callsOf(() => service.history(all))).toEqual(["head", "head", "rows.page"]);
    expect(await callsOf(() => service.withdrawals())).toEqual(["head", "head", "rows.page"]);
  });

  it("of a money action are two versions, the look for an earlier answer and one append", async () => {
    const { service, callsOf } = await opened();
    const withdraw = async () => unwrap(await service.requestWithdrawal(baht(10), newKey()));
    expect(await callsOf(withdraw)).toEqual(["head", "head", "rows.get", "append"]);
  });

  it("forget no session that was closed elsewhere", async () => {
    const { house, session } = await opened();
    expect((await house.use(session.token)).state).toBe("open");
    await house.visitors.signOut(session.token);
    expect((await house.use(session.token)).state).toBe("unknown");
  });
});
