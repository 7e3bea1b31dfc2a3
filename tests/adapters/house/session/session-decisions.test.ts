import { describe, expect, it } from "vitest";
import type { Command, MemberEvent, MemberEventOf } from "../../../../adapters/house/house.ts";
import type { OpenSession } from "../../../../adapters/house/session/account.ts";
import type { SessionLimits } from "../../../../adapters/house/session/session-limits.ts";
import { HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { given, minutesLater, NOW, REGISTERED } from "../given.ts";

/** Uses are written every quarter of an hour, and a lost token is replaced after an hour. */
const LIMITS: SessionLimits = { absoluteMs: 10 * HOUR_MS, idleMs: HOUR_MS, renewAfterMs: 24 * HOUR_MS };
const opened = (hash: string, minute = 0, more: object = {}): MemberEventOf<"session-opened"> => ({
  type: "session-opened",
  at: minutesLater(minute),
  tokenHash: hash,
  expiresAt: minutesLater(minute + 600),
  ...more,
});
const used = (tokenHash: string, minute: number, token = tokenHash): MemberEvent => ({
  type: "session-used",
  at: minutesLater(minute),
  tokenHash,
  token,
});
const renewed = (tokenHash: string, token: string, minute: number, ended: readonly string[] = []): MemberEvent => ({
  type: "session-renewed",
  at: minutesLater(minute),
  tokenHash,
  token,
  ended,
});
const closed = (tokenHash: string, more: object = {}) => ({ type: "session-closed", at: NOW, tokenHash, ...more });
const token = (hash: string, minute: number, use: number | undefined = minute) => ({
  hash,
  issuedAt: minutesLater(minute),
  usedAt: use === undefined ? undefined : minutesLater(use),
});

describe("a new session", () => {
  const open = (more: Partial<OpenSession> = {}): OpenSession => ({
    type: "open-session",
    tokenHash: "new",
    limits: LIMITS,
    passwordHash: "hash",
    ...more,
  });
  const details = { id: "id", device: "phone", userAgent: "Chrome", address: "1.2.3.4" };

  it("ends at a fixed time, and notes where it is", () => {
    expect(given(REGISTERED).when(open(details))).toEqual([opened("new", 0, details)]);
    expect(given(REGISTERED).when(open())).toEqual([opened("new")]);
    expect(given(REGISTERED).when(open({ passwordHash: "old" }))).toEqual(refuse("credentials-wrong"));
  });

  it("is of a new device when the member knows others only", () => {
    const past = given(REGISTERED, opened("a", -1, { device: "tablet" }));
    expect(past.when(open({ device: "phone" }))).toEqual([opened("new", 0, { device: "phone", newDevice: true })]);
    expect(past.when(open({ device: "tablet" }))).toEqual([opened("new", 0, { device: "tablet" })]);
  });

  it("closes the sessions that are over, with all their tokens", () => {
    const past = given(
      REGISTERED,
      opened("idle", -60),
      renewed("idle", "idle-2", -59),
      opened("used", -90),
      used("used", -59),
      opened("over", -600),
      used("over", -1),
      opened("open", -59),
    );
    const ended = [closed("over"), closed("idle", { tokens: ["idle-2"] })];
    expect(past.when(open())).toEqual([...ended, opened("new")]);
  });

  it("closes the oldest of twenty", () => {
    const minutes = Array.from({ length: 20 }, (_, index) => -((index * 7) % 20) - 1);
    const many = minutes.map((minute) => opened(`at ${minute}`, minute));
    expect(given(REGISTERED, ...many).when(open())).toEqual([closed("at -20"), opened("new")]);
    expect(given(REGISTERED, ...many.slice(1)).when(open())).toEqual([opened("new")]);
    const more = given(REGISTERED, ...many, opened("at -30", -30)).when(open());
    expect(more).toEqual([closed("at -30"), closed("at -20"), opened("new")]);
  });

  it("is known by its token and makes its device known", () => {
    const event = opened("new", 0, { ...details, newDevice: true });
    const { rows: _, inbox: _inbox, ...changes } = given(REGISTERED).changes(event);
    const session = { ...details, expiresAt: minutesLater(600), openedAt: NOW, usedAt: NOW, tokens: [token("new", 0)] };
    expect(changes).toEqual({
      sessions: [["new", session]],
      devices: [["phone", { firstSeenAt: NOW, lastSeenAt: NOW, userAgent: "Chrome" }]],
    });
    const second = given(REGISTERED, opened("a", -5, { device: "tablet" }), opened("b", -4, { device: "phone" }));
    const again = second.changes(opened("c", 0, { device: "tablet" }));
    expect(again["devices"]).toEqual([
      ["phone", { firstSeenAt: minutesLater(-4), lastSeenAt: minutesLater(-4) }],
      ["tablet", { firstSeenAt: minutesLater(-5), lastSeenAt: NOW }],
    ]);
    expect((again["sessions"] as [string][]).map(([root]) => root)).toEqual(["a", "b", "c"]);
    expect(second.changes(opened("c", 0))["devices"]).toBeUndefined();
  });

  it("pushes the device out that was not seen for the longest time", () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      opened(`${index}`, -20 + index, { device: `device ${index}` }),
    );
    const { devices } = given(REGISTERED, ...many).changes(opened("new", 0, { device: "new" }));
    expect((devices as [string][]).map(([name]) => name)).toEqual([
      ...many.slice(1).map(({ device }) => device),
      "new",
    ]);
  });
});

