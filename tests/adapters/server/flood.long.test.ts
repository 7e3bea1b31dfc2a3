import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../../adapters/house/seeds/personas.ts";
import { createHttpClient } from "../../../adapters/http/client/client.ts";
import type { Send } from "../../../adapters/http/client/deliver.ts";
import { createHttpSession } from "../../../adapters/http/session.ts";
import { solvePuzzle } from "../../../adapters/http/solve-puzzle.ts";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { thai } from "../../../core/sentences/thai.ts";
import type { Registration } from "../../../core/session/model.ts";
import { signIn } from "../../../core/session/session-state.ts";
import { type PuzzleSolver, solvingPuzzles } from "../../../core/session/solve-puzzles.ts";

const FLOOD_EACH_MS = 5;
const ATTACKERS = 250;
const PEOPLE = 20;
const PERSON_EACH_MS = 900;
/** How long a person waits. */
const IN_TIME_MS = 10_000;
/** A machine that has no time for so many is tried with half the pace of both, and with half of that. */
const SLOWER = [1, 2, 4] as const;
const SERVED = 0.9;
const MEMBERS = ["silver", "gold", "platinum", "diamond", "vip"] as const;

let folder = "";
let url = "";
let child: ChildProcess | undefined;
let busy: Worker | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "sanam-flood-"));
  const args = ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "serve-plain-child.ts"), folder];
  child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  if (!child.stdout) throw new Error("no pipe");
  [url] = (await once(createInterface(child.stdout), "line")) as [string];
});

afterEach(async () => {
  await busy?.terminate();
  busy = undefined;
  const ended = child && once(child, "exit");
  child?.kill("SIGKILL");
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Calls from an address of this machine's own network. */
function sendFrom(localAddress: string): Send {
  const agent = new Agent({ keepAlive: true, localAddress });
  return (target, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const asked = request(target, { agent, method, headers, localAddress }, (reply) => {
        const parts: Buffer[] = [];
        reply.on("data", (part: Buffer) => parts.push(part));
        reply.on("error", reject);
        reply.on("end", () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: reply.statusCode ?? 0, text: async () => text });
        });
      });
      asked.on("error", reject);
      asked.end(body);
    });
}

function deviceAt(address: string) {
  let token: string | undefined;
  const device = { read: () => token, write: (given: string) => void (token = given) };
  const client = createHttpClient({
    send: sendFrom(address),
    baseUrl: url,
    identity: () => undefined,
    platform: "AND",
    version: "1",
    hostname: "flood.test",
    sendsIdempotencyKey: true,
    sentences: () => thai,
  });
  return createHttpSession(client, () => undefined, device);
}

type Device = ReturnType<typeof deviceAt>;

const SOLVES: PuzzleSolver = { solve: solvePuzzle };
const NOT_STORED = { write: () => undefined };

let numbers = 0;

/** Of somebody new. */
function registration(): Registration {
  numbers += 1;
  const digits = String(numbers).padStart(7, "0");
  return {
    username: `stranger${numbers}`,
    password: "secret1234",
    name: "สมาชิก ทดสอบ",
    phone: `089${digits}`,
    bank: "004",
    accountNumber: `777${digits}`,
  };
}

const register = (device: Device, puzzles?: PuzzleSolver) => {
  const fields = registration();
  const key = idempotencyKey(`flood-${fields.username.padStart(20, "0")}`);
  return solvingPuzzles(puzzles, (...answer) => device.register(fields, key, ...answer));
};

const signInAs = (device: Device, index: number, puzzles?: PuzzleSolver) =>
  signIn(
    { session: device, sessionStorage: NOT_STORED, ...(puzzles && { puzzles }) },
    { username: MEMBERS[index % MEMBERS.length] ?? "", password: DEMO_PASSWORD },
  );

interface Share {
  in: number;
  of: number;
  slowestMs: number;
}

async function timed(share: Share, run: () => Promise<{ readonly ok: boolean }>): Promise<void> {
  const began = performance.now();
  const { ok } = await run();
  const ms = performance.now() - began;
  share.of += 1;
  if (!ok || ms > IN_TIME_MS) return;
  share.in += 1;
  share.slowestMs = Math.max(share.slowestMs, Math.round(ms));
}

