import { describe, expect, it, vi } from "vitest";
import type { PauseView } from "../../../../core/fair-play/model.ts";
import type { FairPlayPort } from "../../../../core/fair-play/port.ts";
import { DAY_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import { FairPlayStore } from "../../../../web/stores/fair-play/fair-play-store.ts";
import { promised, settled } from "../hand-time.ts";
import { fairPlayOf, fairPlayPort, NOON } from "./fair-play-fixtures.ts";

const DEPOSITS = { kind: "deposit", period: "day" } as const;
const CHANGED = fairPlayOf({ realityCheckMinutes: 15 });

type Change = (store: FairPlayStore) => Promise<boolean>;
const CHANGES: readonly (readonly [keyof FairPlayPort, Change])[] = [
  ["setLimit", (store) => store.setLimit(DEPOSITS, 500_00)],
  ["confirmLimit", (store) => store.confirmLimit(DEPOSITS, 500_00)],
  ["cancelLimit", (store) => store.cancelLimit(DEPOSITS)],
  ["startBreak", (store) => store.startBreak(7)],
  ["exclude", (store) => store.exclude(undefined)],
  ["askToReturn", (store) => store.askToReturn()],
  ["setRealityCheck", (store) => store.setRealityCheck(15)],
  ["noteSuggestion", (store) => store.noteSuggestion()],
];

describe("a change", () => {
  it.each(CHANGES)("%s shows what the backend says holds after it", async (name, change) => {
    const store = new FairPlayStore(fairPlayPort({ [name]: () => Promise.resolve(ok(CHANGED)) }));
    expect(await change(store)).toBe(true);
    expect(store.standing.value).toEqual(CHANGED);
    expect([store.changing, store.failed]).toEqual([undefined, undefined]);
  });

  it("that a load overtakes stays", async () => {
    const load = promised<Awaited<ReturnType<FairPlayPort["fairPlay"]>>>();
    const store = new FairPlayStore(
      fairPlayPort({ fairPlay: () => load.promise, setRealityCheck: () => Promise.resolve(ok(CHANGED)) }),
    );
    const loading = store.standing.load();
    await store.setRealityCheck(15);
    load.keep(ok(fairPlayOf()));
    await loading;
    expect(store.standing.value?.realityCheckMinutes).toBe(15);
  });

  it("runs one at a time", async () => {
    const answer = promised<Awaited<ReturnType<FairPlayPort["startBreak"]>>>();
    const startBreak = vi.fn(() => answer.promise);
    const store = new FairPlayStore(fairPlayPort({ startBreak }));
    const first = store.startBreak(7);
    expect(store.changing).toBe("pause");
    expect(await store.startBreak(30)).toBe(false);
    answer.keep(ok(CHANGED));
    expect(await first).toBe(true);
    expect(startBreak).toHaveBeenCalledExactlyOnceWith(7);
  });

  it("that is refused says why at its own place, and reads what holds", async () => {
    const refusal = refuse("pause-shorter", { until: plus(NOON, DAY_MS) });
    const store = new FairPlayStore(
      fairPlayPort({
        fairPlay: () => Promise.resolve(ok(CHANGED)),
        startBreak: () => Promise.resolve(err(refusal)),
      }),
    );
    expect(await store.startBreak(1)).toBe(false);
    expect(store.problemOf("pause")).toEqual(refusal);
    expect(store.problemOf("limit")).toBeUndefined();
    await settled();
    expect(store.standing.value).toEqual(CHANGED);
    store.forgetProblem();
    expect(store.problemOf("pause")).toBeUndefined();
  });

  it("reads the history again once it is shown, but not for a suggestion that was seen", async () => {
    const steps = vi.fn(() => Promise.resolve(ok({ items: [], next: undefined })));
    const done = () => Promise.resolve(ok(CHANGED));
    const store = new FairPlayStore(fairPlayPort({ steps, setRealityCheck: done, noteSuggestion: done }));
    await store.setRealityCheck(15);
    expect(steps).not.toHaveBeenCalled();
    await store.steps.load();
    await store.setRealityCheck(30);
    await store.noteSuggestion();
    expect(steps).toHaveBeenCalledTimes(2);
  });
});

describe("a backend without the rows", () => {
  it("is known as such and is not asked again", async () => {
    const fairPlay = vi.fn(() => fairPlayPort().fairPlay());
    const store = new FairPlayStore(fairPlayPort({ fairPlay }));
    await store.loadOnce();
    await store.loadOnce();
    expect(store.isMissing).toBe(true);
    expect(fairPlay).toHaveBeenCalledTimes(1);
    expect(store.pauseAt(NOON)).toBeUndefined();
  });
});

describe("pauseAt", () => {
  const tomorrow = plus(NOON, DAY_MS);
  const later = plus(tomorrow, 1);
  const on = { startedAt: NOON, until: tomorrow, stage: "on", returnsAt: undefined } as const;

  it.each<{ name: string; pause: PauseView; after: boolean }>([
    { name: "a break ends by itself", pause: { ...on, kind: "break" }, after: false },
    { name: "a self-exclusion does not", pause: { ...on, kind: "exclusion" }, after: true },
    { name: "one for good never ends", pause: { ...on, kind: "exclusion", until: undefined }, after: true },
    {
      name: "who asked to return waits for the day",
      pause: { ...on, kind: "exclusion", stage: "returning", until: NOON, returnsAt: tomorrow },
      after: false,
    },
  ])("$name", async ({ pause, after }) => {
    const store = new FairPlayStore(fairPlayPort({ fairPlay: () => Promise.resolve(ok(fairPlayOf({ pause }))) }));
    await store.loadOnce();
    expect(store.pauseAt(NOON)).toEqual(pause);
    expect(store.pauseAt(later)).toEqual(after ? pause : undefined);
  });
});
