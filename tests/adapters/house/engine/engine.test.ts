import { describe, expect, it } from "vitest";
import { rowChanges } from "../../../../adapters/house/engine/derived/rows.ts";
import { createEngine } from "../../../../adapters/house/engine/engine.ts";
import type { AnyState, BaseEvent } from "../../../../adapters/house/engine/model.ts";
import type { Slice } from "../../../../adapters/house/engine/slice.ts";
import { idempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import { CONTEXT, NOW, REGISTERED } from "../given.ts";

/** A point for each visit: a slice that no context has. */
interface Visits {
  readonly state: { readonly points: number };
  readonly command: { readonly type: "visit"; readonly points: number };
  readonly event: Visited;
}
interface Visited extends BaseEvent<"visited"> {
  readonly points: number;
}

const visits: Slice<Visits> = {
  initial: { points: 0 },
  decide: { visit: (_state, { points }, { now }) => ok([{ type: "visited", at: now, points }]) },
  evolve: { visited: ({ points }, event) => ({ points: points + event.points }) },
  shows: { visited: ["credit"] },
};

/** Follows the visits of the other slice. */
interface Best {
  readonly state: { readonly best: number };
  readonly needs: { readonly points: number };
  readonly others: Visited;
}

const best: Slice<Best> = {
  initial: { best: 0 },
  decide: {},
  evolve: {},
  follow: { visited: ({ best: before, points, version }) => ({ best: Math.max(before, points * version) }) },
  shows: {},
};

const account = { initial: { account: REGISTERED, creditSatang: 0 }, decide: {}, evolve: {}, shows: {} };

interface State extends AnyState {
  readonly best: number;
}

const visitors = createEngine<State, Visits["command"], Visited, object>(
  [account, visits, best],
  ({ type }) => type === "announced",
  (_, { points }) => (points > 99 ? err(refuse("maintenance")) : ok(points === 99 ? [VISITED] : [])),
);

const VISITED: Visited = { type: "visited", at: NOW, points: 2 };

describe("an engine", () => {
  it("gives a command and an event to the slice that has its type", () => {
    expect(visitors.decide(visitors.initial, { type: "visit", points: 2 }, CONTEXT)).toEqual(ok([VISITED]));
    const after = visitors.evolve(visitors.initial, VISITED);
    expect(after).toMatchObject({ points: 2, version: 1, lastAt: NOW });
    expect(visitors.showsOf(VISITED)).toEqual(["credit"]);
  });

  it("decides something before each command: its refusal counts, and its events come first", () => {
    const decide = (points: number) => visitors.decide(visitors.initial, { type: "visit", points }, CONTEXT);
    expect(decide(100)).toEqual(err(refuse("maintenance")));
    expect(decide(99)).toEqual(ok([VISITED, { ...VISITED, points: 99 }]));
  });

  it("lets other slices follow an event that was applied", () => {
    const twice = [VISITED, VISITED].reduce(visitors.evolve, visitors.initial);
    expect(twice).toMatchObject({ points: 4, version: 2, best: 8 });
  });

  it("notes the answer of an event with an intent, and counts a stored refusal", () => {
    const intent = { key: idempotencyKey("key-of-a-test-0002"), fingerprint: "a visit" };
    const answered = visitors.evolve(visitors.initial, { ...VISITED, intent } as Visited);
    expect(rowChanges(answered)).toMatchObject([{ row: { list: "answers", owner: "member-1", id: intent.key } }]);
    const refusal = refuse("maintenance");
    const refused = visitors.evolve(visitors.initial, { type: "intent-refused", at: NOW, intent, refusal });
    expect(refused.refused.count).toBe(1);
  });

  it("tells events of other streams, and throws for what no slice has", () => {
    expect([visitors.isOwn(VISITED), visitors.isOwn({ type: "announced", at: NOW })]).toEqual([true, false]);
    const unknown = { type: "no-slice-has-it", at: NOW, points: 1 } as unknown as Visited;
    expect(() => visitors.evolve(visitors.initial, unknown)).toThrow("an event of an unknown type: no-slice-has-it");
    const command = { type: "no-slice-has-it", points: 1 } as unknown as Visits["command"];
    expect(() => visitors.decide(visitors.initial, command, CONTEXT)).toThrow("a command of an unknown type");
  });

  it("is not made of two slices with one command or event", () => {
    expect(() =>
      createEngine(
        [visits, visits],
        () => false,
        () => ok([]),
      ),
    ).toThrow("two slices have visit");
  });
});
