import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createProductionHouse } from "../../../adapters/house/node/create-production.ts";
import { readTrustProxy } from "../../../adapters/server/client-address.ts";
import { needsToken, type SandboxOptions, startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { type ProductionOptions, type RunningServer, startServer } from "../../../adapters/server/start-server.ts";
import { plainPasswords, unwrap } from "../house/test-house.ts";
import { rawRequest } from "./edge/raw-request.ts";

let folder: string;
let running: RunningServer[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-production-"));
});
afterEach(async () => {
  for (const { close } of running) await close();
  running = [];
  rmSync(folder, { recursive: true });
});

const CONTENT = {
  accounts: [{ bank: "004", accountNumber: "1112223334", accountName: "บริษัท ตัวอย่าง จำกัด" }],
  limits: { depositMinimum: 20, depositMaximum: 50_000, withdrawalMinimum: 100 },
};

function contentFile(content: unknown = CONTENT): string {
  const file = join(mkdtempSync(join(folder, "content-")), "content.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const BASE: SandboxOptions = {
  host: "127.0.0.1",
  port: 0,
  dataDir: undefined,
  sandbox: false,
  seed: 1,
  passwords: plainPasswords,
};
const production = (more: Partial<ProductionOptions> = {}): ProductionOptions => ({
  host: "127.0.0.1",
  port: 0,
  passwords: plainPasswords,
  dataDir: join(folder, "data"),
  hosts: ["play.example"],
  production: { contentFile: contentFile(), proxyNamed: true },
  ...more,
});

const REGISTRATION = {
  username: "newcomer",
  password: "secret1234",
  name: "คนใหม่ มาแล้ว",
  phone: "0899999999",
  bankId: "9999999999",
  bankName: "004",
};

type Options = ProductionOptions | SandboxOptions;
type Running = RunningServer & { readonly sandboxToken?: string | undefined };

const startEither = (options: Options) => ("production" in options ? startServer(options) : startSandbox(options));

async function start(options: Options): Promise<Running> {
  const server: Running = unwrap(await startEither(options));
  running.push(server);
  return server;
}

/** A production house that was created. */
async function created(more: Partial<ProductionOptions> = {}): Promise<ProductionOptions> {
  const options = production(more);
  unwrap(await createProductionHouse({ dataDir: options.dataDir ?? "" }, undefined));
  return options;
}

async function failureOf(options: Options): Promise<readonly [kind: string, ...sentences: string[]]> {
  const started = await startEither(options);
  if (started.ok) {
    await started.value.close();
    throw new Error("the server started");
  }
  const sentences = started.error.message.split("\n");
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9a-z/].+\.$/);
  return [started.error.kind, ...sentences];
}

