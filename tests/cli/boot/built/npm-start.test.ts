import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { wireHeaders } from "../../../e2e/support/wire/wire-headers.ts";

interface RunningProcess {
  readonly child: ChildProcess;
  /** Everything that it has written to stdout. */
  readonly out: () => string;
  readonly err: () => string;
  /** The exit code. */
  readonly ended: Promise<number | null>;
}

const READY = /Sanam is ready: (http:\S+)/;
let folder = "";
let running: RunningProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-start-"));
});

afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill("SIGKILL");
    await ended;
  }
  running = [];
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

type Env = Readonly<Record<string, string>>;

/** What `npm start` runs. Everything is installed and built, so it only starts the house. */
function start(env: Env = {}): RunningProcess {
  return run(process.execPath, [join(ROOT, "cli/boot/start.mjs")], env);
}

function run(program: string, args: readonly string[], env: Env = {}): RunningProcess {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", SANAM_DATA: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  const ended = once(child, "close").then(([code]: (number | null)[]) => code ?? null);
  const started = { child, out: () => out, err: () => err, ended };
  running.push(started);
  return started;
}

async function urlOf(started: RunningProcess): Promise<string> {
  await expect.poll(started.out, { timeout: 120_000, message: started.err() }).toMatch(READY);
  return READY.exec(started.out())?.[1] ?? "";
}

describe("npm start", () => {
  test("prints the address, the demo members and commands to try, serves the site and the API, and ends with 0", async () => {
    const started = start();
    const url = await urlOf(started);
    for (const word of ["silver, gold, platinum, diamond, vip", "demo1234", "npx sanam", folder]) {
      expect(started.out()).toContain(word);
    }
    expect(await (await fetch(url)).text()).toContain('<div id="root">');
    expect((await fetch(`${url}/api/setting`)).headers.get("content-type")).toContain("application/json");
    started.child.kill("SIGTERM");
    expect([await started.ended, started.err()]).toEqual([0, ""]);
  });

  test("prints one sentence when PORT is no number", async () => {
    const started = start({ PORT: "web" });
    expect(await started.ended).toBe(1);
    expect(oneSentence(started)).toContain('not "web"');
  });
});

describe("npm start", { tags: ["long"] }, () => {
  test.each(["SIGINT", "SIGTERM"] as const)("stops with 0 on %s, even when the signal comes twice", async (signal) => {
    const started = start();
    const url = await urlOf(started);
    await fetch(url);
    started.child.kill(signal);
    started.child.kill(signal);
    expect(await started.ended).toBe(0);
    expect(started.err()).toBe("");
    await expect(fetch(url)).rejects.toThrow();
  });

  test.each(["SIGINT", "SIGTERM"] as const)("stops when only npm gets %s, and npm ends with 0", async (signal) => {
    const started = run("npm", ["start"]);
    const url = await urlOf(started);
    started.child.kill(signal);
    expect(await started.ended).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  });

  test("stops the house when it is killed, and the port is free again", async () => {
    const started = start();
    const url = await urlOf(started);
    started.child.kill("SIGKILL");
    await started.ended;
    await expect
      .poll(
        () =>
          fetch(url).then(
            () => "up",
            () => "down",
          ),
        { timeout: 10_000 },
      )
      .toBe("down");
  });

  test("keeps its data over a restart", async () => {
    const first = start();
    const token = await signIn(await urlOf(first));
    first.child.kill("SIGKILL");
    await first.ended;
    const url = await urlOf(start());
    const reply = await fetch(`${url}/api/auth/announcement`, { headers: wireHeaders(token) });
    expect(reply.status).toBe(200);
  });

  test("is a production house for other machines, and names all that it lacks", async () => {
    const started = start({ HOST: "0.0.0.0", SANAM_LOG: "text" });
    expect(await started.ended).toBe(2);
    const lines = started.err().trim().split("\n");
    for (const name of ["SANAM_CONTENT", "SANAM_TRUST_PROXY", "SANAM_HOSTS", "licence number"]) {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^sanam: .*\\b${name}\\b.*\\.$`)));
    }
    expect(started.out()).not.toContain("demo1234");
  });

  test("prints the token of a sandbox for other machines, which every control asks for", async () => {
    const started = start({ HOST: "0.0.0.0", SANAM_MODE: "sandbox", SANAM_ACCESS_LOG: "json" });
    const url = await urlOf(started);
    const [, token = ""] = /Sandbox token {3}(\S+)/.exec(started.out()) ?? [];
    expect((await fetch(`${url}/sandbox/clock`)).status).toBe(403);
    expect((await fetch(`${url}/sandbox/clock`, { headers: { "x-sandbox-token": token } })).status).toBe(200);
    await expect.poll(started.out).toMatch(/^\{"time":.*"row":"GET \/sandbox\/\*","status":200/m);
  });

  test("prints one sentence when the port is in use", async () => {
    const url = new URL(await urlOf(start()));
    const other = mkdtempSync(join(tmpdir(), "sanam-other-"));
    const second = start({ PORT: url.port, SANAM_DATA: other });
    expect(await second.ended).toBe(1);
    rmSync(other, { recursive: true });
    expect(oneSentence(second)).toMatch(new RegExp(`port ${url.port}\\b.*in use`, "i"));
  });

  test("prints one sentence when the data folder cannot be used", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "unchanged");
    const started = start({ SANAM_DATA: join(file, "below") });
    expect(await started.ended).toBe(1);
    expect(oneSentence(started)).toContain(file);
    expect(readFileSync(file, "utf8")).toBe("unchanged");
  });

  test("prints one sentence when the journal is damaged, and does not change it", async () => {
    const journal = join(folder, "journal.sqlite");
    const damage = "SQLite format 3\0 but not for long";
    writeFileSync(journal, damage);
    const started = start();
    expect(await started.ended).toBe(1);
    expect(oneSentence(started)).toContain("damaged");
    expect(readFileSync(journal, "utf8")).toBe(damage);
  });
});

/** Everything on stderr, which must be one line without a stack. */
function oneSentence(started: RunningProcess): string {
  expect(started.out()).not.toMatch(READY);
  expect(started.err()).toMatch(/^sanam: [^\n]+\.\n$/);
  return started.err();
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ username: "gold", password: "demo1234" });
  const reply = await fetch(`${url}/api/auth/login`, { method: "POST", headers: wireHeaders(), body });
  expect(reply.status).toBe(200);
  const { token } = (await reply.json()) as { token?: unknown };
  expect(typeof token).toBe("string");
  return String(token);
}
