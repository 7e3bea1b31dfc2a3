import { describe, expect, it, vi } from "vitest";
import { followActions } from "../../../../web/stores/base/follow-actions.ts";
import type { MoneyActionState } from "../../../../web/stores/base/money-action-store.ts";
import { handTime, handVisibility } from "../hand-time.ts";

type Phase = MoneyActionState<unknown>["phase"];

function followed(...phases: Phase[]) {
  const time = handTime();
  const actions = phases.map((phase) => {
    const stop = vi.fn();
    return { phase, resume: vi.fn(), stop, watch: vi.fn(() => stop) };
  });
  const tick = vi.fn(() => Promise.resolve(true));
  const wanted = { value: false };
  const following = followActions(
    { after: time.after, visibility: handVisibility() },
    { actions, tick, isWanted: () => wanted.value, intervalMs: 1000 },
  );
  return { time, actions, tick, wanted, following };
}

describe("followActions", () => {
  it("watches every action as long as somebody watches, and looks at once", () => {
    const { actions, tick, following } = followed("idle", "unknown", "done");
    const stop = following.watch();
    expect(actions.map(({ watch }) => watch.mock.calls.length)).toEqual([1, 1, 1]);
    expect(tick).toHaveBeenCalledOnce();
    expect(actions.map((action) => action.stop.mock.calls.length)).toEqual([0, 0, 0]);
    stop();
    expect(actions.map((action) => action.stop.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it("looks again as long as an outcome is unknown or something else is wanted", async () => {
    const { time, actions, tick, wanted, following } = followed("unknown");
    following.watch();
    await time.pass(2000);
    expect(tick).toHaveBeenCalledTimes(3);
    for (const action of actions) action.phase = "done";
    await time.pass(2000);
    expect(tick).toHaveBeenCalledTimes(3);
    wanted.value = true;
    await time.pass(1000);
    expect(tick).toHaveBeenCalledTimes(4);
  });

  it("looks for the outcomes that are unknown, and for no others", () => {
    const { actions, following } = followed("checking", "unknown", "failed");
    following.lookAgain();
    expect(actions.map(({ resume }) => resume.mock.calls.length)).toEqual([0, 1, 0]);
  });
});
