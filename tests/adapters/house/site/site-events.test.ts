import { expect, it } from "vitest";
import { evolveSite, INITIAL_SITE_STATE, type SiteEvent } from "../../../../adapters/house/site/site-stream.ts";
import { minutesLater, NOW } from "../given.ts";

const after = (...events: readonly SiteEvent[]) => events.reduce(evolveSite, INITIAL_SITE_STATE);
const down = (provider: string, isDown: boolean): SiteEvent => ({
  type: "provider-set",
  at: NOW,
  provider,
  down: isDown,
});
const announced = (id: string, minute: number): SiteEvent => ({
  type: "announced",
  at: minutesLater(minute),
  id,
  title: "ข่าว",
  body: "<p>ข่าว</p>",
  membersOnly: true,
});

it("begins open, with nothing announced, and counts its events in the order of time", () => {
  expect(INITIAL_SITE_STATE).toEqual({
    version: 0,
    lastAt: 0,
    operation: { maintenance: false, until: undefined },
    announcements: [],
    providersDown: new Set(),
    backOffice: undefined,
  });
  expect(after(announced("a", 5), announced("b", 1))).toMatchObject({ version: 2, lastAt: minutesLater(5) });
  expect(after(announced("a", 1), announced("b", 5))).toMatchObject({ version: 2, lastAt: minutesLater(5) });
});

it("closes and opens, with the time that was told", () => {
  const closed: SiteEvent = { type: "operation-set", at: NOW, maintenance: true, until: minutesLater(30) };
  expect(after(closed).operation).toEqual({ maintenance: true, until: minutesLater(30) });
  const opened: SiteEvent = { type: "operation-set", at: NOW, maintenance: false };
  expect(after(closed, opened).operation).toEqual({ maintenance: false, until: undefined });
});

it("has each provider down once, until it works again", () => {
  const both = [down("A", true), down("B", true), down("A", true)];
  expect([...after(...both).providersDown]).toEqual(["B", "A"]);
  expect([...after(...both, down("B", false), down("C", false)).providersDown]).toEqual(["A"]);
});

it("lists announcements, the newest first, and has the latest policy of the back office", () => {
  const { announcements } = after(announced("a", 1), announced("b", 2));
  const text = { title: "ข่าว", body: "<p>ข่าว</p>", membersOnly: true };
  expect(announcements).toEqual([
    { id: "b", ...text, publishedAt: minutesLater(2) },
    { id: "a", ...text, publishedAt: minutesLater(1) },
  ]);
  const policy = { mode: "waiting" } as const;
  expect(after({ type: "back-office-set", at: NOW, policy }).backOffice).toEqual(policy);
});
