import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mayHaveToken } from "../../../../cli/compose/sandbox/find-sandbox.ts";
import { runJson } from "../../run-cli.ts";

const TOKEN = "a-token-of-my-own";
const env = { SANAM_SANDBOX_TOKEN: TOKEN };
const STATE = { clock: { now: "2026-11-20T05:00:00.000Z", pinned: true }, backOffice: { mode: "waiting" } };

/** How the backend answers for `/sandbox`, and the tokens that it got, in order. */
let kind: "open" | "asks" | "foreign" = "open";
let tokens: (string | undefined)[] = [];
let url = "";

const server = createServer((request, reply) => {
  const given = request.headers["x-sandbox-token"]?.toString();
  if (request.url?.startsWith("/sandbox")) tokens.push(given);
  const json = (status: number, body: object) =>
    reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (request.url === "/api/setting/operational/website") return json(200, { websiteStatus: "ON" });
  if (kind === "foreign" || !request.url?.startsWith("/sandbox"))
    return json(404, { message: "no", code: "not-found" });
  if (kind === "asks" && given !== TOKEN) return json(403, { message: "token", code: "sandbox-token-wrong" });
  return json(200, request.url === "/sandbox/clock" ? STATE.clock : STATE);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  tokens = [];
});
afterAll(() => server.close());

const LINES = [
  ["sandbox", "clock", "show"],
  ["flow", "run", "site/visitor"],
  ["contract", "conform", "--allow-writes", "--only", "setting"],
];

test.each(LINES)("a sandbox's token goes to nobody who did not ask for it: %s %s", async (...words) => {
  for (const each of ["foreign", "open"] as const) {
    kind = each;
    await runJson([...words, "--target", url], { env });
  }
  expect(tokens.length).toBeGreaterThan(1);
  expect(tokens.filter((token) => token !== undefined)).toEqual([]);
});

test.each(LINES)("and to a sandbox on this machine that asks for it: %s %s", async (...words) => {
  kind = "asks";
  await runJson([...words, "--target", url], { env });
  expect(tokens.slice(0, 2)).toEqual([undefined, TOKEN]);
});

test("a sandbox on another machine gets it only when the environment names its address", () => {
  const may = (baseUrl: string, named?: string) =>
    mayHaveToken(baseUrl, named === undefined ? {} : { SANAM_SANDBOX_URL: named });
  expect(["http://127.0.0.1:4600", "http://localhost:4600", "http://[::1]:1"].map((each) => may(each))).toEqual([
    true,
    true,
    true,
  ]);
  const others = [
    "https://sandbox.example",
    "http://10.0.0.5:4600",
    "http://127.0.0.1.example",
    "http://localhost.example",
  ];
  expect(others.map((each) => may(each))).toEqual([false, false, false, false]);
  expect(may("https://sandbox.example/", "https://sandbox.example")).toBe(true);
  expect(may("http://sandbox.example", "https://sandbox.example")).toBe(false);
  expect(may("https://sandbox.example:8443", "https://sandbox.example")).toBe(false);
  expect(may("https://sandbox.example", "no address")).toBe(false);
});
