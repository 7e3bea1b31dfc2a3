import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seededRandom } from "../../../adapters/house/seeds/seeded-random.ts";
import { newTestSchema, type TestSchema } from "../../postgres/test-schema.ts";
import { type Action, countedActions, type Member } from "./counted-actions.ts";

const MEMBERS = ["silver", "gold", "vip", "diamond"] as const;
/** KILLS=1000 for a long run. */
const KILLS = Number(process.env["KILLS"] ?? 3);
/** How many replies every member has before the next house is killed. */
const REPLIES_BEFORE_KILL = 3;
const SEED = 20261122;

/** A turn. Later ones would only be refused, and not all refusals are stored. */
const LAST_WITHDRAWAL = 30;

/** Of the actions that were heard at once, one in so many is sent again at the end. */
const REPEATED = 8;

interface House {
  url: string;
  child: ChildProcess | undefined;
}

let schema: TestSchema;
const houses: readonly House[] = [1, 2, 3].map(() => ({ url: "", child: undefined }));
let calls = 0;
/** A balancer that knows of no failure: each call goes to the next house. */
const nextUrl = (): string => {
  calls += 1;
  return houses[calls % houses.length]?.url ?? "";
};
const { actions, post, signIn, sendAction, listsOf, creditOf, effectsOf, reviewSlip } = countedActions(nextUrl);

beforeAll(async () => {
  schema = await newTestSchema();
});
afterAll(async () => {
  await Promise.all(houses.map(kill));
  await schema.discard();
});

async function start(house: House): Promise<void> {
  const args = ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "serve-child.ts")];
  const env = { ...process.env, SANAM_DATABASE_URL: schema.url };
  house.child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  if (!house.child.stdout) throw new Error("no pipe");
  const [line] = (await once(createInterface(house.child.stdout), "line")) as [string];
  house.url = line;
}

async function kill({ child }: House): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** The actions that were sent again because a connection failed. */
const unheard = new Set<Action>();

/** Asks one house after another, as long as the connection fails. */
async function persist<T>(ask: () => Promise<T>, action?: Action): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (action) unheard.add(action);
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

async function act(
  member: Member,
  list: Action["list"],
  path: string,
  body: unknown,
): Promise<{ readonly id: string }> {
  const key = `kill-${String(actions.length).padStart(6, "0")}-${member.username}-key`;
  const action: Action = { member, key, path, body, list, reply: undefined };
  actions.push(action);
  const reply = await persist(() => sendAction(action), action);
  action.reply = reply;
  return reply.body as { readonly id: string };
}

async function play(member: Member, chance: () => number, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const amount = Math.floor(chance() * 90_000 + 100) / 100;
    if (turn % 3 === 0 && turn <= LAST_WITHDRAWAL) {
      await act(member, "withdrawals", `/api/auth/withdraw/${member.uuid}`, { amount });
    } else if (turn % 3 === 0) {
      const { payload } = (await persist(() => post("/sandbox/slips", { amount, serial: turn % 1296 }))) as {
        payload: string;
      };
      const { slipId } = await persist(() => reviewSlip(member, payload));
      await act(member, "slips", "/api/auth/slip/confirm", { slipId });
    } else {
      const { id } = await act(member, "deposits", "/api/auth/deposit-request", { amount });
      if (id) await act(member, "deposits", "/api/auth/deposit-request/cancel", { id });
    }
  }
}

it(`three houses on one database keep every acknowledged action once while one after another is killed (seed ${SEED})`, {
  timeout: 120_000 + KILLS * 30_000,
}, async () => {
  const chance = seededRandom(SEED);
  await Promise.all(houses.map(start));
  const control = await fetch(`${nextUrl()}/sandbox/back-office`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode: "waiting" }),
  });
  expect(control.status).toBe(200);
  const members = await Promise.all(MEMBERS.map(signIn));

  let isOver = false;
  const playing = members.map((member) => play(member, chance, () => isOver));
  for (let count = 0; count < KILLS; count += 1) {
    const from = actions.length;
    const heard = ({ username }: Member) =>
      actions.slice(from).filter(({ member, reply }) => member.username === username && reply !== undefined).length;
    await expect
      .poll(() => Math.min(...members.map(heard)), { interval: 5, timeout: 60_000 })
      .toBeGreaterThanOrEqual(REPLIES_BEFORE_KILL);
    const house = houses[count % houses.length] ?? expect.unreachable();
    await kill(house);
    await start(house);
  }
  isOver = true;
  await Promise.all(playing);

  for (const member of members) {
    const mine = actions.filter((action) => action.member === member);
    const repeated = mine.filter((action, index) => unheard.has(action) || index % REPEATED === 0);
    for (const action of repeated) {
      const [one, other] = await Promise.all([sendAction(action), sendAction(action)]);
      expect([action.key, one, other]).toEqual([action.key, action.reply, action.reply]);
    }
    const lists = await listsOf(member);
    for (const action of mine) {
      expect([action.key, effectsOf(action, lists)]).toEqual([action.key, action.reply?.status === 200 ? 1 : 0]);
    }
    const satang = (baht: number) => Math.round(baht * 100);
    const paid = lists.withdrawals.filter((each) => mine.some(({ key }) => key === each.idempotencyKey));
    const spent = paid.reduce((sum, each) => sum + satang(each.amount), 0);
    expect(satang(await creditOf(member))).toBe(satang(member.creditAtStart) - spent);
    expect(mine.filter(({ reply }) => reply?.status === 200).length).toBeGreaterThan(KILLS);
  }
  expect(unheard.size).toBeGreaterThan(0);
});
