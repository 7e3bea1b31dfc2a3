import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { inboxEndpoints } from "../../../contracts/endpoints/inbox.ts";
import { plainBrand as sanam } from "../../web/brand/plain-brand.ts";
import { runCli } from "../run-cli.ts";
import { tempFolder } from "./temp-folder.ts";

interface Started {
  readonly child: ChildProcess;
  /** All lines of stdout and stderr, each of which must be JSON. */
  readonly lines: () => readonly Record<string, unknown>[];
  /** The exit code. */
  readonly ended: Promise<number | null>;
}

interface Served extends Started {
  readonly url: string;
  readonly ops: string;
  readonly folder: string;
}

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

function start(env: Readonly<Record<string, string>>, folder: string, site?: string): Started {
  const script = join(import.meta.dirname, "serve-child.ts");
  const args = ["--disable-warning=ExperimentalWarning", script, folder, ...(site === undefined ? [] : [site])];
  const all = { SANAM_MODE: "sandbox", SANAM_LOG: "json", SANAM_ACCESS_LOG: "json", SANAM_OPS_PORT: "0", PORT: "0" };
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...all, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
  }
  const lines = () =>
    text
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const ended = once(child, "close").then(([code]: (number | null)[]) => code ?? null);
  return { child, lines, ended };
}

async function serve(
  env: Readonly<Record<string, string>> = {},
  folder = tempFolder(),
  site?: string,
): Promise<Served> {
  const started = start(env, folder, site);
  const ready = () => started.lines().find(({ message }) => message === "ready");
  await expect.poll(ready, { timeout: 60_000 }).toBeDefined();
  const { url, ops } = ready() ?? {};
  return { ...started, url: String(url), ops: String(ops), folder };
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Record<string, unknown> };
}

async function signIn(url: string) {
  const { body } = await post(`${url}/api/auth/login`, { username: "gold", password: "demo1234" });
  const { uuid } = body["user"] as { uuid: string };
  return { uuid, headers: { authorization: `Bearer ${String(body["token"])}` } };
}

const delay = (url: string, row: string, delayMs: number) =>
  post(`${url}/sandbox/faults`, { row, delayMs, fault: { kind: "delay" } });

const oneInFlight = (ops: string) =>
  expect
    .poll(async () => (await fetch(`${ops}/metrics`)).text(), { timeout: 10_000 })
    .toMatch(/^sanam_requests_in_flight 1$/m);

/** The status of /readyz, and its checks. */
async function readyz(ops: string) {
  const reply = await fetch(`${ops}/readyz`);
  return [reply.status, ((await reply.json()) as { checks: unknown }).checks];
}

