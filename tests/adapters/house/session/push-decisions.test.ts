import { expect, it } from "vitest";
import type { Command, MemberEvent } from "../../../../adapters/house/house.ts";
import type { PushCommand } from "../../../../adapters/house/session/push/push.ts";
import { HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import { given, minutesLater, NOW } from "../given.ts";

const LIMITS = { absoluteMs: HOUR_MS, idleMs: HOUR_MS, renewAfterMs: HOUR_MS };
const address = (endpoint: string) => ({ endpoint, p256dh: "p", auth: "a" });
const opened = (tokenHash: string): MemberEvent => ({
  type: "session-opened",
  at: minutesLater(-30),
  tokenHash,
  expiresAt: minutesLater(600),
});
const subscribed = (tokenHash: string, endpoint: string, minute = 0): MemberEvent => ({
  type: "push-subscribed",
  at: minutesLater(minute),
  tokenHash,
  address: address(endpoint),
  key: "key",
});
const unsubscribed = (tokenHash: string): MemberEvent => ({ type: "push-unsubscribed", at: NOW, tokenHash });
type Subscribe = Extract<PushCommand, { type: "subscribe-push" }>;
const subscribe = (tokenHash: string, endpoint: string, more: Partial<Subscribe> = {}): Command => ({
  type: "subscribe-push",
  tokenHash,
  address: address(endpoint),
  key: "key",
  limits: LIMITS,
  ...more,
});
const past = given(opened("a"), opened("b"), subscribed("a", "phone", -9), subscribed("b", "tablet", -8));

it("gives an open session an address, which changes nothing when it is the same", () => {
  const renewed: MemberEvent = { type: "session-renewed", at: NOW, tokenHash: "b", token: "b2", ended: [] };
  expect(given(opened("b"), renewed).when(subscribe("b2", "tablet"))).toEqual([subscribed("b", "tablet")]);
  expect(past.when(subscribe("a", "phone"))).toEqual([]);
  expect(past.when(subscribe("none", "phone"))).toEqual([]);
  expect(past.when(subscribe("a", "watch"), { now: minutesLater(30) })).toEqual([]);
  for (const other of [{ p256dh: "q" }, { auth: "b" }]) {
    const changed = { ...address("phone"), ...other };
    expect(past.when(subscribe("a", "phone", { address: changed }))).toMatchObject([
      { tokenHash: "a", address: changed },
    ]);
  }
  expect(past.when(subscribe("a", "phone", { key: "new" }))).toMatchObject([{ tokenHash: "a", key: "new" }]);
  expect(past.when(subscribe("a", "watch"))).toEqual([subscribed("a", "watch")]);
});

it("takes an address from the session that had it before", () => {
  expect(past.when(subscribe("b", "phone"))).toEqual([unsubscribed("a"), subscribed("b", "phone")]);
});

it("ends the pushes of the device that asked first when there are more than ten", () => {
  const names = Array.from({ length: 10 }, (_, index) => `s${(index * 7) % 10}`);
  const ten = given(
    opened("new"),
    ...names.flatMap((name) => [opened(name), subscribed(name, name, Number(name.slice(1)) - 20)]),
  );
  expect(ten.when(subscribe("new", "new"))).toEqual([unsubscribed("s0"), subscribed("new", "new")]);
  expect(ten.when(subscribe("new", "s4"))).toEqual([unsubscribed("s4"), subscribed("new", "s4")]);
  expect(ten.and(unsubscribed("s0")).when(subscribe("new", "new"))).toEqual([subscribed("new", "new")]);
  const eight = ten.and(unsubscribed("s0"), unsubscribed("s1"));
  expect(eight.when(subscribe("new", "new"))).toEqual([subscribed("new", "new")]);
  const eleven = ten.and(opened("s10"), subscribed("s10", "s10")).when(subscribe("new", "new"));
  expect(eleven).toEqual([unsubscribed("s0"), unsubscribed("s1"), subscribed("new", "new")]);
});

it("ends pushes of a session, and of an address that is gone", () => {
  expect(past.when({ type: "unsubscribe-push", tokenHash: "a" })).toEqual([unsubscribed("a")]);
  expect(past.and(unsubscribed("a")).when({ type: "unsubscribe-push", tokenHash: "a" })).toEqual([]);
  expect(past.when({ type: "unsubscribe-push", tokenHash: "none" })).toEqual([]);
  expect(past.when({ type: "forget-push", endpoint: "tablet" })).toEqual([unsubscribed("b")]);
  expect(past.when({ type: "forget-push", endpoint: "watch" })).toEqual([]);
});

it("belongs to its session", () => {
  const session = (minute: number, name: string) => ({
    expiresAt: minutesLater(600),
    openedAt: minutesLater(-30),
    usedAt: minutesLater(-30),
    tokens: [{ hash: name, issuedAt: minutesLater(-30), usedAt: minutesLater(-30) }],
    push: { ...address(name === "a" ? "phone" : "tablet"), at: minutesLater(minute), key: "key" },
  });
  expect(
    given(opened("a"), opened("b"))
      .and(subscribed("a", "phone", -9))
      .changes(subscribed("b", "tablet", -8)),
  ).toEqual({
    sessions: [
      ["a", session(-9, "a")],
      ["b", session(-8, "b")],
    ],
    rows: {},
  });
  const { push: _, ...without } = session(-9, "a");
  const { sessions } = past.changes(unsubscribed("a"));
  expect(sessions).toStrictEqual([
    ["a", without],
    ["b", session(-8, "b")],
  ]);
  expect(past.changes(unsubscribed("none"))).toEqual({ rows: {} });
});
