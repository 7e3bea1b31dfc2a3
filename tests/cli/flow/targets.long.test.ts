import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { plainPasswords } from "../../adapters/house/test-house.ts";
import { parseAnswer, type RunOptions, runJson } from "../run-cli.ts";
import { runProcess } from "../run-process.ts";
import { forward } from "./forward.ts";

vi.setConfig({ testTimeout: 120_000 });

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const OPTIONS: RunOptions = {
  clock: () => instant(Date.now()),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

async function house(sandbox: boolean): Promise<string> {
  const started = await startSandbox({
    host: "127.0.0.1",
    port: 0,
    dataDir: undefined,
    sandbox,
    passwords: plainPasswords,
  });
  if (!started.ok) throw new Error(started.error.message);
  closing.push(started.value.close);
  return started.value.url;
}

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Report {
  readonly target: string;
  readonly flows: Record<string, number>;
  readonly steps: Record<string, number>;
}

async function run(line: string, target: string) {
  const { exit, data, error } = await runJson(["flow", "run", ...line.split(" "), "--target", target], OPTIONS);
  return { exit, error, report: (data ?? error?.["report"]) as Report | undefined };
}

test("on a backend without controls, what needs a sandbox is skipped and counted, and the rest runs", async () => {
  const { exit, report } = await run("deposit/transfer site/maintenance", await house(false));
  expect([exit, report?.flows]).toMatchObject([0, { passed: 1, skipped: 1, failed: 0 }]);
  expect(report?.steps).toMatchObject({ passed: 4, failed: 0 });
  expect(report?.steps["skipped"]).toBeGreaterThanOrEqual(9);
});

test("a sandbox that others use is open again after a flow that closed it or stopped its clock", async () => {
  const url = await house(true);
  const { exit, report } = await run("site/maintenance rewards/check-in faults/catalogue --parallel 3", url);
  expect([exit, report?.flows]).toMatchObject([0, { passed: 3 }]);
  expect(report?.target).toBe(`${url} (a sandbox)`);
  const state = await (await fetch(`${url}/sandbox`)).json();
  expect(state).toMatchObject({ clock: { pinned: false }, faults: [] });
});

test("twenty runs at once on one profile and one sandbox do not hurt each other", async () => {
  const url = await house(true);
  // Twenty sign-ins at once hash twenty passwords, which takes a busy machine longer than a call may take.
  const line = "affiliate/friend session/devices --reply-timeout 60";
  const runs = await Promise.all(Array.from({ length: 20 }, () => run(line, url)));
  expect(runs.map(({ exit, report }) => [exit, report?.flows["passed"]])).toEqual(runs.map(() => [0, 2]));
});

test("runs that close the site, stop the clock or order faults wait for each other, also from other processes", async () => {
  const url = await house(true);
  const line = "site/maintenance faults/special-code site/visitor rewards/check-in-done";
  const runs = await Promise.all(Array.from({ length: 4 }, () => run(line, url)));
  expect(runs.map(({ exit, report }) => [exit, report?.flows["passed"]])).toEqual(runs.map(() => [0, 4]));
});

test("Ctrl-C at a real process reports what ran, and gives the sandbox back", async () => {
  const url = await house(true);
  const folder = mkdtempSync(join(tmpdir(), "sanam-stop-"));
  closing.push(async () => rmSync(folder, { recursive: true }));
  const file = join(folder, "endless.yaml");
  const steps =
    "  - use: rules level\n    with: { deposited: 1 }\n  - sandbox: provider-down\n    with: { provider: x }\n";
  const endless = "  - use: site status\n    within: 10m\n    expect: { maintenance: true }\n  - use: site status\n";
  writeFileSync(file, `flow: Endless\nsteps:\n${steps}${endless}`);
  let resolve: (name: NodeJS.Signals) => void = () => undefined;
  const signal = new Promise<NodeJS.Signals>((done) => {
    resolve = done;
  });
  const watched = await forward(url, (path, text) => {
    if (path.startsWith("/api/")) resolve("SIGINT");
    return text;
  });
  closing.push(watched.close);
  const argv = ["flow", "run", file, "--target", watched.url, "-o", "json", "--json", join(folder, "report.json")];
  const { exit, stdout } = await runProcess(argv, { signal, env: { SANAM_HOME: folder } });
  const { error } = parseAnswer(stdout);
  expect([exit, error?.["kind"]]).toEqual([7, "interrupted"]);
  const report = error?.["report"] as { readonly runs: readonly { readonly steps: readonly { outcome: string }[] }[] };
  expect(report.runs[0]?.steps.map(({ outcome }) => outcome)).toEqual(["passed", "passed", "interrupted", "not-run"]);
  expect(JSON.parse(readFileSync(join(folder, "report.json"), "utf8"))).toMatchObject({ interrupted: true });
  const answer = await fetch(`${url}/sandbox/locks`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id: "somebody-else", mode: "exclusive" }),
  });
  expect(await answer.json()).toEqual({ held: true });
});

test.each([
  [
    "answers HTML",
    (async (_, reply) => {
      reply.setHeader("content-type", "text/html").end("<h1>Welcome</h1>");
    }) satisfies RequestListener,
    6,
    "contract",
  ],
  [
    "redirects",
    (async (_, reply) => {
      reply.writeHead(302, { location: "https://example.com/" }).end();
    }) satisfies RequestListener,
    6,
    "contract",
  ],
  ["never answers", (async () => undefined) satisfies RequestListener, 5, "timed-out"],
  [
    "cuts the line",
    (async (request) => {
      request.socket.destroy();
    }) satisfies RequestListener,
    5,
    "unreachable",
  ],
])("a target that %s is one sentence with the right exit code", async (_, answer, code, kind) => {
  const { exit, error } = await run("site/visitor --reply-timeout 1", await serve((...call) => void answer(...call)));
  expect([exit, error?.["kind"]]).toEqual([code, kind]);
});
