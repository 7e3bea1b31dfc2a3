import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fairPlayEndpoints as rows } from "../../../contracts/endpoints/fair-play.ts";
import { DAY_MS } from "../../../core/shared/bangkok-time.ts";
import { type HouseProcess, startHouseProcess, WITHOUT_SITE } from "../../cluster/house-process.ts";

const LIMIT_MS = 300_000;
const AT_ONCE = 20;
const DEVICES = ["one", "other"] as const;

let folder: string;
let house: HouseProcess;
const start = () => startHouseProcess({ SANAM_DATA: folder, SANAM_MODE: "sandbox" }, WITHOUT_SITE);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sanam-raise-"));
  house = await start();
}, LIMIT_MS);
afterAll(async () => {
  await house.kill();
  rmSync(folder, { recursive: true });
}, LIMIT_MS);

/** A house on a file forgets its sandbox's clock. */
let passedMs = 0;
const advance = (advanceMs: number) => call("/sandbox/clock", undefined, { advanceMs });

async function killed(): Promise<void> {
  await house.kill();
  house = await start();
  await advance(passedMs);
}

async function call(path: string, token?: string, body?: object) {
  const reply = await fetch(house.url + path, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

async function signIn(): Promise<string> {
  const { body } = await call("/api/auth/login", undefined, { username: "gold", password: "demo1234" });
  return String(body["token"]);
}

/** The limit of deposits of a day, what is asked, and the history, the oldest line first. */
async function standingOf(token: string) {
  const { limits } = (await call(rows.fairPlay.path, token)).body as { limits: Record<string, unknown>[] };
  const limit = limits.find(({ kind, period }) => kind === "deposit" && period === "day");
  const { items } = (await call(`${rows.fairPlaySteps.path}?limit=100`, token)).body as {
    items: Record<string, unknown>[];
  };
  return {
    amount: limit?.["amount"],
    asked: limit?.["asked"],
    steps: items.map(({ step, amount }) => [step, amount]).reverse(),
  };
}

/** Says the same many times from all devices, and kills the house after so many answers. */
async function saidAndKilled(path: string, tokens: readonly string[], body: object, answersBefore: number) {
  let answered = 0;
  let kill: Promise<void> | undefined;
  const killAfter = (answers: number) => {
    if (answers >= answersBefore) kill ??= house.kill();
  };
  const calls = Array.from({ length: AT_ONCE }, async (_, index) => {
    try {
      const { status } = await call(path, tokens[index % tokens.length], body);
      expect(status).toBe(200);
      answered += 1;
      killAfter(answered);
    } catch (error) {
      // The connection of a killed house ends.
      if (!(error instanceof TypeError)) throw error;
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 1));
  killAfter(0);
  await Promise.all(calls);
  await killed();
  return answered;
}

it("asks, keeps and confirms a higher limit exactly once, whenever the house is killed", {
  timeout: LIMIT_MS,
}, async () => {
  const limit = (amount: number) => ({ kind: "deposit", period: "day", amount });
  expect((await call(rows.setPlayLimit.path, await signIn(), limit(100))).status).toBe(200);
  const steps: unknown[] = [["limit-set", 100]];
  const answers: number[] = [];
  for (const [nth, answersBefore] of [0, 1, 5].entries()) {
    const [before, amount] = [100 + nth * 100, 200 + nth * 100];
    // A session does not last for all days of this test.
    const tokens = await Promise.all(DEVICES.map(signIn));
    const [first = ""] = tokens;
    answers.push(await saidAndKilled(rows.setPlayLimit.path, tokens, limit(amount), answersBefore));
    if (answersBefore === 0) expect((await call(rows.setPlayLimit.path, first, limit(amount))).status).toBe(200);
    steps.push(["limit-asked", amount]);
    const asked = await standingOf(first);
    expect(asked).toMatchObject({ amount: before, asked: { amount }, steps });

    await killed();
    expect(await standingOf(first)).toEqual(asked);
    expect((await call(rows.confirmPlayLimit.path, first, limit(amount))).body["code"]).toBe("limit-too-early");

    await advance(DAY_MS);
    passedMs += DAY_MS;
    const later = await Promise.all(DEVICES.map(signIn));
    const [second = ""] = later;
    const confirmed = await saidAndKilled(rows.confirmPlayLimit.path, later, limit(amount), answersBefore);
    answers.push(confirmed);
    if (confirmed > 0) expect(await standingOf(second)).toMatchObject({ amount });
    expect((await call(rows.confirmPlayLimit.path, second, limit(amount))).status).toBe(200);
    steps.push(["limit-set", amount]);
    expect(await standingOf(second)).toEqual({ amount, asked: undefined, steps });
  }
  // Some were killed in the middle of a burst.
  expect(answers.some((each) => each > 0 && each < AT_ONCE)).toBe(true);
});
