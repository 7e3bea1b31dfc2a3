import { expect, test } from "vitest";
import { type Activity, type ActivityPage, type ActivityQuery, signInsAmong } from "../../../core/session/activity.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { err, ok } from "../../../core/shared/result.ts";

const entry = (id: number, action: string): Activity => ({
  id: `${id}`,
  at: instant(id),
  action,
  outcome: "done",
  by: "member",
  device: "Chrome",
  address: undefined,
  amountSatang: undefined,
  reference: undefined,
});

/** A log in pages of the given actions, and the queries that it got. */
function logOf(...pages: readonly (readonly string[])[]) {
  const queries: ActivityQuery[] = [];
  return {
    queries,
    async activity(query: ActivityQuery) {
      queries.push(query);
      const index = Number(query.cursor ?? 0);
      const items = (pages[index] ?? []).map((action, place) => entry(index * 100 + place, action));
      const next = index + 1 < pages.length ? `${index + 1}` : undefined;
      return ok<ActivityPage>({ items, next });
    },
  };
}

const idsOf = (answer: Awaited<ReturnType<typeof signInsAmong>>) =>
  answer.ok ? answer.value.items.map(({ id }) => id) : [];

test("reads on over other actions until the page of sign-ins is full, and says where to go on", async () => {
  const log = logOf(["withdraw", "sign-in"], ["deposit"], ["register", "sign-in"], ["sign-in"]);
  const first = await signInsAmong(log, { cursor: undefined, limit: 2 });
  expect(idsOf(first)).toEqual(["1", "200", "201"]);
  expect(first).toMatchObject({ value: { next: "3" } });
  expect(idsOf(await signInsAmong(log, { cursor: "3", limit: 2 }))).toEqual(["300"]);
});

test("stops after five pages without a sign-in, and goes on from there", async () => {
  const log = logOf(...Array.from({ length: 9 }, () => ["withdraw"]));
  expect(await signInsAmong(log, { cursor: undefined, limit: 10 })).toEqual(ok({ items: [], next: "5" }));
  expect(log.queries).toHaveLength(5);
});

test("has the problem of the log", async () => {
  const problem = err({ kind: "fault", fault: "network" } as never);
  expect(await signInsAmong({ activity: async () => problem }, { cursor: undefined, limit: 10 })).toBe(problem);
});
