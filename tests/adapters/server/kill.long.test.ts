import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, it } from "vitest";
import { seededRandom } from "../../../adapters/house/seeds/seeded-random.ts";
import { countedActions, type Member } from "./counted-actions.ts";

const MEMBERS = ["silver", "gold", "vip"] as const;
/** Their only actions are the ones whose reply is cut, so that no limit refuses them. */
const CUT_MEMBER = "diamond";
/** One for each round. A kill rarely falls between an effect and its reply, so a fault cuts one reply there. */
const CUTS = ["slip", "deposit", "withdrawal", "slip", "withdrawal"] as const;
/** How many replies every member has before the server is killed. */
const REPLIES_BEFORE_KILL = 2;
const SEED = 20261120;

let url = "";
const counted = countedActions(() => url);
const { actions, post, signIn, act, confirmSlip, withdraw, sendAction, listsOf, creditOf, effectsOf } = counted;
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

/** Sends one action after another until the connection fails. */
async function play(member: Member, chance: () => number): Promise<void> {
  for (let i = 0; ; i++) {
    const amount = Math.floor(chance() * 90_000 + 100) / 100;
    if (i % 3 === 0) await confirmSlip(member, amount);
    else if (i % 3 === 1) await withdraw(member, amount);
    else {
      const { id } = await act(member, "deposits", "/api/auth/deposit-request", { amount });
      await act(member, "deposits", "/api/auth/deposit-request/cancel", { id });
    }
  }
}

/** Lets an action have its effect without a reply. */
async function actUnheard(member: Member, cut: (typeof CUTS)[number]): Promise<void> {
  const row = {
    slip: "POST /api/auth/slip/confirm",
    deposit: "POST /api/auth/deposit-request",
    withdrawal: "POST /api/auth/withdraw/{uuid}",
  }[cut];
  await post("/sandbox/faults", { row, fault: { kind: "cut", when: "after" } });
  const acted =
    cut === "slip"
      ? confirmSlip(member, 10)
      : cut === "deposit"
        ? act(member, "deposits", "/api/auth/deposit-request", { amount: 10 })
        : withdraw(member, 10);
  await expect(acted).rejects.toThrow();
}

it(`keeps every acknowledged action once, at whatever moment the server is killed (seed ${SEED})`, {
  timeout: 120_000,
}, async () => {
  const chance = seededRandom(SEED);
  await start();
  const players = await Promise.all(MEMBERS.map(signIn));
  const cutMember = await signIn(CUT_MEMBER);
  const members = [...players, cutMember];
  let doneWithoutReply = 0;
  for (const cut of CUTS) {
    const from = actions.length;
    await actUnheard(cutMember, cut);
    const playing = players.map((member) => play(member, chance).catch(() => undefined));
    const heard = ({ username }: Member) =>
      actions.slice(from).filter(({ member, reply }) => member.username === username && reply !== undefined).length;
    await expect
      .poll(() => Math.min(...players.map(heard)), { interval: 5 })
      .toBeGreaterThanOrEqual(REPLIES_BEFORE_KILL);
    await new Promise((done) => setTimeout(done, chance() * 250));
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
  expect(doneWithoutReply).toBeGreaterThanOrEqual(CUTS.length);
  const acknowledged = actions.filter(({ reply }) => reply?.status === 200);
  expect(acknowledged.length).toBeGreaterThanOrEqual(CUTS.length * members.length);
});
