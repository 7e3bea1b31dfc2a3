import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, it } from "vitest";
import { seededRandom } from "../../../adapters/house/seeds/seeded-random.ts";

const ROUNDS = 5;
const MEMBERS = ["silver", "gold", "vip"] as const;
const CUT_ROWS = ["POST /api/auth/slip/confirm", "POST /api/auth/deposit-request", "POST /api/auth/withdraw/{uuid}"];
const SEED = 20261120;

interface Listed {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly idempotencyKey: string;
}

interface Member {
  readonly username: string;
  readonly uuid: string;
  readonly token: string;
  readonly creditAtStart: number;
}

/** A money action of a member, with its reply if one arrived. */
interface Action {
  readonly member: Member;
  readonly key: string;
  readonly path: string;
  readonly body: unknown;
  /** The list that shows its effect. */
  readonly list: "slips" | "withdrawals" | "deposits";
  reply: { readonly status: number; readonly body: unknown } | undefined;
}

let url = "";
let child: ChildProcess | undefined;
const folder = mkdtempSync(join(tmpdir(), "sanam-kill-"));
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

async function start(): Promise<void> {
  const args = ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "serve-child.ts"), folder];
  child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  if (!child.stdout) throw new Error("no pipe");
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  url = line;
  await post("/sandbox/back-office", { mode: "waiting" });
}

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

async function send(method: string, path: string, body: unknown, headers: Record<string, string>) {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const reply = await fetch(url + path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...text,
  });
  return { status: reply.status, body: (await reply.json()) as unknown };
}

const post = async (path: string, body: unknown) => (await send("POST", path, body, {})).body;
const asMember = ({ token }: Member) => ({ authorization: `Bearer ${token}` });
const sendAction = ({ member, key, path, body }: Action) =>
  send("POST", path, body, { ...asMember(member), "idempotency-key": key });

async function read<T>(member: Member, path: string, method = "GET", body?: unknown): Promise<T> {
  const reply = await send(method, path, body, asMember(member));
  expect([path, reply.status]).toEqual([path, 200]);
  return reply.body as T;
}

async function signIn(username: string): Promise<Member> {
  const { token, user } = (await post("/api/auth/login", { username, password: "demo1234" })) as {
    token: string;
    user: { uuid: string };
  };
  const member = { username, uuid: user.uuid, token, creditAtStart: 0 };
  return { ...member, creditAtStart: await creditOf(member) };
}

async function creditOf(member: Member): Promise<number> {
  const path = `/api/auth/user/getCredit/${member.username}`;
  return (await read<{ credit: number }>(member, path, "POST", { balanceType: "credit" })).credit;
}

async function listsOf(member: Member) {
  const [slips, withdrawals, deposit] = await Promise.all([
    read<Listed[]>(member, "/api/auth/slip/my/request"),
    read<Listed[]>(member, `/api/auth/withdraw/withdraw-history/${member.uuid}`),
    read<{ history: Listed[] }>(member, `/api/auth/deposit/${member.uuid}`),
  ]);
  return { slips, withdrawals, deposits: deposit.history };
}

const actions: Action[] = [];

async function faultsLeft(): Promise<number> {
  const { body } = await send("GET", "/sandbox/faults", undefined, {});
  return (body as { readonly faults: readonly unknown[] }).faults.length;
}

/** Sends one action after another until the connection fails. */
async function play(member: Member, chance: () => number): Promise<void> {
  const act = async (list: Action["list"], path: string, body: unknown) => {
    const key = `kill-${String(actions.length).padStart(6, "0")}-${member.username}-key`;
    const action: Action = { member, key, path, body, list, reply: undefined };
    actions.push(action);
    action.reply = await sendAction(action);
    return action.reply.body as { readonly id: string };
  };
  for (let i = 0; ; i++) {
    const amount = Math.floor(chance() * 90_000 + 100) / 100;
    if (i % 3 === 0) {
      const slip = (await post("/sandbox/slips", { amount, serial: actions.length % 1296 })) as { payload: string };
      const { payload } = slip;
      const review = await read<{ slipId: string }>(member, "/api/auth/slip/verify", "POST", { payload });
      await act("slips", "/api/auth/slip/confirm", { slipId: review.slipId });
    } else if (i % 3 === 1) await act("withdrawals", `/api/auth/withdraw/${member.uuid}`, { amount });
    else {
      const { id } = await act("deposits", "/api/auth/deposit-request", { amount });
      await act("deposits", "/api/auth/deposit-request/cancel", { id });
    }
  }
}

/** Counts the effects of an action: by its key, or for a cancel by the status of its deposit. */
function effectsOf({ key, body, path, list }: Action, lists: Awaited<ReturnType<typeof listsOf>>): number {
  const { id } = body as { id?: string };
  return path.endsWith("/cancel")
    ? lists.deposits.filter((each) => each.id === id && each.status === "cancelled").length
    : lists[list].filter((each) => each.idempotencyKey === key).length;
}

it(`keeps every acknowledged action once, at whatever moment the server is killed (seed ${SEED})`, {
  timeout: 120_000,
}, async () => {
  const chance = seededRandom(SEED);
  await start();
  const members = await Promise.all(MEMBERS.map(signIn));
  let doneWithoutReply = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const from = actions.length;
    // A kill rarely falls between an effect and its reply, so a fault cuts one reply there in every round.
    const row = CUT_ROWS[round % CUT_ROWS.length];
    await post("/sandbox/faults", { row, fault: { kind: "cut", when: "after" } });
    const playing = members.map((member) => play(member, chance).catch(() => undefined));
    await expect.poll(faultsLeft, { interval: 5, timeout: 20_000 }).toBe(0);
    await new Promise((done) => setTimeout(done, 30 + chance() * 250));
    await kill();
    await Promise.all(playing);
    await start();

    for (const member of members) {
      const mine = actions.filter((action) => action.member === member);
      const after = await listsOf(member);
      for (const action of mine) {
        const effects = effectsOf(action, after);
        if (effects === 1 && action.reply === undefined) doneWithoutReply += 1;
        const expected = action.reply === undefined ? [0, 1] : action.reply.status === 200 ? [1] : [0];
        expect([action.key, expected.includes(effects)]).toEqual([action.key, true]);
      }
      // Sends every action of this round again under its key, twice at once. A reply that arrived must come again.
      for (const action of mine.filter((each) => actions.indexOf(each) >= from)) {
        const [one, other] = await Promise.all([sendAction(action), sendAction(action)]);
        expect(one).toEqual(other);
        if (action.reply) expect(one).toEqual(action.reply);
        action.reply = one;
      }
      const final = await listsOf(member);
      for (const action of mine) {
        expect([action.key, effectsOf(action, final)]).toEqual([action.key, action.reply?.status === 200 ? 1 : 0]);
      }
      const paid = final.withdrawals.filter((each) => mine.some(({ key }) => key === each.idempotencyKey));
      const satang = (baht: number) => Math.round(baht * 100);
      const spent = paid.reduce((sum, each) => sum + satang(each.amount), 0);
      expect(satang(await creditOf(member))).toBe(satang(member.creditAtStart) - spent);
    }
  }
  expect(doneWithoutReply).toBeGreaterThanOrEqual(CUT_ROWS.length);
  const acknowledged = actions.filter(({ reply }) => reply?.status === 200);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * MEMBERS.length);
});