describe("a served house", { timeout: 120_000 }, () => {
  it("drains on SIGTERM: what runs ends with its effect, followers end, new connections are refused, exit 0", async () => {
    const { child, url, ops, ended, lines, folder } = await serve();
    const { uuid, headers } = await signIn(url);
    expect(await readyz(ops)).toEqual([200, { process: "ok", journal: "ok", schema: "ok" }]);
    const live = await fetch(url + inboxEndpoints.eventStream.path, {
      headers: { ...headers, accept: "text/event-stream" },
    });
    expect(live.status).toBe(200);
    const followed = live.text();
    await delay(url, "POST /api/auth/withdraw/{uuid}", 1500);
    const withdrawal = post(`${url}/api/auth/withdraw/${uuid}`, { amount: 321 }, headers);
    await oneInFlight(ops);

    child.kill("SIGTERM");
    await expect.poll(() => readyz(ops)).toEqual([503, { process: "draining" }]);
    expect((await fetch(`${ops}/healthz`)).status).toBe(200);
    expect(await followed).toMatch(/^event: open/);
    await expect(connectTo(url)).rejects.toThrow("ECONNREFUSED");
    const reply = await withdrawal;
    expect([reply.status, reply.headers.get("connection")]).toEqual([200, "close"]);
    expect(await ended).toBe(0);
    await expect(fetch(`${ops}/healthz`)).rejects.toThrow();
    expect(lines().map(({ message }) => message)).toEqual(expect.arrayContaining(["ready", "stopping", "stopped"]));
    expect(lines().at(-1)).toMatchObject({ level: "info", message: "stopped" });

    const again = await serve({}, folder);
    const list = await fetch(`${again.url}/api/auth/withdraw/withdraw-request/${uuid}`, { headers });
    expect(await list.json()).toContainEqual(expect.objectContaining({ amount: 321 }));
    again.child.kill("SIGKILL");
  });

  it("says as JSON, too, why it does not start, and leaves no port open", async () => {
    const { child, lines, ended } = start({ SANAM_MODE: "production", SANAM_LOG: "json" }, tempFolder());
    expect(await ended).toBe(2);
    expect(child.exitCode).toBe(2);
    for (const line of lines()) {
      expect(line).toEqual({ time: expect.any(String), level: "error", message: expect.stringMatching(/^[A-Z].*\.$/) });
    }
    expect(lines().map(({ message }) => message)).toContainEqual(expect.stringContaining("SANAM_CONTENT"));
  });

  it("has real members on what `house create` made, and not after their journal is gone", async () => {
    const accounts = [{ bank: "004", accountNumber: "1112223334", accountName: "บริษัท ตัวอย่าง จำกัด" }];
    const folder = tempFolder({ "content.json": JSON.stringify({ accounts }) });
    const data = join(folder, "data");
    const env = {
      SANAM_MODE: "production",
      SANAM_CONTENT: join(folder, "content.json"),
      SANAM_HOSTS: "play.example",
      SANAM_TRUST_PROXY: "0",
      SANAM_DATA: data,
    };
    const refusal = async () => {
      const { lines, ended } = start(env, folder);
      return [await ended, lines().map(({ message }) => message)];
    };
    expect(await refusal()).toEqual([2, [expect.stringContaining("`sanam house create --data")]]);
    expect((await runCli(["house", "create", "--data", data])).exit).toBe(0);
    const { child, ended } = await serve(env, folder);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    rmSync(join(data, "journal.sqlite"));
    const found = "has production.txt, secret.key, journal.sqlite-mark, audit.sqlite and limits.sqlite, but no journal";
    expect(await refusal()).toEqual([2, [expect.stringContaining(found)]]);
  });

  it("serves the brands of files, follows a change, keeps a brand whose file gets wrong, and says why", async () => {
    const site = tempFolder({ "index.html": "", ".page-template.html": "<title>%title%</title>\n" });
    const file = join(tempFolder({ "one.json": JSON.stringify({ ...sanam, id: "one", name: "หนึ่ง" }) }), "one.json");
    const { url, lines } = await serve({ SANAM_BRANDS: file, SANAM_BRAND: "one" }, tempFolder(), site);
    const page = async () => (await fetch(`${url}/login`, { headers: { accept: "text/html" } })).text();
    expect(await page()).toContain("<title>หนึ่ง</title>");
    expect((await fetch(`${url}/favicon.ico`)).headers.get("content-type")).toBe("image/x-icon");
    writeFileSync(file, '{"id":');
    const reasons = () => lines().filter(({ message }) => String(message).startsWith(`${file}: cannot be read`));
    await expect.poll(() => reasons().length, { timeout: 20_000 }).toBe(1);
    expect(await page()).toContain("<title>หนึ่ง</title>");
    writeFileSync(file, JSON.stringify({ ...sanam, id: "one", name: "ใหม่" }));
    await expect.poll(page, { timeout: 20_000 }).toContain("<title>ใหม่</title>");
    expect(reasons()).toHaveLength(1);

    writeFileSync(file, JSON.stringify({ ...sanam, minimumAge: 3, scheme: "blue" }));
    const refused = start({ SANAM_BRANDS: file }, tempFolder(), site);
    expect(await refused.ended).toBe(1);
    expect(refused.lines().map(({ level, message }) => [level, message])).toEqual([
      ["error", `${file}: scheme: must be one of dark, light, device.`],
      ["error", `${file}: minimumAge: must be a whole number from 18 to 99.`],
    ]);
  });

  it("cuts what takes too long, and says so with 1", async () => {
    const folder = tempFolder();
    const settings = join(folder, "settings.json");
    writeFileSync(settings, JSON.stringify({ server: { drainMs: 200 } }));
    const { child, url, ops, ended, lines } = await serve({ SANAM_SETTINGS: settings }, folder);
    await delay(url, "GET /api/setting", 60_000);
    const slow = fetch(`${url}/api/setting`).catch(() => "cut");
    await oneInFlight(ops);
    child.kill("SIGTERM");
    expect(await slow).toBe("cut");
    expect(await ended).toBe(1);
    expect(lines().at(-1)).toMatchObject({ level: "error", message: expect.stringMatching(/were cut\.$/) });
  });

  it("serves on during the delay of a drain, and ends at once on a second signal, but not on the echo of one Ctrl-C", async () => {
    const { child, url, ops, ended } = await serve({ SANAM_DRAIN_DELAY_MS: "60000" });
    child.kill("SIGINT");
    child.kill("SIGINT");
    await expect.poll(() => readyz(ops)).toEqual([503, { process: "draining" }]);
    // A busy machine may have begun the stop long after the signal.
    const since = performance.now();
    const reply = await fetch(`${url}/api/setting`);
    expect([reply.status, reply.headers.get("connection")]).toEqual([200, "close"]);
    await expect.poll(() => performance.now() - since, { timeout: 5000 }).toBeGreaterThan(600);
    expect(child.exitCode).toBeNull();
    child.kill("SIGINT");
    expect(await ended).toBe(130);
  });
});

async function connectTo(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.destroy();
}
