import { expect, test } from "vitest";
import { createControl } from "../../../cli/conform/engine/controls.ts";
import { sureFinding, watchTarget } from "../../../cli/conform/engine/target-watch.ts";
import type { SendWire, WireAnswer, WireCall } from "../../../cli/conform/engine/wire.ts";
import { NOON } from "../run-cli.ts";

const json = (status: number, body: object, more: Readonly<Record<string, string>> = {}): WireAnswer => {
  const headers: Readonly<Record<string, string>> = { "content-type": "application/json", ...more };
  return { status, header: (name) => headers[name], text: JSON.stringify(body) };
};
const WELL = json(200, { websiteStatus: "ON" });
const CLOSED = json(200, { websiteStatus: "MA" });
const MAINTENANCE = json(503, { message: "closed", code: "maintenance" });
const refused = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const reset = () => Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
const late = () => Object.assign(new Error("no whole reply within 1 s"), { name: "TimeoutError" });

const READ: WireCall = { method: "GET", path: "/api/auth/wheel", headers: {} };
const WRITE: WireCall = { method: "POST", path: "/api/auth/withdraw/1", headers: {} };
const KEYED: WireCall = { ...WRITE, headers: { "idempotency-key": "k" } };

/** A target that plays one answer after the other, the last one for ever; looks at its status have a list of their own. */
function target(answers: readonly (WireAnswer | Error)[], looks: readonly (WireAnswer | Error)[] = [WELL]) {
  const waits: number[] = [];
  const sent: WireCall[] = [];
  const left = { calls: [...answers], looks: [...looks] };
  const play = (list: (WireAnswer | Error)[]) => {
    const [first = WELL] = list.length > 1 ? list.splice(0, 1) : list;
    if (first instanceof Error) throw first;
    return first;
  };
  const send: SendWire = async (call) => {
    if (call.path.endsWith("/operational/website")) return play(left.looks);
    sent.push(call);
    return play(left.calls);
  };
  const watch = watchTarget({ send, now: () => NOON, wait: async (ms) => void waits.push(ms) });
  return { watch, waits, sent };
}

const AT = "2026-11-20T05:00:00.000Z";

test.each([
  [
    "refuses connections",
    refused(),
    [refused()],
    "unreachable",
    `the target stopped answering at ${AT}: the connection was refused`,
  ],
  ["hangs", late(), [late()], "timed-out", `the target stopped answering at ${AT}: no reply within the time-out`],
  ["goes into maintenance", MAINTENANCE, [CLOSED], "unavailable", `the target went into maintenance at ${AT}`],
  [
    "is away behind a proxy",
    { ...json(502, {}), header: () => "text/html" },
    [json(503, {})],
    "unavailable",
    `the target stopped answering at ${AT}: it answers with status 503`,
  ],
] as const)("a target that %s is lost: nothing is sent any more, and what calls it is not checked", async (...row) => {
  const [, first, looks, kind, sentence] = row;
  const { watch, sent } = target([first], looks);
  await expect(watch.send(WRITE)).rejects.toThrow(sentence);
  expect(watch.health().loss).toMatchObject({ kind, sentence: expect.stringContaining(sentence) });
  await expect(watch.send(READ)).rejects.toThrow(sentence);
  expect(sent).toEqual([WRITE]);
});

test("a target that comes back within a moment is not lost, and what was lost meanwhile is not judged", async () => {
  const { watch, waits } = target([refused(), WELL], [refused(), refused(), WELL]);
  await expect(watch.send(WRITE)).rejects.toThrow("the target was away for a moment");
  expect(watch.health()).toEqual({ loss: undefined, absences: 1, cuts: 0 });
  expect(waits).toEqual([250, 750]);
  expect((await watch.send(READ)).status).toBe(200);
});

test("a lost reply of a target that answers others is told as it is, and a late one is no cut", async () => {
  const { watch } = target([reset(), late()]);
  await expect(watch.send(READ)).rejects.toThrow("ECONNRESET");
  await expect(watch.send(READ)).rejects.toThrow("no whole reply");
  expect(watch.health()).toEqual({ loss: undefined, absences: 0, cuts: 1 });
});

test("a maintenance of the run itself is no loss", async () => {
  const { watch } = target([WELL, MAINTENANCE, WELL, MAINTENANCE], [CLOSED]);
  const control = watch.watched(createControl(watch.send));
  await control("/maintenance", { on: true });
  expect((await watch.send(READ)).status).toBe(503);
  await control("/maintenance", { on: false });
  await expect(watch.send(READ)).rejects.toThrow("went into maintenance");
});

const limited = (seconds?: string) =>
  json(429, { message: "slow", code: "too-many-requests" }, seconds === undefined ? {} : { "retry-after": seconds });
const starved = json(503, { message: "no room", code: "too-many-connections" }, { "retry-after": "5" });
const proxy503 = json(503, {}, { "retry-after": "2" });

test("a call that the target had no room for is sent again after the time that it asks for", async () => {
  const { watch, waits, sent } = target([limited("3"), starved, WELL]);
  expect((await watch.send(WRITE)).status).toBe(200);
  expect([waits, sent.length]).toEqual([[3000, 5000], 3]);
});

test.each([
  ["three times", limited(), [1000, 1000], "it answers 429"],
  ["for an hour", limited("3600"), [], "it answers 429, and asks to wait 3600 s"],
])("a call that is limited %s is not checked", async (_, answer, waited, sentence) => {
  const { watch, waits } = target([answer]);
  await expect(watch.send(READ)).rejects.toThrow(sentence);
  expect([waits, watch.health().loss]).toEqual([waited, undefined]);
});

test("a rule's own 429 and an unkeyed change that may have happened are not sent again", async () => {
  const locked = json(429, { message: "locked", code: "sign-in-locked" }, { "retry-after": "1" });
  const { watch, sent } = target([locked, proxy503, proxy503, WELL]);
  expect((await watch.send(WRITE)).status).toBe(429);
  expect((await watch.send(WRITE)).status).toBe(503);
  expect(sent.length).toBe(2);
  expect((await watch.send(KEYED)).status).toBe(200);
});

test("a check runs again where replies were lost, and says so where they are lost each time", async () => {
  const wrong = { verdict: "deviates", where: "x" } as const;
  const health = { loss: undefined, absences: 0, cuts: 0 };
  const tries = async (...each: (() => "deviates" | "conforms")[]) => {
    let count = 0;
    const run = async () => {
      const verdict = (each[count] ?? each.at(-1))?.();
      count += 1;
      return verdict === "deviates" ? wrong : ({ verdict: "conforms" } as const);
    };
    return [(await sureFinding(run, () => ({ ...health }))).verdict, count];
  };
  const cut = () => {
    health.cuts += 1;
    return "deviates" as const;
  };
  const absent = () => {
    health.absences += 1;
    return "deviates" as const;
  };
  const right = () => "conforms" as const;
  expect(await tries(() => "deviates")).toEqual(["deviates", 1]);
  expect(await tries(cut, right)).toEqual(["conforms", 2]);
  expect(await tries(cut)).toEqual(["deviates", 2]);
  expect(await tries(absent, absent, right)).toEqual(["conforms", 3]);
  expect(await tries(absent)).toEqual(["not-checked", 3]);
});
