import fc from "fast-check";
import { expect, test } from "vitest";
import { disturbedAfter, type ServiceEvent, type ServiceProblem } from "../../../core/rules/failure-policy.ts";
import { always } from "../../always.ts";

const ROWS = ["GET /api/deposit", "GET /api/auth/wheel", "POST /api/auth/user/opengame"];

const anEvent = (): fc.Arbitrary<ServiceEvent> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ type: fc.constantFrom("disturbed", "succeeded"), endpoint: fc.constantFrom(...ROWS) }),
    },
    { weight: 1, arbitrary: fc.constant<ServiceEvent>({ type: "status-read" }) },
  );

const after = (events: readonly ServiceEvent[]): ServiceProblem => events.reduce<ServiceProblem>(disturbedAfter, []);

/** The last event that says something about the row. */
const lastAbout = (row: string, events: readonly ServiceEvent[]) =>
  events.filter((event) => event.type === "status-read" || event.endpoint === row).pop();

test("a row is disturbed exactly when its last event, or a later look at the status, says so", () => {
  always([fc.array(anEvent(), { maxLength: 30 })], (events) => {
    const disturbed = ROWS.filter((row) => lastAbout(row, events)?.type === "disturbed");
    expect([...after(events)].sort()).toEqual([...disturbed].sort());
  });
});

test("the success of another row changes nothing, and a look at the status ends every problem", () => {
  always([fc.array(anEvent(), { maxLength: 30 })], (events) => {
    const rows = after(events);
    expect(disturbedAfter(rows, { type: "succeeded", endpoint: "GET /another" })).toBe(rows);
    expect(disturbedAfter(rows, { type: "status-read" })).toEqual([]);
  });
});

test("events that change nothing keep the same value, so that nothing is drawn again", () => {
  always([fc.array(anEvent(), { maxLength: 30 }), anEvent()], (events, event) => {
    const once = disturbedAfter(after(events), event);
    expect(disturbedAfter(once, event)).toBe(once);
  });
});
