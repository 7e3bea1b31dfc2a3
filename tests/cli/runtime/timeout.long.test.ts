import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { EXIT } from "../../../cli/output/exit-codes.ts";
import { type CliFixture, PASSWORD, serverFixture } from "../cli-fixture.ts";
import { CANARY_SESSION } from "../hygiene/canaries.ts";
import { parseAnswer, runJson } from "../run-cli.ts";
import { runProcess } from "../run-process.ts";

/** Less than any of these would take. */
const SHORT_S = 0.4;
/** Long enough for a start of the tool. */
const LIMIT_S = 1.5;
/** The limit, two seconds to end by itself, one for what still holds the process, and a busy machine. */
const LONGEST_MS = 40_000;

let home: string;
let cli: CliFixture;
const closing: (() => void)[] = [];
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "sanam-late-"));
  cli = await serverFixture();
});
afterEach(() => closing.splice(0).forEach((close) => close()));
afterAll(async () => {
  await cli.close();
  rmSync(home, { recursive: true, force: true });
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  const url = `http://127.0.0.1:${address.port}`;
  writeFileSync(join(home, `session-${encodeURIComponent(`default@${url}`)}.json`), CANARY_SESSION);
  return url;
}

const silent: RequestListener = () => undefined;

/** One byte at a time, without an end. */
const trickling: RequestListener = (_, reply) => {
  reply.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => reply.write(" "), 20);
  reply.once("close", () => clearInterval(timer));
};

/** Runs it in a process of its own, whose stdin nobody ends. A test that failed kills it. */
async function late(line: string, target: string) {
  const done = new Promise<NodeJS.Signals>((resolve) => {
    const timer = setTimeout(() => resolve("SIGKILL"), LONGEST_MS);
    closing.push(() => clearTimeout(timer));
  });
  const words = [...line.split(" "), "--target", target, "--timeout", String(LIMIT_S), "-o", "json"];
  return runProcess(words, { env: { SANAM_HOME: home }, signal: done, keepsStdinOpen: true });
}

interface Wait {
  readonly line: string;
  readonly waitsFor: RequestListener | "a lock";
  readonly kind?: string;
}

/** What each of them waits for. */
const WAITS: readonly Wait[] = [
  { line: "wallet credit", waitsFor: silent },
  { line: "wallet credit", waitsFor: trickling },
  { line: "inbox watch --seconds 600", waitsFor: silent },
  { line: "flow run site/visitor", waitsFor: silent },
  { line: "flow run site/maintenance", waitsFor: "a lock" },
  { line: "contract conform", waitsFor: silent },
  { line: "doctor", waitsFor: trickling },
  { line: "sandbox codes", waitsFor: silent },
  { line: "games cash-out sanam-dice", waitsFor: silent, kind: "unknown-outcome" },
];

test.each(WAITS)("--timeout ends $line", async ({ line, waitsFor, kind = "timed-out" }) => {
  await cli.control("locks", { id: "somebody-else", mode: "exclusive" });
  const target = waitsFor === "a lock" ? cli.target : await serve(waitsFor);
  const words = [...line.split(" "), "--target", target, "--timeout", String(SHORT_S), "--reply-timeout", "600"];
  const began = performance.now();
  const { exit, error } = await runJson(words, { env: { SANAM_HOME: home } });
  expect([exit, error?.["kind"]]).toEqual([EXIT.unreachable, kind]);
  expect(error?.["message"]).toContain("took longer than 0.4 s (--timeout)");
  expect(performance.now() - began).toBeLessThan(LONGEST_MS);
});

test("--timeout ends the process, too: a pipe to stdin that nobody closes, and a server after its answer", async () => {
  const [pipe, server] = await Promise.all([
    late("session login gold --password-stdin", await serve(silent)),
    late("sandbox serve --port 0", "memory"),
  ]);
  expect([pipe.exit, pipe.signal, parseAnswer(pipe.stdout).error?.["kind"]]).toEqual([5, null, "timed-out"]);
  expect([server.exit, parseAnswer(server.stdout).ok]).toEqual([5, true]);
  expect(server.stderr).toContain("took longer than 1.5 s (--timeout)");
});

test("what ends in time is not late", async () => {
  const { exit, data } = await cli.json("session login gold --timeout 600", { env: PASSWORD });
  expect([exit, data?.["username"]]).toEqual([0, "gold"]);
});
