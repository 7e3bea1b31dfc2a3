import { afterAll, beforeAll, expect, it } from "vitest";
import { registrationOf } from "../adapters/house/test-house.ts";
import { newTestSchema, type TestSchema } from "../postgres/test-schema.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { type HouseProcess, startHouseProcess, WITHOUT_SITE } from "./house-process.ts";

const LIMIT_MS = 600_000;
const MEMBERS = [1, 2, 3];
const WITHDRAWALS = 5;
/** A sandbox behind a proxy asks for it. */
const SANDBOX_TOKEN = "a-token-of-this-test";
/** How many houses are replaced. */
const ROUNDS = 3;
/** Replies between two steps. */
const SHARE = 30;

interface Member {
  readonly username: string;
  readonly uuid: string;
  readonly token: string;
}

/** The running houses, oldest first. */
const houses: HouseProcess[] = [];
let schema: TestSchema;
let balancer: Balancer | undefined;

beforeAll(async () => {
  schema = await newTestSchema();
});
afterAll(async () => {
  await balancer?.close();
  for (const house of houses.splice(0)) await house.kill();
  await schema.discard();
});

async function startAnother(): Promise<void> {
  const variables = {
    SANAM_DATABASE_URL: schema.url,
    SANAM_MODE: "sandbox",
    SANAM_TRUST_PROXY: "1",
    SANAM_SANDBOX_TOKEN: SANDBOX_TOKEN,
    // Longer than the balancer takes to ask, also on a busy machine.
    SANAM_DRAIN_DELAY_MS: "2000",
  };
  houses.push(await startHouseProcess(variables, WITHOUT_SITE));
}

async function drainOldest(): Promise<void> {
  // The balancer goes on asking it.
  await houses[0]?.stop();
  houses.shift();
}

async function call(method: string, path: string, body?: unknown, token?: string, key?: string): Promise<unknown> {
  const reply = await fetch((balancer?.url ?? "") + path, {
    method,
    headers: {
      "content-type": "application/json",
      "x-sandbox-token": SANDBOX_TOKEN,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { "idempotency-key": key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await reply.json();
  expect([path, reply.status, answer]).toEqual([path, 200, answer]);
  return answer;
}

async function creditOf({ username, token }: Member): Promise<number> {
  const path = `/api/auth/user/getCredit/${username}`;
  return ((await call("POST", path, { balanceType: "credit" }, token)) as { readonly credit: number }).credit;
}

it(
  "answers every call while one house after the other is replaced behind the balancer",
  async () => {
    await startAnother();
    balancer = await startBalancer(() => houses);
    await call("POST", "/sandbox/back-office", { mode: "waiting" });
    let isStopped = false;
    let replies = 0;

    async function play(number: number) {
      const registration = registrationOf(number);
      const { username, bank, accountNumber } = registration;
      const body = { ...registration, bankName: bank, bankId: accountNumber };
      const { token, user } = (await call("POST", "/api/user/register", body)) as {
        readonly token: string;
        readonly user: { readonly uuid: string };
      };
      await call("POST", `/sandbox/members/${username}/top-up`, { amount: 10_000 });
      const member = { username, uuid: user.uuid, token };
      const creditAtStart = await creditOf(member);
      const made: string[] = [];
      let withdrawn = 0;
      for (let i = 0; !isStopped; i += 1) {
        const key = `rolling-${username}-${String(i).padStart(8, "0")}`;
        const deposit = { amount: 100 + i / 100 };
        const { id } = (await call("POST", "/api/auth/deposit-request", deposit, token, key)) as {
          readonly id: string;
        };
        made.push(id);
        await call("POST", "/api/auth/deposit-request/cancel", { id }, token, `${key}-cancel`);
        if (i % 7 === 6 && withdrawn < WITHDRAWALS) {
          await call("POST", `/api/auth/withdraw/${user.uuid}`, { amount: 100 }, token, `${key}-withdraw`);
          withdrawn += 1;
        }
        expect(await creditOf(member)).toBe(creditAtStart - withdrawn * 100);
        replies += 1;
      }
      const { history } = (await call("GET", `/api/auth/deposit/${user.uuid}`, undefined, token)) as {
        readonly history: readonly { readonly id: string }[];
      };
      const ours = history.filter(({ id }) => made.includes(id));
      // The list shows the latest 500.
      expect(ours).toHaveLength(Math.min(made.length, 500));
    }

    const all = Promise.all(MEMBERS.map(play));
    const more = async () => {
      const enough = replies + SHARE;
      await Promise.race([expect.poll(() => replies, { timeout: LIMIT_MS }).toBeGreaterThan(enough), all]);
    };
    await more();
    for (let round = 0; round < ROUNDS; round += 1) {
      await startAnother();
      await more();
      await drainOldest();
      await more();
    }
    isStopped = true;
    await all;
    expect(replies).toBeGreaterThan((1 + 2 * ROUNDS) * SHARE);
  },
  LIMIT_MS,
);
