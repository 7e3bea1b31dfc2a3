import { describe, expect, it } from "vitest";
import { DEFAULT_PASSWORD_QUEUE } from "../../../../../adapters/house/session/limits/default-limits.ts";
import { createPasswordQueue, type Order } from "../../../../../adapters/house/session/limits/password-queue.ts";

const HASH_MS = 250;

interface Timed {
  readonly askedAt: number;
  readonly from: string;
  readonly answeredAt: number;
  /** Undefined for work that was done. */
  readonly retryMs: number | undefined;
}

/** How long a puzzle of the least difficulty takes on a cheap phone, and on a core of an attacker. */
const PHONE_MS = 1000;
const CORE_MS = 100;

/** A queue with one thread whose time moves only with the events of the simulation. */
function simulation() {
  let now = 0;
  const events: { readonly at: number; readonly run: () => void }[] = [];
  const answers: Timed[] = [];
  const started: string[] = [];
  const queue = createPasswordQueue({ ...DEFAULT_PASSWORD_QUEUE, threads: 1, elapsed: () => now });
  const at = (time: number, run: () => void): void => {
    events.push({ at: time, run });
  };
  const hash = (from: string): Promise<void> => {
    started.push(from);
    return new Promise((resolve) => at(now + HASH_MS, resolve));
  };
  const ask = (order: Order): void => {
    const askedAt = now;
    void queue
      .run(order, () => hash(order.from))
      .then((done) => {
        answers.push({ askedAt, from: order.from, answeredAt: now, retryMs: done.ok ? undefined : done.error.retryMs });
      });
  };
  const after = (ms: number): Promise<void> => new Promise((resolve) => at(now + ms, resolve));
  /** Solves up to two puzzles. */
  const askSolving = async (order: Order): Promise<void> => {
    const askedAt = now;
    let done = await queue.run(order, () => hash(order.from));
    for (let tries = 0; !done.ok && tries < 2; tries += 1) {
      const { difficulty } = done.error;
      await after(PHONE_MS * 2 ** difficulty);
      done = await queue.run({ ...order, difficulty }, () => hash(order.from));
    }
    answers.push({ askedAt, from: order.from, answeredAt: now, retryMs: done.ok ? undefined : done.error.retryMs });
  };
  /** Solves one puzzle after another on a core, and does not wait for what becomes of them. */
  const keepSolving = async (name: string, until: number): Promise<void> => {
    for (let round = 0; now < until; round += 1) {
      const order = { from: `${name} ${round}`, failures: 0 };
      const { difficulty } = queue.busy(order);
      await after(CORE_MS * 2 ** difficulty);
      void queue.run({ ...order, difficulty }, () => hash(order.from));
    }
  };
  const runAll = async (): Promise<void> => {
    while (events.length > 0) {
      const first = events.reduce((one, other) => (other.at < one.at ? other : one));
      events.splice(events.indexOf(first), 1);
      now = first.at;
      first.run();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { at, ask, askSolving, keepSolving, runAll, answers, started };
}

/** 200 wrong passwords a second for five seconds; their addresses' failures count like those of the guard. */
async function flood(addressOf: (index: number) => string, honestOrder: (index: number) => Order) {
  const { at, ask, runAll, answers, started } = simulation();
  const failures = (from: string): number => started.filter((other) => other === from).length;
  for (let index = 0; index < 1000; index += 1) {
    at(index * 5, () => {
      const from = addressOf(index);
      ask({ from, failures: failures(from) });
    });
  }
  for (let index = 0; index < 10; index += 1) at(index * 500 + 101, () => ask(honestOrder(index)));
  await runAll();
  expect(answers).toHaveLength(1010);
  return {
    honest: answers.filter(({ from }) => from.startsWith("member")),
    wrong: answers.filter(({ from }) => !from.startsWith("member")),
  };
}

describe("a flood of wrong passwords", () => {
  it("from a handful of addresses lets everybody else in within two seconds", async () => {
    const { honest, wrong } = await flood(
      (index) => `attacker ${index % 5}`,
      (index) => ({ from: `member ${index}`, failures: 0 }),
    );
    expect(honest.map(({ retryMs }) => retryMs)).toEqual(Array(10).fill(undefined));
    for (const { askedAt, answeredAt } of honest) expect(answeredAt - askedAt).toBeLessThan(2000);
    for (const { askedAt, answeredAt } of wrong) expect(answeredAt - askedAt).toBeLessThanOrEqual(2000 + 2 * HASH_MS);
  });

  it("from everywhere tells everybody at once when to come again, and lets known devices in", async () => {
    const { honest } = await flood(
      (index) => `attacker ${index}`,
      (index) => ({ from: `member ${index}`, failures: index % 2 ? 0 : "known" }),
    );
    for (const { from, askedAt, answeredAt, retryMs } of honest) {
      if (Number(from.slice(7)) % 2 === 0) {
        expect(retryMs).toBeUndefined();
        expect(answeredAt - askedAt).toBeLessThan(2000);
      } else if (retryMs !== undefined) {
        expect(answeredAt).toBe(askedAt);
        expect(retryMs).toBeGreaterThanOrEqual(3000);
        expect(retryMs).toBeLessThanOrEqual(12_000);
      }
    }
    expect(honest.some(({ retryMs }) => retryMs !== undefined)).toBe(true);
  });
});

describe("a flood from everywhere", () => {
  /** 200 wrong passwords a second for half a minute, and a new phone each second; some attackers solve puzzles. */
  async function solvingFlood(cores: number) {
    const { at, ask, askSolving, keepSolving, runAll, answers, started } = simulation();
    for (let index = 0; index < 6000; index += 1) at(index * 5, () => ask({ from: `attacker ${index}`, failures: 0 }));
    for (let core = 0; core < cores; core += 1) at(core * 7, () => void keepSolving(`payer ${core}`, 30_000));
    for (let index = 0; index < 20; index += 1) {
      at(2000 + index * 1000, () => void askSolving({ from: `member ${index}`, failures: 0 }));
    }
    await runAll();
    const members = answers.filter(({ from }) => from.startsWith("member"));
    expect(members).toHaveLength(20);
    const soon = members.filter(({ askedAt, answeredAt }) => answeredAt - askedAt <= 10_000);
    return {
      membersInTime: soon.filter(({ retryMs }) => retryMs === undefined).length,
      paid: started.filter((from) => from.startsWith("payer")).length,
      unpaid: started.filter((from) => from.startsWith("attacker")).length,
    };
  }

  it("lets everybody in who solves a puzzle", async () => {
    expect(await solvingFlood(0)).toMatchObject({ membersInTime: 20, paid: 0 });
  });

  it("lets nine of ten in while a core of the attackers solves puzzles all the time, and nothing else of theirs", async () => {
    const { membersInTime, paid, unpaid } = await solvingFlood(1);
    expect(membersInTime).toBeGreaterThanOrEqual(18);
    // A core could solve 300 of the least difficulty.
    expect(paid).toBeLessThan(150);
    expect(unpaid).toBeLessThan(20);
  });
});

describe("a line", () => {
  it("takes turns among addresses, and those with fewer failures go first", async () => {
    const { at, ask, runAll, started } = simulation();
    at(0, () => {
      ask({ from: "running", failures: 0 });
      ask({ from: "a", failures: 3 });
      ask({ from: "a", failures: 3 });
      ask({ from: "b", failures: 3 });
      ask({ from: "fresh", failures: 0 });
      ask({ from: "device", failures: "known" });
    });
    await runAll();
    expect(started).toEqual(["running", "device", "fresh", "b", "a", "a"]);
  });

  it("is left by those who no longer wait", async () => {
    const { at, ask, runAll, started, answers } = simulation();
    const gone = new AbortController();
    at(0, () => ask({ from: "running", failures: 0 }));
    at(1, () => ask({ from: "gone", failures: 0, signal: gone.signal }));
    at(2, () => gone.abort());
    at(3, () => ask({ from: "too late", failures: 0, signal: gone.signal }));
    await runAll();
    expect(started).toEqual(["running"]);
    expect(answers.map(({ from }) => from)).toEqual(["gone", "too late", "running"]);
  });

  it("is bounded per address and as a whole, and a better rank takes the place of a worse one", async () => {
    let finish = (): void => undefined;
    const blocked = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const queue = createPasswordQueue({ places: 3, placesPerAddress: 2, waitMs: 1e9, threads: 1, elapsed: () => 0 });
    const outcomes = new Map<string, boolean>();
    const ask = (name: string, order: Order) =>
      queue.run(order, () => blocked).then((done) => outcomes.set(name, done.ok));
    const all = [
      ask("running", { from: "x", failures: 0 }),
      ask("first of a", { from: "a", failures: 9 }),
      ask("second of a", { from: "a", failures: 9 }),
      ask("third of a", { from: "a", failures: 9 }),
      ask("b", { from: "b", failures: 9 }),
      ask("c", { from: "c", failures: 99 }),
      ask("device", { from: "d", failures: "known" }),
    ];
    await new Promise((resolve) => setImmediate(resolve));
    expect(Object.fromEntries(outcomes)).toEqual({ c: false, "second of a": false, "third of a": false });
    finish();
    await Promise.all(all);
    expect([...outcomes].filter(([, done]) => done).map(([name]) => name)).toEqual([
      "running",
      "device",
      "first of a",
      "b",
    ]);
  });

  it("goes on after work that failed", async () => {
    const queue = createPasswordQueue({ ...DEFAULT_PASSWORD_QUEUE, threads: 1, elapsed: () => 0 });
    const order = { from: "a", failures: 0 };
    await expect(queue.run(order, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await queue.run(order, async () => "fine")).toEqual({ ok: true, value: "fine" });
  });
});