function post(url: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

describe("a production house", () => {
  it("says all that it lacks, one sentence each", async () => {
    const { dataDir: _, hosts: __, ...rest } = production();
    const lacking = { ...rest, dataDir: undefined, production: { contentFile: undefined, proxyNamed: false } };
    const [kind, ...sentences] = await failureOf(lacking);
    expect(kind).toBe("production-incomplete");
    expect(sentences.map((sentence) => sentence.split(" ")[0])).toEqual([
      "SANAM_CONTENT",
      "SANAM_DATA",
      "SANAM_TRUST_PROXY",
      "SANAM_HOSTS",
    ]);
    for (const way of ["SANAM_DATABASE_URL", "SANAM_MODE=sandbox"]) expect(sentences[1]).toContain(way);
  });

  it("needs a secret key and a word about encryption for a database on another machine", async () => {
    const there = { ...production(), dataDir: undefined, databaseUrl: "postgres://me@db.example/sanam" };
    const [kind, ...sentences] = await failureOf(there);
    expect(kind).toBe("production-incomplete");
    expect(sentences).toEqual([expect.stringContaining("SANAM_SECRET_KEY"), expect.stringContaining("sslmode")]);
    for (const mode of ["disable", "prefer", "require"]) {
      const databaseUrl = `${there.databaseUrl}?sslmode=${mode}`;
      expect(await failureOf({ ...there, secretKey: "x".repeat(32), databaseUrl })).toEqual([
        "production-incomplete",
        expect.stringContaining("sslmode=verify-full"),
      ]);
    }
  });

  it("names what is wrong in the operator's content", async () => {
    const [account] = CONTENT.accounts;
    for (const [content, part] of [
      [{}, "accounts"],
      [{ accounts: [] }, "accounts"],
      [{ accounts: [{ ...account, bank: "999" }] }, "accounts.0.bank"],
      [{ accounts: [{ ...account, accountNumber: "0123456789" }] }, "the one of the demo"],
      [{ ...CONTENT, limits: { depositMinimum: 0 } }, "limits"],
    ] as const) {
      const [kind, sentence] = await failureOf(
        production({ production: { contentFile: contentFile(content), proxyNamed: true } }),
      );
      expect([kind, sentence]).toEqual(["production-incomplete", expect.stringContaining(part)]);
    }
  });

  it("refuses a brand without what the law wants", async () => {
    const siteDir = join(folder, "site");
    mkdirSync(siteDir);
    writeFileSync(join(siteDir, "index.html"), "<title>x</title>\n");
    const share = {
      siteName: "x",
      missing: ["licence number", "terms"],
      pages: [{ path: "/", title: "x", description: "x" }],
    };
    writeFileSync(join(siteDir, "share.json"), JSON.stringify(share));
    expect(await failureOf(await created({ siteDir }))).toEqual([
      "production-incomplete",
      "The brand x has no licence number: name it in the brand file.",
      "The brand x has no terms: name it in the brand file.",
    ]);
  });

  it("has no demo member, no controls, no mock providers, and no automatic staff", async () => {
    const { url } = await start(await created());
    for (const username of ["silver", "gold", "platinum", "diamond", "vip"]) {
      expect((await post(url, "/api/auth/login", { username, password: "demo1234" })).status).toBe(401);
    }
    for (const path of ["/sandbox", "/sandbox/clock", "/mock-providers/movie"])
      expect((await fetch(url + path)).status).toBe(404);
    expect(await (await fetch(`${url}/robots.txt`)).text()).toContain("Disallow: /auth\n");
    const registered = await post(url, "/api/user/register", REGISTRATION);
    expect(registered.status).toBe(200);
    const { token, user } = (await registered.json()) as { token: string; user: { uuid: string } };
    const headers = { authorization: `Bearer ${token}` };
    const bank = await post(url, "/api/bank/name", { bank: "004", bankId: "1234567890" });
    expect([bank.status, await bank.json()]).toMatchObject([501, { code: "not-available" }]);
    expect((await fetch(`${url}/api/announcement`)).status).toBe(200);
    expect(user.uuid).toMatch(/^[\da-f-]{36}$/);
    expect((await fetch(`${url}/api/auth/deposit-request/my`, { headers })).status).toBe(200);
  });

  it("takes no password that is made of the names of its brand or its hosts", async () => {
    const siteDir = join(folder, "site");
    mkdirSync(siteDir);
    writeFileSync(join(siteDir, "index.html"), "<title>x</title>\n");
    const pages = [{ path: "/", title: "x", description: "x" }];
    writeFileSync(join(siteDir, "share.json"), JSON.stringify({ siteName: "Rim Nam", pages }));
    const { url } = await start(await created({ siteDir, hosts: ["riverside.example"] }));
    for (const password of ["RimNam4821", "riverside9"]) {
      const refused = await post(url, "/api/user/register", { ...REGISTRATION, password });
      expect([password, refused.status, await refused.json()]).toMatchObject([
        password,
        422,
        { code: "password-common" },
      ]);
    }
    expect((await post(url, "/api/user/register", REGISTRATION)).status).toBe(200);
  });

  it("never opens a demo's journal, and a demo never opens its journal", async () => {
    const dataDir = join(folder, "data");
    await (await start({ ...BASE, dataDir })).close();
    const [kind, sentence] = await failureOf(production({ dataDir }));
    expect([kind, sentence]).toEqual(["production-incomplete", expect.stringContaining("made by a demo or a sandbox")]);
    const real = join(folder, "real");
    await (await start(await created({ dataDir: real }))).close();
    for (const sandbox of [true, false]) {
      expect(await failureOf({ ...BASE, dataDir: real, sandbox })).toEqual([
        "demo-refused",
        expect.stringContaining("real members"),
      ]);
    }
    await start(production({ dataDir: real }));
  });

  it("answers to its own names only", async () => {
    const { url } = await start(await created());
    expect((await rawRequest(url, "/api/setting", ["host: play.example"])).status).toBe(200);
    expect((await rawRequest(url, "/api/setting", ["host: evil.example"])).status).toBe(421);
  });
});

describe("the journal of a production house", () => {
  const place = () => ({ dataDir: join(folder, "data") });
  const names = () => readdirSync(place().dataDir).sort();
  /** Leaves only these files, as a volume that is half mounted does. */
  const leave = (...staying: readonly string[]) => {
    for (const name of names()) if (!staying.includes(name)) rmSync(join(place().dataDir, name));
  };

  it("is made by a command and by no start, and made once", async () => {
    const refused = ["production-incomplete", expect.stringMatching(/^There is no journal in .*: `sanam house create/)];
    expect(await failureOf(production())).toEqual(refused);
    mkdirSync(place().dataDir);
    expect(await failureOf(production())).toEqual(refused);
    expect(names()).toEqual([]);
    await (await start(await created())).close();
    const before = names();
    expect(await createProductionHouse(place(), undefined)).toMatchObject({ error: { kind: "journal-exists" } });
    expect(names()).toEqual(before);
    await start(production());
  });

  it.each([
    [["production.txt"], "production.txt"],
    [["secret.key"], "secret.key"],
    [["audit.sqlite", "limits.sqlite"], "audit.sqlite and limits.sqlite"],
    [["journal.sqlite-mark"], "journal.sqlite-mark"],
    [["production.txt", "secret.key", "audit.sqlite"], "production.txt, secret.key and audit.sqlite"],
  ])("is missed where %j is left of a house", async (left, found) => {
    await (await start(await created())).close();
    leave(...left);
    const before = names();
    expect(before).toEqual([...left].sort());
    const says = expect.stringContaining(`has ${found}, but no journal.sqlite`);
    expect(await failureOf(production())).toEqual(["production-incomplete", says]);
    expect(await createProductionHouse(place(), undefined)).toMatchObject({
      error: { kind: "no-journal", message: says },
    });
    expect(names()).toEqual(before);
  });

  it("lies beside files that only their owner reads, also those of an earlier release", async () => {
    const options = await created();
    const marker = join(place().dataDir, "production.txt");
    const modes = () => names().map((name) => [name, statSync(join(place().dataDir, name)).mode & 0o777]);
    expect(statSync(marker).mode & 0o777).toBe(0o600);
    chmodSync(marker, 0o644);
    await start(options);
    expect(modes()).toEqual(names().map((name) => [name, 0o600]));
  });
});

describe("a demo", () => {
  it("is for this machine only", async () => {
    expect((await failureOf({ ...BASE, host: "0.0.0.0" }))[0]).toBe("demo-refused");
  });
});

describe("a sandbox that other machines reach", () => {
  it("asks for its token at every control, and no page of another site can send it", async () => {
    const { port, sandboxToken = "" } = await start({ ...BASE, host: "0.0.0.0", sandbox: true });
    const url = `http://127.0.0.1:${port}`;
    expect(sandboxToken).toMatch(/^[\w-]{24}$/);
    const withToken = (token: string): Record<string, string> => (token === "" ? {} : { "x-sandbox-token": token });
    for (const token of ["", "wrong", sandboxToken.slice(1), `${sandboxToken}x`]) {
      for (const path of ["/sandbox", "/sandbox/", "/sandbox/clock", "/sandbox/requests", "/SANDBOX/clock"]) {
        const { status } = await fetch(url + path, { headers: withToken(token) });
        expect([path, token, status]).toEqual([path, token, path.startsWith("/S") ? 404 : 403]);
      }
      expect((await post(url, "/sandbox/reset", {}, withToken(token))).status).toBe(403);
    }
    expect((await fetch(`${url}/sandbox/clock`, { headers: withToken(sandboxToken) })).status).toBe(200);
    const ask = { origin: "https://evil.example", "access-control-request-headers": "x-sandbox-token" };
    const preflight = await fetch(`${url}/sandbox/reset`, { method: "OPTIONS", headers: ask });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
    expect(
      (await rawRequest(url, "/sandbox/clock", ["host: evil.example", `x-sandbox-token: ${sandboxToken}`])).status,
    ).toBe(421);
  });

  it("has a token of its own when its operator's is empty, also behind a proxy of this machine", async () => {
    const trustProxy = unwrap(readTrustProxy("1"));
    const { url, sandboxToken = "" } = await start({ ...BASE, sandbox: true, trustProxy, sandboxToken: " " });
    expect(sandboxToken).toMatch(/^[\w-]{24}$/);
    for (const token of ["", " "]) {
      expect((await fetch(`${url}/sandbox`, { headers: { "x-sandbox-token": token } })).status).toBe(403);
    }
  });

  it("needs a token at each address, name and proxy but this machine's own", () => {
    const needs = (host: string, trusted = "0", ...hosts: string[]) =>
      needsToken({ host, hosts, trustProxy: unwrap(readTrustProxy(trusted)) });
    for (const host of ["127.0.0.1", "127.9.9.9", "::1", "localhost"]) expect(needs(host)).toBe(false);
    for (const host of ["0.0.0.0", "::", "192.168.1.7", "", "127.0.0.1.evil.example"]) expect(needs(host)).toBe(true);
    for (const trusted of ["1", "::1", "127.0.0.0/8"]) expect(needs("127.0.0.1", trusted)).toBe(true);
    expect(needs("127.0.0.1", "10.0.0.0/8")).toBe(false);
    expect(needs("127.0.0.1", "0", "play.example")).toBe(true);
  });

  it("refuses what a proxy passes on when it listens on this machine only and has no token", async () => {
    const { url } = await start({ ...BASE, sandbox: true });
    for (const header of ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"]) {
      expect((await fetch(`${url}/sandbox/clock`, { headers: { [header]: "203.0.113.7" } })).status).toBe(403);
      expect((await post(url, "/sandbox/reset", {}, { [header]: "203.0.113.7" })).status).toBe(403);
    }
  });

  it("takes a token from its operator, and one on this machine asks for none", async () => {
    const given = await start({ ...BASE, host: "0.0.0.0", sandbox: true, sandboxToken: "a-token-of-my-own" });
    expect(given.sandboxToken).toBe("a-token-of-my-own");
    const local = await start({ ...BASE, sandbox: true });
    expect(local.sandboxToken).toBeUndefined();
    expect((await fetch(`${local.url}/sandbox/clock`)).status).toBe(200);
  });
});