describe("a session that is used", () => {
  const use = (tokenHash = "a"): Command => ({ type: "use-session", tokenHash, limits: LIMITS });

  it("notes a use every quarter of an hour, and the first one of each token", () => {
    const past = given(opened("b", -20), opened("a", -15));
    expect(past.when(use())).toEqual([used("a", 0)]);
    expect(given(opened("a", -14)).when(use())).toEqual([]);
    expect(given(opened("a", -30), used("a", -14)).when(use())).toEqual([]);
    expect(given(opened("a", -14), renewed("a", "a2", -1)).when(use("a2"))).toEqual([used("a", 0, "a2")]);
    expect(past.when(use("c"))).toEqual([]);
    expect(given(opened("a", -60)).when(use())).toEqual([]);
  });

  it("stays open from use to use, and the token keeps its first use", () => {
    const past = given(opened("a", -30), renewed("a", "a2", -20));
    const session = { expiresAt: minutesLater(570), openedAt: minutesLater(-30) };
    const both = [token("a", -30), token("a2", -20, 0)];
    expect(past.changes(used("a", 0, "a2"))).toEqual({
      sessions: [["a", { ...session, usedAt: NOW, tokens: both }]],
      rows: {},
    });
    expect(past.and(used("a", 0, "a2")).changes(used("a", 5, "a2"))["sessions"]).toEqual([
      ["a", { ...session, usedAt: minutesLater(5), tokens: both }],
    ]);
    const third = past.and(renewed("a", "a3", -10)).changes(used("a", 0, "a3"));
    const unused = { ...token("a2", -20), usedAt: undefined };
    expect(third["sessions"]).toMatchObject([["a", { tokens: [token("a", -30), unused, token("a3", -10, 0)] }]]);
    expect(past.changes(used("other", 0))).toEqual({ rows: {} });
  });
});

describe("another token", () => {
  const renew = (tokenHash: string): Command => ({ type: "renew-session", tokenHash, next: "next", limits: LIMITS });
  const DAY = 24 * 60;
  const past = given(opened("a", -DAY, { expiresAt: minutesLater(600) }), used("a", -1));

  it("comes when the last used one is a day old", () => {
    expect(past.when(renew("a"))).toEqual([renewed("a", "next", 0)]);
    expect(past.when(renew("b"))).toEqual([]);
    expect(past.when(renew("a"), { now: minutesLater(60) })).toEqual([]);
    const younger = given(opened("a", 1 - DAY, { expiresAt: minutesLater(600) }), used("a", -1));
    expect(younger.when(renew("a"))).toEqual([]);
  });

  it("comes again where it got lost, after an hour, and the three newest ones wait for their first use", () => {
    const lost = past.and(renewed("a", "a1", -60));
    expect(lost.when(renew("a"))).toEqual([renewed("a", "next", 0)]);
    expect(past.and(renewed("a", "a1", -59)).when(renew("a"))).toEqual([]);
    const third = past.and(renewed("a", "a1", -90), renewed("a", "a2", -60));
    expect(third.when(renew("a"))).toEqual([renewed("a", "next", 0)]);
    const fourth = past.and(renewed("a", "a1", -90), renewed("a", "a2", -80), renewed("a", "a3", -60));
    expect(fourth.when(renew("a"))).toEqual([renewed("a", "next", 0, ["a1"])]);
  });

  it("ends the tokens before the last used one, a minute after its first use", () => {
    const old = given(
      opened("a", -3 * DAY, { expiresAt: minutesLater(600) }),
      renewed("a", "a2", -2 * DAY),
      used("a", -1, "a2"),
    );
    expect(old.when(renew("a2"))).toEqual([renewed("a", "next", 0, ["a"])]);
    const outOfOrder = given(
      opened("a", -3 * DAY, { expiresAt: minutesLater(600) }),
      renewed("a", "a2", -2 * DAY),
      renewed("a", "a3", 100 - 2 * DAY),
      renewed("a", "a4", -DAY),
      used("a", -1, "a3"),
      used("a", -0.5, "a4"),
    );
    expect(outOfOrder.when(renew("a4"))).toEqual([renewed("a", "next", 0)]);
    expect(old.and(renewed("a", "a3", -60)).when(renew("a2"))).toEqual([renewed("a", "next", 0, ["a"])]);
    expect(old.and(used("a", 0, "a2")).when(renew("a2"), { now: minutesLater(-1) })).toMatchObject([{ ended: [] }]);
  });

  it("is added to the session, without those that ended", () => {
    const both = given(opened("b", -20), opened("a", -20), renewed("a", "a2", -10));
    const { sessions, rows } = both.changes(renewed("a", "a3", 0, ["a2"]));
    const unused = { ...token("a3", 0), usedAt: undefined };
    expect(sessions).toMatchObject([
      ["b", {}],
      ["a", { tokens: [token("a", -20), unused] }],
    ]);
    expect(rows).toEqual({});
    expect(both.changes(renewed("other", "a3", 0))).toEqual({ rows: {} });
  });
});

