import { describe, expect, it, vi } from "vitest";
import type { Problem } from "../../../../core/shared/fault.ts";
import { followActions } from "../../../../web/stores/base/follow-actions.ts";
import type { MoneyActionState } from "../../../../web/stores/base/money-action-store.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";
import { handTime, handVisibility } from "../hand-time.ts";

type Phase = MoneyActionState<unknown>["phase"];

function followed(...phases: Phase[]) {
  const time = handTime();
  const actions = phases.map((phase) => {
    const stop = vi.fn();
    return { phase, resume: vi.fn(), stop, watch: vi.fn(() => stop) };
  });
  const read = { load: vi.fn(() => Promise.resolve()), problem: undefined as Problem | undefined };
  const state = { open: [] as { readonly id: string }[], stale: false };
  const live = { connected: false };
  const onSettled = vi.fn();
  const onRead = vi.fn();
  const following = followActions(
    { after: time.after, visibility: handVisibility(), live },
    {
      actions,
      reads: [read],
      open: () => state.open,
      onSettled,
      onRead,
      isStale: () => state.stale,
      intervalMs: 1000,
    },
  );
  return { time, actions, read, state, live, onSettled, onRead, following };
}

describe("followActions", () => {
  it("watches every action while somebody watches, and reads at once", () => {
    const { actions, read, following } = followed("idle", "unknown", "done");
    const stop = following.watch();
    expect(actions.map(({ watch }) => watch.mock.calls.length)).toEqual([1, 1, 1]);
    expect(read.load).toHaveBeenCalledOnce();
    expect(actions.map((action) => action.stop.mock.calls.length)).toEqual([0, 0, 0]);
    stop();
    expect(actions.map((action) => action.stop.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it("reads again only while an outcome is unknown, a request is open, a read failed or the data are stale", async () => {
    const { time, actions, read, state, following } = followed("unknown");
    following.watch();
    await time.pass(2000);
    expect(read.load).toHaveBeenCalledTimes(3);
    for (const action of actions) action.phase = "done";
    await time.pass(2000);
    expect(read.load).toHaveBeenCalledTimes(3);
    state.open = [{ id: "a" }];
    await time.pass(1000);
    expect(read.load).toHaveBeenCalledTimes(4);
    state.open = [];
    state.stale = true;
    await time.pass(1000);
    expect(read.load).toHaveBeenCalledTimes(5);
    state.stale = false;
    read.problem = fault("none");
    await time.pass(1000);
    expect(read.load).toHaveBeenCalledTimes(6);
  });

  it("leaves open requests to the event stream while it is connected, but never an unknown outcome", async () => {
    const { time, actions, read, state, live, following } = followed("done");
    following.watch();
    state.open = [{ id: "a" }];
    live.connected = true;
    await time.pass(5000);
    expect(read.load).toHaveBeenCalledOnce();
    for (const action of actions) action.phase = "unknown";
    await time.pass(1000);
    expect(read.load).toHaveBeenCalledTimes(2);
    for (const action of actions) action.phase = "done";
    live.connected = false;
    await time.pass(1000);
    expect(read.load).toHaveBeenCalledTimes(3);
  });

  it("looks for the outcomes that are unknown, and for what idle actions do not know of, and for no others", async () => {
    const { actions, onRead, following } = followed("checking", "unknown", "failed", "idle");
    expect(await following.refresh()).toBe(true);
    expect(actions.map(({ resume }) => resume.mock.calls.length)).toEqual([0, 1, 0, 1]);
    expect(onRead).toHaveBeenCalledOnce();
  });

  it("reports when a request is no longer open, and not when another one opens", async () => {
    const { read, state, onSettled, following } = followed("idle");
    state.open = [{ id: "a" }];
    read.load.mockImplementation(async () => {
      state.open = [{ id: "a" }, { id: "b" }];
    });
    await following.refresh();
    expect(onSettled).not.toHaveBeenCalled();
    read.load.mockImplementation(async () => {
      state.open = [{ id: "b" }];
    });
    await following.refresh();
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it("resolves with false when a read failed", async () => {
    const { read, following } = followed("idle");
    read.problem = fault("none");
    expect(await following.refresh()).toBe(false);
  });
});