/** People come at an even pace while the attackers' calls go on. */
async function underFlood(
  slower: number,
  attack: (device: Device) => Promise<unknown>,
  groups: readonly (readonly [Share, (index: number) => Promise<{ readonly ok: boolean }>])[],
) {
  const attackers = Array.from({ length: ATTACKERS }, (_, index) => deviceAt(`127.0.1.${index + 1}`));
  let attacks = 0;
  let answered = 0;
  const began = performance.now();
  // As many as are due by now, however late the timer is.
  const flood = setInterval(() => {
    for (; attacks < (performance.now() - began) / (FLOOD_EACH_MS * slower); attacks += 1) {
      const attacker = attackers[attacks % ATTACKERS];
      if (attacker) void attack(attacker).then(() => (answered += 1));
    }
  }, FLOOD_EACH_MS);
  const people: Promise<void>[] = [];
  // The flood fills the queue first.
  await pause(2000);
  for (let index = 0; index < PEOPLE; index += 1) {
    for (const [share, come] of groups) people.push(timed(share, () => come(index)));
    await pause(PERSON_EACH_MS * slower);
  }
  await Promise.all(people);
  clearInterval(flood);
  return { perSecond: Math.round(attacks / ((performance.now() - began) / 1000)), answered };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const none = (): Share => ({ in: 0, of: 0, slowestMs: 0 });

function keepBusy(): void {
  busy = new Worker("for (;;);", { eval: true });
}

it.each([
  ["quiet", () => undefined],
  ["with a busy core", keepBusy],
])(
  "lets devices in that solve a puzzle, under 200 wrong sign-ins a second from 250 addresses, %s",
  async (name, begin) => {
    const knownDevices: Device[] = [];
    for (const [index] of MEMBERS.entries()) {
      const device = deviceAt(`127.0.4.${index + 1}`);
      expect((await signInAs(device, index)).ok).toBe(true);
      knownDevices.push(device);
    }
    begin();
    let guesses = 0;
    for (const slower of SLOWER) {
      const [known, solving, unready] = [none(), none(), none()];
      const flood = await underFlood(
        slower,
        (device) => device.signIn({ username: `guess${(guesses += 1)}`, password: "wrong-1234" }),
        [
          [known, (index) => signInAs(knownDevices[index % MEMBERS.length] ?? deviceAt("127.0.4.9"), index)],
          [solving, (index) => signInAs(deviceAt(`127.0.2.${index + 1}`), index, SOLVES)],
          [unready, (index) => signInAs(deviceAt(`127.0.3.${index + 1}`), index)],
        ],
      );
      console.log(JSON.stringify({ name, slower, flood, known, solving, unready }));
      expect(flood.perSecond).toBeGreaterThan(150 / slower);
      expect(unready.in / PEOPLE).toBeLessThan(0.5);
      if (known.in / PEOPLE >= SERVED && solving.in / PEOPLE >= SERVED) return;
    }
    expect.unreachable("even a slow flood keeps people out");
  },
);

it.each([
  ["quiet", () => undefined],
  ["with a busy core", keepBusy],
])(
  "registers those who solve a puzzle, under 200 registrations a second from 250 addresses, %s",
  async (name, begin) => {
    begin();
    for (const slower of SLOWER) {
      const [solving, unready] = [none(), none()];
      const flood = await underFlood(slower, (device) => register(device), [
        [solving, (index) => register(deviceAt(`127.0.2.${index + 1}`), SOLVES)],
        [unready, (index) => register(deviceAt(`127.0.3.${index + 1}`))],
      ]);
      console.log(JSON.stringify({ name, slower, flood, solving, unready }));
      expect(flood.perSecond).toBeGreaterThan(150 / slower);
      expect(unready.in / PEOPLE).toBeLessThan(0.5);
      if (solving.in / PEOPLE >= SERVED) return;
    }
    expect.unreachable("even a slow flood keeps people out");
  },
);
