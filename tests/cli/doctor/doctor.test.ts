import { readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { plainPasswords } from "../../adapters/house/test-house.ts";
import { PASSWORD } from "../cli-fixture.ts";
import { CANARY, CANARY_SESSION, leaksIn } from "../hygiene/canaries.ts";
import { runCli, runJson } from "../run-cli.ts";
import { doctorFixture, machineClock, OPERATION, sendJson } from "./doctor-fixture.ts";

const { home, examined, hostile, hostileRaw, closeServers, removeHome } = doctorFixture();
afterEach(closeServers);
afterAll(removeHome);
const NOW = Date.now();

function* endless(): Generator<string> {
  for (;;) yield `"${"x".repeat(65_536)}`;
}

describe("a house", () => {
  let url = "";
  let close = async () => undefined as void;
  beforeAll(async () => {
    const started = await startSandbox({
      host: "127.0.0.1",
      port: 0,
      dataDir: undefined,
      sandbox: true,
      passwords: plainPasswords,
      otherSites: ["https://brand.example"],
    });
    if (!started.ok) throw new Error(started.error.message);
    ({ url, close } = started.value);
  }, 60_000);
  afterAll(() => close());

  test("a session that is over, or that is another member's, is told in a sentence", async () => {
    const env = { SANAM_HOME: home, ...PASSWORD };
    expect((await runJson(["session", "login", "gold", "--target", url], { env })).exit).toBe(0);
    const file = join(home, `session-${encodeURIComponent(`default@${url}`)}.json`);
    const session = JSON.parse(readFileSync(file, "utf8"));
    const other = { ...session.member, id: "4f1d2c3b-0000-4000-8000-000000000000" };
    for (const [changed, sentence] of [
      [{ ...session, member: other }, "the token of this profile is not its member's"],
      [{ ...session, token: "0".repeat(64) }, "the session of this profile is over"],
    ]) {
      writeFileSync(file, JSON.stringify(changed));
      const { states, found } = await examined(url);
      expect([states["member"], found["member"]]).toEqual(["not-checked", expect.stringContaining(sentence)]);
    }
  });

  test("has no problem, with a site and a member", async () => {
    const env = { SANAM_HOME: home, ...PASSWORD };
    expect((await runJson(["session", "login", "gold", "--target", url], { env })).exit).toBe(0);
    const { exit, states, found, stdout } = await examined(url, "--origin", "https://brand.example");
    expect(states, stdout).toEqual({
      name: "ok",
      connection: "ok",
      encryption: "ok",
      protocol: "ok",
      address: "ok",
      product: "ok",
      maintenance: "ok",
      clock: "ok",
      security: "ok",
      caching: "ok",
      cors: "ok",
      public: "ok",
      member: "ok",
      fields: "ok",
      latency: "ok",
    });
    expect(exit).toBe(0);
    expect(found["member"]).toMatch(/^(\d+) of \1 answer/);
  }, 60_000);

  test("refuses another site, and the table says what to do", async () => {
    const { exit, states, found } = await examined(url, "--origin", "https://other.example");
    expect({ exit, cors: states["cors"], member: states["member"] }).toEqual({
      exit: 6,
      cors: "problem",
      member: "ok",
    });
    expect(found["cors"]).toContain("https://other.example");
    const shown = await runCli(["doctor", "--target", url, "--origin", "https://other.example"], {
      env: { SANAM_HOME: home },
      clock: machineClock,
    });
    expect(shown.stdout).toContain("SANAM_SITES");
    expect(shown.stdout).toMatch(/Calls of the site\s+problem/);
  }, 60_000);
});

describe("a target that does not answer", () => {
  test("nothing listens", async () => {
    const { exit, error, states } = await examined("http://127.0.0.1:1");
    expect({ exit, kind: error?.["kind"] }).toEqual({ exit: 5, kind: "unreachable" });
    expect(states).toMatchObject({ name: "ok", connection: "problem", product: "not-checked", latency: "not-checked" });
  });

  test("a name without an address", async () => {
    const { exit, states, found } = await examined("http://no-such-host.invalid");
    expect({ exit, state: states["name"] }).toEqual({ exit: 5, state: "problem" });
    expect(found["name"]).toMatch(/^no-such-host\.invalid has no address/);
  });

  test("it hangs: the examination ends after one wait", async () => {
    const { exit, found } = await examined(await hostile(() => undefined), "--reply-timeout", "0.3");
    expect(exit).toBe(5);
    expect(found["address"]).toContain("no answer came in time");
  });

  test("it resets each connection", async () => {
    const url = await hostileRaw((socket) => void socket.once("data", () => socket.resetAndDestroy()));
    const { exit, found } = await examined(url);
    expect({ exit, found: found["address"] }).toEqual({ exit: 5, found: "no answer: the connection was reset" });
  });

  test("it answers in HTTP/1.0", async () => {
    const text = JSON.stringify(OPERATION);
    const url = await hostileRaw((socket) => {
      socket.once("data", () => socket.end(`HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n${text}`));
    });
    const { states, found } = await examined(url);
    expect(states["protocol"]).toBe("warning");
    expect(found["protocol"]).toContain("HTTP/1.0");
  });

  test("it speaks another protocol", async () => {
    const url = await hostileRaw((socket) => void socket.end("220 mail.example ESMTP\r\n"));
    const { exit, found } = await examined(url);
    expect({ exit, found: found["address"] }).toEqual({ exit: 5, found: "no answer: it does not answer in HTTP" });
  });
});

describe("a target that is not this product", () => {
  test("an HTML page", async () => {
    const url = await hostile(
      (_, reply) => void reply.setHeader("content-type", "text/html").end("<!doctype html><title>hi</title>"),
    );
    const { exit, states, found } = await examined(url);
    expect({ exit, product: states["product"], rows: states["public"] }).toEqual({
      exit: 6,
      product: "problem",
      rows: "not-checked",
    });
    expect(found["product"]).toContain("HTML page");
  });

  test("JSON of another form, and an error of a proxy", async () => {
    const other = await examined(await hostile((_, reply) => sendJson(reply, { hello: "world" })));
    expect(other).toMatchObject({ exit: 6, found: { product: "it answers 200 with JSON of another form" } });
    const bad = await examined(await hostile((_, reply) => void reply.writeHead(502).end("bad gateway")));
    expect(bad).toMatchObject({ exit: 6, found: { product: "it answers 502" } });
  });

  test("a reply without an end has one code, whoever asks", async () => {
    const url = await hostile((_, reply) => {
      reply.setHeader("content-type", "application/json");
      Readable.from(endless())
        .on("error", () => undefined)
        .pipe(reply);
    });
    const { exit, found } = await examined(url);
    expect({ exit, address: found["address"] }).toEqual({ exit: 6, address: "its reply is too large, or has no end" });
    for (const words of [
      ["contract", "conform"],
      ["site", "status"],
    ]) {
      const asked = await runCli([...words, "--target", url], { env: { SANAM_HOME: home } });
      expect([asked.exit, asked.stderr]).toEqual([6, expect.stringContaining("the reply is too large")]);
    }
  });

  test("redirects: to the right address, in a circle, without an end", async () => {
    const right = await hostile((_, reply) => sendJson(reply, OPERATION));
    const moved = await examined(
      await hostile(({ url = "" }, reply) => void reply.writeHead(308, { location: right + url }).end()),
    );
    expect(moved).toMatchObject({ exit: 6, states: { address: "problem" } });
    expect(moved.remedies["address"]).toContain(`--target ${right}:`);
    const circle = await examined(
      await hostile(({ url }, reply) => void reply.writeHead(302, { location: url ?? "" }).end()),
    );
    expect(circle.found["address"]).toContain("in a circle");
    let hops = 0;
    const endless = await examined(
      await hostile((_, reply) => void reply.writeHead(302, { location: `/${(hops += 1)}?token=canary` }).end()),
    );
    expect(endless.found["address"]).toBe("it redirects more than 5 times");
    expect(endless.stdout).not.toContain("canary");
  });
});

test("a token that a target puts into its redirect is not shown", async () => {
  const url = await hostile((_, reply) => void reply.writeHead(302, { location: `/${CANARY.token}/elsewhere` }).end());
  writeFileSync(join(home, `session-${encodeURIComponent(`default@${url}`)}.json`), CANARY_SESSION);
  const { found, stdout } = await examined(url);
  expect(found["address"]).toContain("in a circle");
  expect(leaksIn(stdout)).toEqual([]);
});

describe("what a browser and a member would notice", () => {
  const site = "https://brand.example";
  /** Allows the site as our house does, but for what is given. */
  const answering =
    (changed: Record<string, string | undefined>, body: unknown = OPERATION): RequestListener =>
    ({ method }, reply) => {
      const headers = {
        "access-control-allow-origin": site,
        "access-control-allow-methods": "GET, PATCH, POST",
        "access-control-allow-headers":
          "authorization, channel, content-type, idempotency-key, platform, webhostname, webversion",
        "access-control-expose-headers": "date, retry-after, x-session-token",
        "cache-control": "no-store",
        vary: "origin",
        ...changed,
      };
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.setHeader(name, value);
      if (method === "OPTIONS") reply.writeHead(204).end();
      else reply.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    };

  test.each([
    [
      "Idempotency-Key",
      { "access-control-allow-headers": "authorization, channel, content-type, platform, webhostname, webversion" },
      /Idempotency-Key is not allowed/,
    ],
    ["a star for the token", { "access-control-allow-headers": "*" }, /not allowed: authorization/],
    ["PATCH", { "access-control-allow-methods": "GET, POST" }, /PATCH is not allowed/],
    ["another origin", { "access-control-allow-origin": "https://other.example" }, /for https:\/\/other\.example only/],
    ["no origin", { "access-control-allow-origin": undefined }, /is not allowed/],
  ])("CORS: %s", async (_, changed, found) => {
    const result = await examined(await hostile(answering(changed)), "--origin", site);
    expect(result).toMatchObject({ exit: 6, states: { cors: "problem" } });
    expect(result.found["cors"]).toMatch(found);
  });

  test("a wrong clock, a cache, headers, maintenance", async () => {
    const url = await hostile(
      answering(
        { date: new Date(NOW - 3_600_000).toUTCString(), "cache-control": "public, max-age=60", "x-powered-by": "x" },
        { websiteStatus: "MA", until: null },
      ),
    );
    const { states, found } = await examined(url);
    expect(states).toMatchObject({
      clock: "problem",
      caching: "problem",
      security: "warning",
      maintenance: "warning",
      cors: "not-checked",
    });
    expect(found["clock"]).toMatch(/^3[56]\d\d s behind/);
  });

  test("rows that break the contract are named with their field", async () => {
    const { exit, found } = await examined(await hostile(answering({})));
    expect(exit).toBe(6);
    expect(found["public"]).toMatch(/of 7 answer as the contract says; GET \/api\//);
  });
});

test("Ctrl-C ends the examination, and what was found is printed", async () => {
  let stop = () => undefined as void;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const url = await hostile(() => stop());
  const result = await runJson(["doctor", "--target", url], {
    env: { SANAM_HOME: home },
    clock: machineClock,
    untilStopped: () => stopped,
  });
  expect(result).toMatchObject({ exit: 7, error: { kind: "interrupted" } });
  const findings = (result.data?.["findings"] ?? []) as readonly { readonly state: string }[];
  const states = findings.map(({ state }) => state);
  expect(states.slice(0, 3)).toEqual(["ok", "ok", "ok"]);
  expect(new Set(states.slice(3))).toEqual(new Set(["not-checked"]));
});

test.each(["brand.example", "https://brand.example/path", "https://a:b@brand.example", "ftp://brand.example"])(
  "--origin %s is refused",
  async (origin) => {
    expect(await runJson(["doctor", "--origin", origin], { env: { SANAM_HOME: home } })).toMatchObject({ exit: 2 });
  },
);

test("a backend's text cannot steer the terminal", async () => {
  const url = await hostile((_, reply) => {
    reply.setHeader(
      "access-control-allow-origin",
      Buffer.from("https://a\u009b31m\u202ered.example").toString("latin1"),
    );
    sendJson(reply, OPERATION);
  });
  const { stdout, stderr } = await runCli(["doctor", "--target", url, "--origin", "https://brand.example"], {
    env: { SANAM_HOME: home },
    clock: machineClock,
  });
  expect(stdout).toContain("red.example only");
  expect(stdout + stderr).not.toMatch(/[\u009b\u202e]/);
});
