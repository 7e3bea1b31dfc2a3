import { describe, expect, it, vi } from "vitest";
import type { Fault, Problem } from "../../../../core/shared/fault.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { LiveListener } from "../../../../core/site/model.ts";
import { LiveStore } from "../../../../web/stores/site/live-store.ts";
import { handTime, handVisibility } from "../hand-time.ts";

const MISSING: Fault = { kind: "fault", fault: "not-available", endpoint: "", effect: "none" };
const BROKEN: Fault = { ...MISSING, fault: "unreachable" };
const TARGETS = ["credit", "deposit", "slip", "withdrawal", "reward", "inbox", "downline"] as const;

function opened() {
  const time = handTime();
  const visibility = handVisibility();
  const listeners = new Set<(online: boolean) => void>();
  const network = { online: true };
  const streams: (LiveListener & { end: (result: Result<void, Problem>) => void })[] = [];
  const reads = Object.fromEntries(TARGETS.map((name) => [name, vi.fn<() => void>()])) as Record<
    (typeof TARGETS)[number],
    ReturnType<typeof vi.fn<() => void>>
  >;
  const onConnected = vi.fn();
  const store = new LiveStore({
    port: async () => ({
      listen: (listener) =>
        new Promise((resolve) => {
          streams.push({ ...listener, end: resolve });
          listener.signal.addEventListener("abort", () => resolve(ok(undefined)));
        }),
    }),
    after: time.after,
    visibility,
    connectivity: {
      get online() {
        return network.online;
      },
      watch(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    targets: reads,
    onConnected,
  });
  const setOnline = (online: boolean) => {
    network.online = online;
    for (const listener of listeners) listener(online);
  };
  const current = () => {
    const stream = streams[streams.length - 1];
    if (!stream) throw new Error("no stream is open");
    return stream;
  };
  /** Opens the stream and lets the reads after it happen. */
  const connect = async () => {
    await time.pass(4000);
    current().onOpen();
    current().onChanges([], "1.1.1");
    await time.pass(100);
    for (const read of Object.values(reads)) read.mockClear();
  };
  return { time, visibility, setOnline, streams, reads, store, onConnected, current, connect };
}

describe("the live store", () => {
  it("opens one stream for all watchers, and not in the first three seconds", async () => {
    const { time, streams, store } = opened();
    const stops = [store.watch(), store.watch()];
    await time.pass(3000);
    expect(streams).toHaveLength(0);
    await time.pass(1000);
    expect(streams).toHaveLength(1);
    for (const stop of stops) stop();
    expect(streams[0]?.signal.aborted).toBe(true);
    await time.pass(120_000);
    expect(streams).toHaveLength(1);
    expect(time.waiting).toBe(0);
  });

  it("is connected from the first report on, and then reads what may have changed before it", async () => {
    const { time, reads, store, current, onConnected } = opened();
    store.watch();
    await time.pass(4000);
    current().onOpen();
    expect(store.connected).toBe(false);
    current().onChanges([], "1.1.1");
    expect(store.connected).toBe(true);
    expect(onConnected).toHaveBeenLastCalledWith(true);
    await time.pass(100);
    for (const name of TARGETS) expect(reads[name]).toHaveBeenCalledOnce();
  });

  it("reads again exactly what changed, once for several changes of one moment", async () => {
    const { time, reads, store, current, connect } = opened();
    store.watch();
    await connect();
    current().onChanges([{ what: "deposit", id: "D-1" }], "2.1.1");
    current().onChanges(
      [
        { what: "deposit", id: "D-2" },
        { what: "downline", id: undefined },
      ],
      "3.1.1",
    );
    await time.pass(100);
    expect(TARGETS.map((name) => reads[name].mock.calls.length)).toEqual([0, 1, 0, 0, 0, 0, 1]);
  });

  it("waits longer after each failure, and resumes after the last report", async () => {
    const { time, streams, store, current, connect, reads } = opened();
    store.watch();
    await connect();
    for (const waitMs of [1000, 2000, 4000]) {
      const count = streams.length;
      current().end(err(BROKEN));
      await time.pass(waitMs - 1);
      expect(store.connected).toBe(false);
      expect(streams).toHaveLength(count);
      await time.pass(1);
      expect(streams).toHaveLength(count + 1);
      expect(current().lastId).toBe("1.1.1");
    }
    current().onChanges([{ what: "credit", id: undefined }], "2.1.1");
    await time.pass(100);
    expect(TARGETS.map((name) => reads[name].mock.calls.length)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    current().end(ok(undefined));
    await time.pass(1000);
    expect(current().lastId).toBe("2.1.1");
  });

  it("ends a silent stream and opens another", async () => {
    const { time, streams, store, current, connect } = opened();
    store.watch();
    await connect();
    await time.pass(39_000);
    current().onBeat();
    await time.pass(39_000);
    expect(store.connected).toBe(true);
    await time.pass(1000);
    expect(store.connected).toBe(false);
    await time.pass(1000);
    expect(streams).toHaveLength(2);
  });

  it("never asks again where the backend has no stream", async () => {
    const { time, streams, store, current } = opened();
    store.watch();
    await time.pass(4000);
    current().end(err(MISSING));
    await time.pass(600_000);
    expect(streams).toHaveLength(1);
    expect(store.connected).toBe(false);
  });

  it.each(["hidden", "offline"] as const)("closes the stream while the page is %s, and opens it after", async (how) => {
    const { time, streams, store, visibility, setOnline, connect } = opened();
    const set = (away: boolean) => (how === "hidden" ? visibility.show(!away) : setOnline(!away));
    store.watch();
    await connect();
    set(true);
    expect(streams[0]?.signal.aborted).toBe(true);
    expect(store.connected).toBe(false);
    await time.pass(120_000);
    expect(streams).toHaveLength(1);
    set(false);
    await time.pass(1000);
    expect(streams).toHaveLength(2);
    expect(streams[1]?.lastId).toBe("1.1.1");
  });

  it("ignores what an ended stream still reports", async () => {
    const { time, store, visibility, current, connect, reads } = opened();
    store.watch();
    await connect();
    const old = current();
    visibility.show(false);
    old.onChanges([{ what: "credit", id: undefined }], "9.9.9");
    await time.pass(100);
    expect(store.connected).toBe(false);
    expect(reads.credit).not.toHaveBeenCalled();
  });
});
