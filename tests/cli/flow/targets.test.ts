import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { startServer } from "../../../adapters/server/start-server.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { plainPasswords } from "../../adapters/house/test-house.ts";
import { type RunOptions, runJson } from "../run-cli.ts";

vi.setConfig({ testTimeout: 120_000 });

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const OPTIONS: RunOptions = {
  clock: () => instant(Date.now()),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

async function house(sandbox: boolean): Promise<string> {
  const started = await startServer({
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
  const runs = await Promise.all(
    Array.from({ length: 20 }, () => run("withdraw/same-intent deposit/one-at-a-time", url)),
  );
  expect(runs.map(({ exit, report }) => [exit, report?.flows["passed"]])).toEqual(runs.map(() => [0, 2]));
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
  const { exit, error } = await run("site/visitor --timeout 1", await serve((...call) => void answer(...call)));
  expect([exit, error?.["kind"]]).toEqual([code, kind]);
});