describe("the end of a session", () => {
  const past = given(
    REGISTERED,
    opened("another tool", -10),
    opened("own", -9, { id: "own-id", device: "phone" }),
    renewed("own", "own-2", -8),
    opened("twin", -8, { device: "phone" }),
    opened("other", -7, { id: "other-id", device: "tablet" }),
    renewed("other", "other-2", -6),
    opened("other-twin", -6, { device: "tablet" }),
    opened("a tool of sixteen letters", -5),
  );
  const closeDevice = (id: string | undefined, own = "own-2"): Command => ({
    type: "close-device",
    own,
    id,
    limits: LIMITS,
  });

  it("is known by any of its tokens", () => {
    expect(past.when({ type: "close-session", tokenHash: "own-2" })).toEqual([closed("own", { tokens: ["own-2"] })]);
    expect(past.when({ type: "close-session", tokenHash: "twin" })).toEqual([closed("twin")]);
    expect(past.when({ type: "close-session", tokenHash: "none" })).toEqual([]);
  });

  it("comes for a device with all its sessions, and the member knows it no more", () => {
    const tablet = [
      closed("other", { tokens: ["other-2"], forgets: "tablet" }),
      closed("other-twin", { forgets: "tablet" }),
    ];
    expect(past.when(closeDevice("other-id"))).toEqual(tablet);
    expect(past.when(closeDevice("a tool of sixtee"))).toEqual([closed("a tool of sixteen letters")]);
    expect(past.when(closeDevice("own-id"))).toEqual([closed("own", { tokens: ["own-2"] }), closed("twin")]);
    expect(past.when(closeDevice("no-id"))).toEqual([]);
    expect(past.when(closeDevice(undefined))).toEqual([
      closed("another tool"),
      ...tablet,
      closed("a tool of sixteen letters"),
    ]);
    const unknown = past.and({ type: "password-changed", at: NOW, passwordHash: "hash" });
    expect(unknown.when(closeDevice("other-id"))).toEqual([
      closed("other", { tokens: ["other-2"] }),
      closed("other-twin"),
    ]);
  });

  it("comes for all others, also of a caller without a device or a session", () => {
    const tool = past.when(closeDevice(undefined, "a tool of sixteen letters"));
    expect((tool as MemberEventOf<"session-closed">[]).map(({ tokenHash, forgets }) => [tokenHash, forgets])).toEqual([
      ["another tool", undefined],
      ["own", "phone"],
      ["twin", "phone"],
      ["other", "tablet"],
      ["other-twin", "tablet"],
    ]);
    expect(past.when(closeDevice(undefined, "none"))).toHaveLength(6);
  });

  it("takes the session away, and the device with it where it is forgotten", () => {
    const { sessions, devices } = past.changes({ type: "session-closed", at: NOW, tokenHash: "twin" });
    expect((sessions as [string][]).map(([root]) => root)).toEqual([
      "another tool",
      "own",
      "other",
      "other-twin",
      "a tool of sixteen letters",
    ]);
    expect(devices).toBeUndefined();
    const event: MemberEvent = { type: "session-closed", at: NOW, tokenHash: "other", forgets: "tablet" };
    expect(past.changes(event)["devices"]).toMatchObject([["phone", {}]]);
  });
});
