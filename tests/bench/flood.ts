import { request } from "node:http";
import { join } from "node:path";
import { startChild } from "./start-child.ts";

/**
 * Sends 200 wrong passwords a second to a house of its own, first from five addresses and then from thousands, while
 * members sign in from other addresses. Prints what the members saw. Needs Linux, where every address of 127.0.0.0/8
 * belongs to the machine.
 */
const WRONG_PER_SECOND = 200;
const SECONDS = Number(process.env["FLOOD_SECONDS"] ?? "20");
/** A member signs in this often. */
const HONEST_EVERY_MS = 1000;
const MEMBERS = ["silver", "gold", "platinum", "diamond", "vip"];
const PASSWORD = "demo1234";
const GIVE_UP_MS = 30_000;

interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | undefined;
  readonly deviceToken: unknown;
}

function signIn(port: number, from: string, credentials: object): Promise<Answer> {
  const start = performance.now();
  const body = JSON.stringify(credentials);
  const answer = (status: number, retryAfter?: string, deviceToken?: unknown): Answer => ({
    status,
    ms: performance.now() - start,
    retryAfter,
    deviceToken,
  });
  return new Promise((resolve) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        localAddress: from,
        agent: false,
        method: "POST",
        path: "/api/auth/login",
        headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
        timeout: GIVE_UP_MS,
      },
      (reply) => {
        let text = "";
        reply.setEncoding("utf8").on("data", (piece) => {
          text += piece;
        });
        reply.once("end", () => {
          const { deviceToken } = JSON.parse(text) as { deviceToken?: unknown };
          resolve(answer(reply.statusCode ?? 0, reply.headers["retry-after"], deviceToken));
        });
      },
    );
    sent.once("timeout", () => sent.destroy());
    sent.once("error", () => resolve(answer(0)));
    sent.end(body);
  });
}

/** `share` of 0.5 is the median. The numbers are sorted. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Calls `send` at an even rate, without waiting for the answers. */
async function evenly(everyMs: number, forMs: number, send: (index: number) => void): Promise<void> {
  const start = performance.now();
  for (let index = 0; index * everyMs < forMs; ) {
    const due = Math.floor((performance.now() - start) / everyMs);
    for (; index <= due && index * everyMs < forMs; index += 1) send(index);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function flood(name: string, addressOf: (index: number) => string, knownDevices: boolean): Promise<void> {
  const server = await startChild<number>(join(import.meta.dirname, "flood-child.ts"), {});
  const tokens = new Map<string, unknown>();
  for (const username of knownDevices ? MEMBERS : []) {
    const { deviceToken } = await signIn(server.ready, "127.9.0.1", { username, password: PASSWORD });
    tokens.set(username, deviceToken);
  }
  const honest: Promise<Answer>[] = [];
  const wrong: Promise<Answer>[] = [];
  const forMs = SECONDS * 1000;
  await Promise.all([
    evenly(1000 / WRONG_PER_SECOND, forMs, (index) => {
      wrong.push(signIn(server.ready, addressOf(index), { username: `nobody${index}`, password: "wrong1234" }));
    }),
    evenly(HONEST_EVERY_MS, forMs, (index) => {
      const username = MEMBERS[index % MEMBERS.length] ?? "gold";
      const deviceToken = tokens.get(username);
      honest.push(signIn(server.ready, `127.9.${1 + (index % 250)}.7`, { username, password: PASSWORD, deviceToken }));
    }),
  ]);
  report(`${name}: members`, await Promise.all(honest));
  report(`${name}: wrong passwords`, await Promise.all(wrong));
  await server.stop();
}

function report(title: string, answers: readonly Answer[]): void {
  const statuses = [...new Set(answers.map(({ status }) => status))].sort((one, other) => one - other);
  console.log(title);
  for (const status of statuses) {
    const those = answers.filter((answer) => answer.status === status);
    const times = those.map(({ ms }) => ms).sort((a, b) => a - b);
    const withRetry = those.filter(({ retryAfter }) => retryAfter !== undefined).length;
    const at = (share: number) => `${Math.round(percentile(times, share))} ms`;
    const label = status === 0 ? "no answer" : String(status);
    console.log(
      `  ${label}: ${those.length} (median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}; ${withRetry} with Retry-After)`,
    );
  }
}

const fromFew = (index: number): string => `127.8.0.${1 + (index % 5)}`;
const fromEverywhere = (index: number): string => `127.${20 + (index % 20)}.${Math.floor(index / 20) % 250}.9`;
await flood("from 5 addresses", fromFew, false);
await flood("from 5,000 addresses", fromEverywhere, false);
await flood("from 5,000 addresses, on known devices", fromEverywhere, true);
