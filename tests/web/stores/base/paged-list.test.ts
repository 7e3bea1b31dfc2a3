import { describe, expect, it, vi } from "vitest";
import type { Problem } from "../../../../core/shared/fault.ts";
import type { Page, PageQuery } from "../../../../core/shared/page.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { PagedList } from "../../../../web/stores/base/paged-list.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";
import { promised } from "../hand-time.ts";

interface Item {
  readonly id: string;
  readonly note?: string;
}

const page = (ids: readonly string[], next?: string): Page<Item> => ({ items: ids.map((id) => ({ id })), next });
const idsOf = (list: PagedList<Item>) => list.items?.map(({ id }) => id);

/** Pages by cursor. */
function listOf(pages: Record<string, Page<Item>>) {
  const read = vi.fn(({ cursor }: PageQuery): Promise<Result<Page<Item>, Problem>> => {
    const found = pages[cursor ?? "first"];
    return Promise.resolve(found ? ok(found) : err(fault("none")));
  });
  return { list: new PagedList(read), read };
}

describe("PagedList", () => {
  it("loads page by page to the end, each item once", async () => {
    const { list, read } = listOf({ first: page(["b", "a"], "2"), "2": page(["a", "0"]) });
    expect(list.state.status).toBe("idle");
    const loading = list.load();
    expect([list.loading, list.state.status]).toEqual([true, "pending"]);
    await loading;
    expect([idsOf(list), list.hasMore, list.loading]).toEqual([["b", "a"], true, false]);
    await Promise.all([list.loadMore(), list.loadMore()]);
    expect([idsOf(list), list.hasMore]).toEqual([["b", "a", "0"], false]);
    await list.loadMore();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("keeps its failure while it is tried again", async () => {
    const pages: Record<string, Page<Item>> = {};
    const { list } = listOf(pages);
    await list.load();
    expect(list.state.status).toBe("failed");
    pages["first"] = page(["a"]);
    const loading = list.load();
    expect(list.state).toEqual({ status: "pending", last: undefined, problem: fault("none") });
    await loading;
    expect(list.state.status).toBe("fulfilled");
  });

  it("puts the newest items on top and keeps the shown ones", async () => {
    const pages = { first: page(["c", "b"], "2"), "2": page(["a"]) };
    const { list } = listOf(pages);
    await list.load();
    await list.loadMore();
    pages.first = page(["d", "c"], "c");
    await list.load();
    expect([idsOf(list), list.hasMore]).toEqual([["d", "c", "b", "a"], false]);
  });

  it("drops the shown items when there may be a gap before them", async () => {
    const pages = { first: page(["b", "a"], "2") };
    const { list } = listOf(pages);
    await list.load();
    pages.first = page(["y", "x"], "x");
    await list.load();
    expect([idsOf(list), list.hasMore]).toEqual([["y", "x"], true]);
  });

  it("shows an item from another answer at once and still loads the items below it", async () => {
    const { list } = listOf({ first: page(["new", "b"], "b"), b: page(["a"]) });
    list.put({ id: "new" });
    expect([idsOf(list), list.hasMore]).toEqual([["new"], false]);
    await list.load();
    expect([idsOf(list), list.hasMore]).toEqual([["new", "b"], true]);
    list.put({ id: "b", note: "changed" });
    expect(list.items?.[1]).toEqual({ id: "b", note: "changed" });
    await list.loadMore();
    expect(idsOf(list)).toEqual(["new", "b", "a"]);
  });

  it("keeps the shown items when a load fails, and has the problem", async () => {
    const pages: Record<string, Page<Item>> = { first: page(["a"], "2") };
    const { list } = listOf(pages);
    await list.load();
    await list.loadMore();
    expect(list.state).toEqual({ status: "failed", problem: fault("none"), last: [{ id: "a" }] });
    pages["2"] = page(["0"]);
    await list.loadMore();
    expect([idsOf(list), list.problem]).toEqual([["a", "0"], undefined]);
  });

  it("loads a further page that is asked for while the first one loads again, and the other way round", async () => {
    const { list } = listOf({ first: page(["c", "b"], "2"), "2": page(["a"]) });
    await list.load();
    const again = list.load();
    await list.loadMore();
    expect([list.loadingMore, idsOf(list)]).toEqual([true, ["c", "b"]]);
    await again;
    expect([list.loadingMore, idsOf(list), list.hasMore]).toEqual([false, ["c", "b", "a"], false]);

    const { list: other } = listOf({ first: page(["c", "b"], "2"), "2": page(["a"]) });
    await other.load();
    await Promise.all([other.loadMore(), other.load()]);
    expect([other.loadingMore, idsOf(other)]).toEqual([false, ["c", "b", "a"]]);
  });

  it("drops the answer of an older load", async () => {
    const answers: ReturnType<typeof promised<Result<Page<Item>, Problem>>>[] = [];
    const list = new PagedList<Item>(() => {
      const answer = promised<Result<Page<Item>, Problem>>();
      answers.push(answer);
      return answer.promise;
    });
    const first = list.load();
    const second = list.load();
    answers[1]?.keep(ok(page(["second"])));
    answers[0]?.keep(ok(page(["first"])));
    await Promise.all([first, second]);
    expect([idsOf(list), list.loading]).toEqual([["second"], false]);
  });
});
