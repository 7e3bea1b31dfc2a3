import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SANDBOX_OPTIONS } from "../../../adapters/house/sandbox/sandbox-options.ts";
import { startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { htmlOf, junitOf } from "../../../cli/conform/report/report-files.ts";
import type { Summary } from "../../../cli/conform/report/summary.ts";
import { plainPasswords, unwrap } from "../../adapters/house/test-house.ts";
import { PASSWORD } from "../cli-fixture.ts";
import { runCli, runJson } from "../run-cli.ts";
import { openTestedHouse } from "./tested-house.ts";

let house: Awaited<ReturnType<typeof openTestedHouse>>;
const folder = mkdtempSync(join(tmpdir(), "sanam-conform-"));
const env = { SANAM_HOME: folder };
beforeAll(async () => {
  house = await openTestedHouse();
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

const conform = (...words: string[]) => ["contract", "conform", "--target", house.url, ...words];

/** A backend that answers everything in one way. */
async function answering(listener: RequestListener, run: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe("a run on a sandbox", () => {
  test("with writes: one document, exit 0, clock and back office as before", async () => {
    const before = await house.readSandbox();
    const reports = [join(folder, "a", "report.xml"), join(folder, "report.html")] as const;
    const only = "money,wheel,concurrency/ten-on-one-key,wallet/a-deposit-expires";
    const words = ["--allow-writes", "--only", only, "--seed", "7", "--junit", reports[0], "--html", reports[1]];
    const { exit, ok, data } = await runJson(conform(...words), { env });
    expect({ exit, ok }).toEqual({ exit: 0, ok: true });
    expect(data).toMatchObject({ sandbox: true, seed: 7, counts: { conforms: 4, deviates: 0, "not-checked": 0 } });
    expect(readFileSync(reports[0], "utf8")).toMatch(/tests="3" failures="0" errors="0" skipped="0"/);
    expect(readFileSync(reports[1], "utf8")).toContain("money/ledger-adds-up");
    expect(await house.readSandbox()).toEqual(before);
  });

  test("a deviation is a flow, too, which fails there and passes on a right house", async () => {
    // A flow leaves a sandbox with the real time.
    const right = await openTestedHouse();
    const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const body = await text(request);
      const { method = "GET", url = "/" } = request;
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => !["host", "connection", "content-length"].includes(name)),
      ) as Record<string, string>;
      const reply = await fetch(right.url + url, { method, headers, ...(method !== "GET" && { body }) });
      const got = await reply.text();
      const isRight = !/^\/api\/auth\/deposit-request\/cancel$/.test(url) || reply.status >= 400;
      response.writeHead(
        reply.status,
        [...reply.headers].filter(([name]) => !/length|encoding|transfer|connection/.test(name)).flat(),
      );
      response.end(isRight ? got : got.replace('"status":"cancelled"', '"status":"expired"'));
    };
    const flows = join(folder, "flows");
    const wrong: RequestListener = (request, response) => void forward(request, response);
    await answering(wrong, async (url) => {
      const target = ["--target", url];
      const words = [
        "contract",
        "conform",
        ...target,
        "--allow-writes",
        "--only",
        "wallet/a-deposit-from-both-sides",
        "--flows",
        flows,
      ];
      expect((await runJson(words, { env })).exit).toBe(6);
      const file = join(flows, "wallet-a-deposit-from-both-sides.yaml");
      const written = readFileSync(file, "utf8");
      expect(written).toMatch(
        /use: wallet deposit cancel[^]*about: [^\n]*expected cancelled; got expired[^]*status: cancelled/,
      );
      const exits = [
        ["check", file],
        ["run", file, "--sandbox"],
        ["run", file, ...target],
      ].map((flow) => runJson(["flow", ...flow], { env }));
      expect((await Promise.all(exits)).map(({ exit }) => exit)).toEqual([0, 0, 3]);
    });
    await right.close();
  });

  test("without writes: reads only, as the member of the profile", async () => {
    const nobody = await runJson(conform("--only", "wheel,money/ledger-adds-up,keys/refusals-are-bounded"), { env });
    expect(nobody.data).toMatchObject({
      allowWrites: false,
      laws: [
        { finding: { verdict: "not-checked", reason: expect.stringContaining("nobody is signed in") } },
        { finding: { verdict: "not-checked", reason: expect.stringContaining("--allow-writes is missing") } },
      ],
    });
    await runCli(["session", "login", "gold", "--target", house.url], { env: { ...env, ...PASSWORD } });
    const gold = await runJson(conform(), { env });
    expect(gold.data).toMatchObject({ counts: { deviates: 0, "not-implemented": 0 } });
    const { laws } = gold.data as unknown as Summary;
    const { rows } = gold.data as unknown as Summary;
    const verdictOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.verdict;
    // Only refused calls of it were sent.
    expect([verdictOf("withdraw"), verdictOf("wheel")]).toEqual(["not-checked", "conforms"]);
    const checked = laws.filter(({ finding }) => finding.verdict === "conforms").map(({ needs }) => needs);
    expect(checked.length).toBeGreaterThan(8);
    expect(checked.filter((needs) => needs.length > 0)).toEqual([]);
  });

  test("a stop ends it with what ran, and puts the sandbox back", async () => {
    const before = await house.readSandbox();
    const words = conform("--allow-writes", "--only", "money,keys");
    const { exit, data } = await runJson(words, { env, untilStopped: () => Promise.resolve() });
    expect(exit).toBe(7);
    const { laws } = data as unknown as Summary;
    expect(new Set(laws.map(({ finding }) => finding.reason))).toEqual(new Set(["the run was stopped before it"]));
    expect(await house.readSandbox()).toEqual(before);
  });

  test("a backend without controls: what needs them is not checked, with the reason", async () => {
    const memory = { host: "127.0.0.1", port: 0, dataDir: undefined, passwords: plainPasswords, log: () => undefined };
    const plain = unwrap(await startSandbox({ ...memory, sandbox: false, house: { rates: SANDBOX_OPTIONS.rates } }));
    try {
      const only = "wallet,concurrency/one-password-change-of-many,withdraw,requestDeposit";
      const words = ["contract", "conform", "--target", plain.url, "--allow-writes", "--only", only];
      const { exit, data } = await runJson(words, { env });
      expect(exit).toBe(0);
      const { laws, rows } = data as unknown as Summary;
      expect(laws.find(({ id }) => id === "concurrency/one-password-change-of-many")?.finding.verdict).toBe("conforms");
      const played = laws.find(({ id }) => id === "wallet/slips")?.finding;
      expect(played).toEqual({ verdict: "not-checked", reason: "it needs a sandbox's controls: model" });
      const right = rows.find(({ name }) => name === "withdraw")?.checks.find(({ check }) => check === "a right call");
      expect(right?.finding).toMatchObject({ verdict: "not-checked", reason: expect.stringContaining("no sandbox") });
    } finally {
      await plain.close();
    }
  });

  test("a list of laws needs no backend, and --skip leaves some out", async () => {
    const nowhere = ["contract", "conform", "--target", "http://127.0.0.1:9", "--list"];
    const { exit, data } = await runJson([...nowhere, "--only", "keys,concurrency", "--skip", "keys"], { env });
    expect(exit).toBe(0);
    const laws = data?.["laws"] as readonly { readonly family: string; readonly needs: readonly string[] }[];
    expect(new Set(laws.map(({ family }) => family))).toEqual(new Set(["concurrency"]));
    expect(laws.every(({ needs }) => needs.includes("writes"))).toBe(true);
    const table = await runCli([...nowhere, "--only", "feeds,keys"], { env });
    expect(table.stdout).toMatch(/keys\/refusals-are-bounded +writes, funds, clock +/);
  });

  test("an unknown name of a law is refused before the first call, with the one that is probably meant", async () => {
    const sentence = expect.stringContaining('did you mean "money/ledger-adds-up"?');
    const typo = await runJson(conform("--only", "money/ledger-ads-up"), { env });
    expect(typo).toMatchObject({ exit: 2, error: { message: sentence } });
    expect(await runJson(conform("--skip", "keyz,money"), { env })).toMatchObject({ exit: 2 });
    expect(await runJson(conform("--only", "money", "--skip", "money"), { env })).toMatchObject({ exit: 2 });
    expect(await runJson(conform("--seed", "-1"), { env })).toMatchObject({ exit: 2 });
    expect(await runJson(["contract", "conform", "--target", "memory"], { env })).toMatchObject({ exit: 2 });
  });
});

describe("a target that is no backend", () => {
  test.each<readonly [string, RequestListener, string]>([
    ["HTML", (_, reply) => reply.end("<!doctype html><h1>Hello"), "an HTML page"],
    [
      "a redirect",
      (_, reply) => reply.writeHead(302, { location: "https://x.example/" }).end(),
      "redirects to https://x.example/",
    ],
    [
      "other JSON",
      (_, reply) => reply.setHeader("content-type", "application/json").end('{"hello":1}'),
      "no backend of the contract",
    ],
  ])("%s", async (_, listener, sentence) => {
    await answering(listener, async (url) => {
      const { exit, error } = await runJson(["contract", "conform", "--target", url], { env });
      expect({ exit, error }).toMatchObject({ exit: 6, error: { message: expect.stringContaining(sentence) } });
    });
  });

  test("silence, a reset and nobody", async () => {
    await answering(
      () => undefined,
      async (url) => {
        const { exit } = await runJson(["contract", "conform", "--target", url, "--reply-timeout", "0.2"], { env });
        expect(exit).toBe(5);
      },
    );
    await answering(
      ({ socket }) => socket.resetAndDestroy(),
      async (url) => {
        expect((await runJson(["contract", "conform", "--target", url], { env })).exit).toBe(5);
      },
    );
    expect((await runJson(["contract", "conform", "--target", "http://127.0.0.1:9"], { env })).exit).toBe(5);
  });
});

describe("a run that deviates", () => {
  /** A house with one fault: every reply has a credit of one satang more. */
  const faulty = (run: (url: string) => Promise<void>) =>
    answering((request, reply) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      const forward = async () => {
        const { host: _host, connection: _connection, "content-length": _length, ...headers } = request.headers;
        const body = Buffer.concat(chunks).toString();
        const answer = await fetch(house.url + (request.url ?? ""), {
          method: request.method ?? "GET",
          headers: headers as Record<string, string>,
          ...(body === "" ? {} : { body }),
        });
        const text = (await answer.text()).replace(/"credit":(\d+)(?=[,}.])/, '"credit":1$1');
        const type = answer.headers.get("content-type") ?? "";
        reply.writeHead(answer.status, { "content-type": type }).end(text);
      };
      request.on("end", () => void forward());
    }, run);

  test("exits with 6, and shows no secret in any report", async () => {
    await faulty(async (url) => {
      const files = [join(folder, "bad.xml"), join(folder, "bad.html")] as const;
      // A random seed could look like a phone number.
      const words = ["contract", "conform", "--target", url, "--allow-writes", "--only", "money", "--seed", "7"];
      const result = await runJson([...words, "--junit", files[0], "--html", files[1]], { env });
      expect(result).toMatchObject({ exit: 6, ok: false, error: { kind: "contract" } });
      const table = await runCli(words, { env });
      expect(table.exit).toBe(6);
      expect(table.stdout).toContain("to repeat it:");
      for (const text of [
        result.stdout,
        table.stdout,
        table.stderr,
        ...files.map((file) => readFileSync(file, "utf8")),
      ]) {
        expect(text).not.toMatch(/rainy-season|Bearer [a-f0-9]{20}|08\d{8}|1\d{8}7/);
      }
    });
  });
});

test("reports show a backend's text without markup, controls and turned directions", () => {
  const got = '<script>alert(1)</script>\u001b[31m\u202e"&';
  const finding = { verdict: "deviates", where: "x", expected: "y", got, repeat: ["curl"] } as const;
  const summary: Summary = {
    target: "http://x.example",
    allowWrites: true,
    sandbox: true,
    seed: 1,
    counts: { conforms: 0, deviates: 1, accepted: 0, "not-implemented": 0, "not-checked": 0 },
    stale: [],
    rows: [],
    laws: [{ id: "money/x", sentence: "It is so.", needs: [], finding, ms: 1 }],
  };
  for (const text of [htmlOf(summary), junitOf(summary)]) {
    expect(text).not.toContain("<script");
    for (const unsafe of ["\u001b", "\u202e"]) expect(text).not.toContain(unsafe);
  }
});
