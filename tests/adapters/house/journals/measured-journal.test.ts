import { expect, it } from "vitest";
import { type JournalCall, measuredJournal } from "../../../../adapters/house/journals/measured-journal.ts";
import { journalUnavailable } from "../../../../adapters/house/ports/journal.ts";

it("reports every call that returns a promise by name and outcome, those of parts too, and changes no result", async () => {
  const calls: Omit<JournalCall, "ms">[] = [];
  const secret = new Error("anything");
  const plain = {
    append: async (outcome: string) => ({ outcome }),
    findStream: async () => "a stream",
    load: () => Promise.reject(journalUnavailable("nothing", undefined)),
    close: () => Promise.reject(secret),
    async *all() {
      yield 1;
    },
    rows: {
      list: [1, 2],
      async page() {
        return this.list;
      },
    },
  };
  const journal = measuredJournal(plain, ({ ms, ...call }) => {
    expect(ms).toBeGreaterThanOrEqual(0);
    calls.push(call);
  });
  expect(await journal.append("conflict")).toEqual({ outcome: "conflict" });
  expect(await journal.findStream()).toBe("a stream");
  await expect(journal.load()).rejects.toThrow("nothing was changed");
  await expect(journal.close()).rejects.toBe(secret);
  expect(await journal.rows.page()).toEqual([1, 2]);
  expect((await journal.all().next()).value).toBe(1);
  expect(calls).toEqual([
    { operation: "append", outcome: "conflict" },
    { operation: "findStream", outcome: "done" },
    { operation: "load", outcome: "unavailable" },
    { operation: "close", outcome: "error" },
    { operation: "rows.page", outcome: "done" },
  ]);
});
