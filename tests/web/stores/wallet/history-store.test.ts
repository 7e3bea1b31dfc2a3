import { describe, expect, it, vi } from "vitest";
import type { Problem } from "../../../../core/shared/fault.ts";
import { ZERO } from "../../../../core/shared/money.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { HistoryEntry, HistoryPage, HistoryQuery } from "../../../../core/wallet/model.ts";
import { HistoryStore } from "../../../../web/stores/wallet/history-store.ts";
import { fault, START } from "../../../core/money-action/unreliable-backend.ts";
import { promised } from "../hand-time.ts";

function entry(id: string): HistoryEntry {
  return {
    id,
    kind: "game",
    at: START,
    creditSatang: ZERO,
    points: 0,
    balanceSatang: undefined,
    reference: "",
    title: undefined,
  };
}

const page = (ids: readonly string[], next?: string): HistoryPage => ({ items: ids.map(entry), next });
const WORDS = {
  head: ["", "", "", "", "", "", "", ""],
  kind: {
    deposit: "",
    withdrawal: "",
    game: "",
    reward: "",
    wheel: "",
    "flip-card": "",
    "check-in": "",
    affiliate: "",
    bonus: "",
    refund: "",
  },
} as const;

const idsOf = (store: HistoryStore) => store.lines.items?.map(({ id }) => id);

/** Pages by cursor. */
function storeOf(pages: Readonly<Record<string, HistoryPage>>) {
  const history = vi.fn(({ cursor }: HistoryQuery): Promise<Result<HistoryPage, Problem>> => {
    const found = pages[cursor ?? "first"];
    return Promise.resolve(found ? ok(found) : err(fault("none")));
  });
  const save = vi.fn();
  return { store: new HistoryStore({ history }, save), history, save };
}

describe("HistoryStore", () => {
  it("loads page by page to the end, each line once", async () => {
    const { store, history } = storeOf({ first: page(["a", "b"], "2"), "2": page(["b", "c"]) });
    await store.lines.load();
    expect([idsOf(store), store.lines.hasMore]).toEqual([["a", "b"], true]);
    await store.lines.loadMore();
    expect([idsOf(store), store.lines.hasMore]).toEqual([["a", "b", "c"], false]);
    await store.lines.loadMore();
    expect(history).toHaveBeenCalledTimes(2);
  });

  it("keeps the shown lines when a further page fails, and loads it again", async () => {
    const pages: Record<string, HistoryPage> = { first: page(["a"], "2") };
    const { store } = storeOf(pages);
    await store.lines.load();
    await store.lines.loadMore();
    expect(store.lines.problem).toEqual(fault("none"));
    expect([idsOf(store), store.lines.hasMore, store.lines.loadingMore]).toEqual([["a"], true, false]);
    pages["2"] = page(["b"]);
    await store.lines.loadMore();
    expect(idsOf(store)).toEqual(["a", "b"]);
    expect(store.lines.problem).toBeUndefined();
  });

  it("loads a page once, even if the end is reached twice", async () => {
    const { store, history } = storeOf({ first: page(["a"], "2"), "2": page(["b"]) });
    await store.lines.load();
    await Promise.all([store.lines.loadMore(), store.lines.loadMore()]);
    expect(history).toHaveBeenCalledTimes(2);
  });

  it("shows the last filter, whichever answer comes first", async () => {
    const answers: ReturnType<typeof promised<Result<HistoryPage, Problem>>>[] = [];
    const store = new HistoryStore(
      {
        history: () => {
          const answer = promised<Result<HistoryPage, Problem>>();
          answers.push(answer);
          return answer.promise;
        },
      },
      () => undefined,
    );
    const first = store.setKinds(["deposit"]);
    const second = store.setKinds(["game"]);
    expect(store.lines.loading).toBe(true);
    answers[1]?.keep(ok(page(["game"])));
    answers[0]?.keep(ok(page(["deposit"])));
    await Promise.all([first, second]);
    expect(idsOf(store)).toEqual(["game"]);
    expect(store.lines.loading).toBe(false);
  });

  it("does not add a page of the old filter to the new one", async () => {
    const more = promised<Result<HistoryPage, Problem>>();
    let calls = 0;
    const store = new HistoryStore(
      {
        history: ({ cursor }) => {
          calls += 1;
          return cursor ? more.promise : Promise.resolve(ok(page([`first-${calls}`], "2")));
        },
      },
      () => undefined,
    );
    await store.lines.load();
    const loadingMore = store.lines.loadMore();
    await store.setDays(undefined, undefined);
    more.keep(ok(page(["old"])));
    await loadingMore;
    expect(idsOf(store)).toEqual(["first-3"]);
    expect(store.lines.loadingMore).toBe(false);
  });

  it("counts every page for the totals, and forgets them when the filter changes", async () => {
    const { store } = storeOf({ first: page(["a", "b"], "2"), "2": page(["c"]) });
    await store.whole.load();
    expect(store.totals).toEqual([{ kind: "game", count: 3, inSatang: 0, outSatang: 0, netSatang: 0, points: 0 }]);
    await store.setKinds(["deposit"]);
    expect(store.totals).toBeUndefined();
  });

  it("saves every line as a file, and nothing when a page is missing", async () => {
    const pages: Record<string, HistoryPage> = { first: page(["a"], "2") };
    const { store, save } = storeOf(pages);
    expect(await store.export("x.csv", WORDS)).toBe(false);
    expect(save).not.toHaveBeenCalled();
    pages["2"] = page(["b"]);
    expect(await store.export("x.csv", WORDS)).toBe(true);
    expect(save.mock.calls).toEqual([["x.csv", "text/csv;charset=utf-8", expect.stringMatching(/^(?:[^\n]*\n){3}$/)]]);
  });
});
