import { expect, it } from "vitest";
import {
  addRequest,
  afterSteps,
  newestFirst,
  requestIn,
  withStep,
} from "../../../../adapters/house/engine/requests.ts";
import { minutesLater, NOW } from "../given.ts";

const request = (id: string, minute = 0, order = 1) => ({
  id,
  createdAt: minutesLater(minute),
  order,
  status: "open",
  timeline: [{ status: "open", at: NOW }],
});
const both = new Map([request("a"), request("b")].map((each) => [each.id, each]));

it("a request that changes goes to the end of the list, once", () => {
  const changed = { ...request("a"), status: "done" };
  expect([...addRequest(both, changed)]).toEqual([
    ["b", request("b")],
    ["a", changed],
  ]);
});

it("a step is added to the request that it is about", () => {
  const step = { status: "done", at: minutesLater(1) };
  const timeline = [...request("b").timeline, step];
  expect(withStep(both, "b", step)).toEqual({ ...request("b"), status: "done", timeline });
  expect(withStep(both, "b", step, ({ order }) => ({ order: order + 1 }))).toMatchObject({ order: 2, timeline });
  expect(() => requestIn(both, "c")).toThrow("no request c in this stream");
});

it("a request shows the status of its first steps", () => {
  const timeline = ["open", "checking", "done"].map((status) => ({ status, at: NOW }));
  const done = { ...request("a"), status: "done", timeline };
  expect(afterSteps(done)).toEqual({ timeline, status: "done" });
  expect(afterSteps(done, 2)).toEqual({ timeline: timeline.slice(0, 2), status: "checking" });
  expect(afterSteps(done, 0)).toEqual({ timeline: [], status: "done" });
});

it("lists have the newest first, each once, as the state has it", () => {
  const stored = [request("a", 1), request("b", 3), request("c", 2, 5), request("d", 2, 6)];
  const current = { ...request("b", 3), status: "done" };
  const found = newestFirst(stored, [current]);
  expect(found.map(({ id }) => id)).toEqual(["b", "d", "c", "a"]);
  expect(found[0]).toEqual(current);
});
