import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CliFixture, PASSWORD, serverFixture } from "../../cli-fixture.ts";
import { runJson } from "../../run-cli.ts";
import type { HarFile } from "./har-file.ts";

let cli: CliFixture;
beforeAll(async () => {
  cli = await serverFixture();
});
afterAll(() => cli.close());

const fileOf = (name: string) => join(cli.home, name);
const read = (file: string): HarFile => JSON.parse(readFileSync(file, "utf8"));

test("--trace writes every call with its bodies, for its owner only, and stdout stays one document", async () => {
  const file = fileOf("login.har");
  const result = await cli.json(`session login gold --trace ${file}`, { env: PASSWORD });
  expect(result).toMatchObject({ exit: 0, ok: true });
  expect(result.stderr).toContain(`1 call over HTTP in ${file}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [entry] = read(file).log.entries;
  expect(entry?.request).toMatchObject({ method: "POST", url: `${cli.target}/api/auth/login` });
  expect(JSON.parse(entry?.request.postData?.text ?? "")).toMatchObject({ username: "gold", password: "<password 1>" });
  expect(entry?.response.status).toBe(200);
  expect(JSON.parse(entry?.response.content.text ?? "")).toMatchObject({ token: "<token 1>" });
  expect(readdirSync(cli.home).filter((name) => name.endsWith(".new"))).toEqual([]);
});

test("a flow and a verdict leave their calls in the file, too", async () => {
  const flow = fileOf("flow.yaml");
  writeFileSync(
    flow,
    'flow: A sign-in\nsteps:\n  - use: session login\n    with: { username: gold, password: "demo1234" }\n  - use: wallet credit\n',
  );
  const file = fileOf("flow.har");
  const ran = await cli.json(`flow run ${flow} --trace ${file}`);
  expect(ran).toMatchObject({ exit: 0 });
  expect(read(file).log.entries.map(({ request }) => new URL(request.url).pathname)).toEqual([
    "/sandbox",
    "/sandbox/locks",
    "/api/auth/login",
    "/api/auth/user/getCredit/gold",
    "/sandbox/locks/release",
  ]);
  const verdict = await cli.json(`contract conform --only wheel --trace ${fileOf("verdict.har")}`, {
    after: (ms, task) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  });
  expect(verdict.exit).toBe(0);
  expect(read(fileOf("verdict.har")).log.entries.length).toBeGreaterThan(2);
});

test("no secret of a real run is in its file", async () => {
  const secrets = { password: "canary-pass-42", phone: "0899112233", account: "9988776655" };
  const env = { SANAM_PASSWORD: secrets.password, SANAM_NEW_PASSWORD: "canary-other-43" };
  const written: string[] = [];
  const traced = async (line: string) => {
    const file = fileOf(`canary-${written.length}.har`);
    const result = await cli.json(`${line} --profile canary --trace ${file}`, { env });
    expect(result, line).toMatchObject({ exit: 0 });
    written.push(readFileSync(file, "utf8"));
    return result.data ?? {};
  };
  const { phone, account } = secrets;
  await traced(`session register --username canary01 --phone ${phone} --bank 004 --account ${account}`);
  const { secret } = await traced("session second-factor begin");
  await traced("session whoami");
  await traced("wallet deposit info");
  await traced("session change-password");
  await traced("session logout");
  expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
  const all = written.join("\n");
  for (const value of [...Object.values(secrets), "canary-other-43", String(secret)]) expect(all).not.toContain(value);
  expect(all).not.toMatch(/Bearer (?!<token)/);
});

test("a flow is recorded from the trace of a command", async () => {
  const file = fileOf("deposit.har");
  await cli.json("session login silver", { env: PASSWORD });
  const asked = await cli.json(`wallet deposit request 300 --trace ${file}`);
  expect(asked.exit).toBe(0);
  const flow = fileOf("from-trace.yaml");
  const recorded = await cli.json(`flow record ${flow} --har ${file}`);
  expect(recorded).toMatchObject({ exit: 0 });
  expect(readFileSync(flow, "utf8")).toMatch(/use: wallet deposit request\s+with:\s+amount: "?300/);
});

test("a call without a reply is there with its reason", async () => {
  const file = fileOf("refused.har");
  const result = await runJson(["site", "status", "--trace", file, "--target", "http://127.0.0.1:1"], {
    env: { SANAM_HOME: cli.home },
  });
  expect(result.exit).toBe(5);
  const [entry] = read(file).log.entries;
  expect(entry).toMatchObject({ comment: "no reply: ECONNREFUSED", response: { status: 0, _error: "ECONNREFUSED" } });
});

test("Ctrl-C leaves a file with the call that waits", async () => {
  const sockets = new Set<import("node:net").Socket>();
  let stop = () => undefined as void;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const server = createServer(() => stop()).on("connection", (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const file = fileOf("stopped.har");
  const result = await runJson(["site", "status", "--trace", file, "--target", `http://127.0.0.1:${port}`], {
    env: { SANAM_HOME: cli.home },
    untilStopped: () => stopped,
  });
  expect(result).toMatchObject({ exit: 7, error: { kind: "interrupted" } });
  expect(read(file).log.entries).toHaveLength(1);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test("a file that cannot be written is refused before any call, and so is another ending", async () => {
  const folder = await cli.json(`site status --trace ${join(cli.home, "login.har", "below.har")}`);
  expect(folder).toMatchObject({ exit: 2, error: { kind: "usage" } });
  expect(folder.error?.["message"]).toContain("cannot be written");
  const ending = await cli.json("site status --trace wallet");
  expect(ending).toMatchObject({ exit: 2 });
  expect(ending.error?.["message"]).toContain(".har");
});
