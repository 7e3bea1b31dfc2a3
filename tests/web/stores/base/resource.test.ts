import fc from "fast-check";
import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import type { Problem } from "../../../../core/shared/fault.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { Resource } from "../../../../web/stores/base/resource.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";
import { promised } from "../hand-time.ts";

type Answer = Result<number, Problem>;

/** A resource whose answers the test gives in any order. */
function slow(pick?: (shown: number | undefined, answer: number) => number) {
  const asked: ReturnType<typeof promised<Answer>>[] = [];
  const resource = new Resource<number>(() => {
    const answer = promised<Answer>();
    asked.push(answer);
    return answer.promise;
  }, pick);
  return { resource, asked };
}

describe("Resource", () => {
  it("reads nothing before the first load", () => {
    const { resource, asked } = slow();
    expect(resource.state).toEqual({ status: "idle" });
    expect(asked).toHaveLength(0);
  });

  it("is loading while pending and not once fulfilled", async () => {
    const { resource, asked } = slow();
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(resource.loading));
    const loaded = resource.load();
    asked[0]?.keep(ok(1));
    await loaded;
    stop();
    expect(seen).toEqual([false, true, false]);
    expect(resource.value).toBe(1);
  });

  it("aborts the read of a load that no longer counts", async () => {
    const signals: AbortSignal[] = [];
    const resource = new Resource<number>((signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    void resource.load();
    void resource.load();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    resource.put(1);
    void resource.load();
    resource.reset();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  });

  it("keeps the last good value while it refreshes and when that fails", async () => {
    const { resource, asked } = slow();
    const first = resource.load();
    asked[0]?.keep(ok(1));
    await first;
    const second = resource.load();
    expect(resource.state).toEqual({ status: "pending", last: 1 });
    asked[1]?.keep(err(fault("none")));
    await second;
    expect(resource.state).toEqual({ status: "failed", problem: fault("none"), last: 1 });
    expect(resource.value).toBe(1);
    expect(resource.problem).toEqual(fault("none"));
  });

  it("keeps its failure while it is tried again, until that succeeds", async () => {
    const { resource, asked } = slow();
    const first = resource.load();
    asked[0]?.keep(err(fault("none")));
    await first;
    const second = resource.load();
    expect(resource.state).toEqual({ status: "pending", last: undefined, problem: fault("none") });
    expect(resource.problem).toEqual(fault("none"));
    asked[1]?.keep(ok(1));
    await second;
    expect([resource.state.status, resource.problem]).toEqual(["fulfilled", undefined]);
    void resource.load();
    expect(resource.state).toEqual({ status: "pending", last: 1 });
  });

  it("shows only the answer of the latest load, whatever the order of the answers is", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }).chain((count) =>
          fc.record({
            order: fc.shuffledSubarray(
              Array.from({ length: count }, (_, index) => index),
              { minLength: count },
            ),
            fails: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
          }),
        ),
        async ({ order, fails }) => {
          const { resource, asked } = slow();
          const loads = order.map(() => resource.load());
          for (const index of order) {
            asked[index]?.keep(fails[index] ? err(fault("none")) : ok(index));
            await loads[index];
          }
          const latest = order.length - 1;
          expect(resource.state.status).toBe(fails[latest] ? "failed" : "fulfilled");
          expect(resource.value).toBe(fails[latest] ? undefined : latest);
        },
      ),
    );
  });

  it("drops a load that started before a put", async () => {
    const { resource, asked } = slow();
    const load = resource.load();
    resource.put(2);
    asked[0]?.keep(ok(1));
    await load;
    expect(resource.state).toEqual({ status: "fulfilled", value: 2 });
  });

  it("never shows an answer that `pick` rejects", async () => {
    const { resource, asked } = slow((shown, answer) => Math.max(shown ?? 0, answer));
    for (const [turn, answer] of [3, 1, 5, 2].entries()) {
      const load = resource.load();
      asked[turn]?.keep(ok(answer));
      await load;
    }
    expect(resource.value).toBe(5);
  });

  it("forgets the value and a load under way on reset", async () => {
    const { resource, asked } = slow();
    const load = resource.load();
    resource.reset();
    asked[0]?.keep(ok(1));
    await load;
    expect(resource.state).toEqual({ status: "idle" });
  });

  it("loads once, and again only after a failure", async () => {
    const { resource, asked } = slow();
    const first = resource.loadOnce();
    const second = resource.loadOnce();
    asked[0]?.keep(err(fault("none")));
    await Promise.all([first, second]);
    expect(asked).toHaveLength(1);
    void resource.loadOnce();
    expect(asked).toHaveLength(2);
  });
});
