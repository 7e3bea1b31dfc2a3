import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { flowCatalog } from "../../../cli/compose/flow/read-flow-files.ts";
import { createRecorder, splitWords } from "../../../cli/flow/record/recorder.ts";
import { ok } from "../../../core/shared/result.ts";
import { runJson } from "../run-cli.ts";

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-record-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { useCases, controls } = flowCatalog();

function useCase(name: string) {
  const found = useCases.get(name) ?? controls.get(name);
  if (!found) throw new Error(name);
  return found;
}

test("what an answer gave and a later call uses is captured", () => {
  const recorder = createRecorder();
  recorder.add({
    useCase: useCase("wallet deposit request"),
    given: new Map([["amount", "500"]]),
    outcome: ok({ id: "D-691120-ABCDEFGH", status: "awaiting-transfer", amountSatang: 50_000 }),
  });
  recorder.add({
    useCase: useCase("approve"),
    given: new Map([["request", "D-691120-ABCDEFGH"]]),
    outcome: ok({}),
  });
  expect(recorder.flow("A title")).toEqual({
    flow: "A title",
    steps: [
      {
        use: "wallet deposit request",
        with: { amount: "500" },
        expect: { status: "awaiting-transfer", amountSatang: 50_000 },
        capture: { id: "id" },
      },
      { sandbox: "approve", with: { request: "$id" } },
    ],
  });
});

test.each([
  ['a "b c" d', ["a", "b c", "d"]],
  ["reject --reason 'x y'", ["reject", "--reason", "x y"]],
  ['a "b', undefined],
])("the words of %s", (line, words) => {
  expect(splitWords(line)).toEqual(words);
});

test("a recorded flow runs again, on another kind of target, and has no personal data", async () => {
  const file = join(folder, "recorded.yaml");
  const env = { SANAM_PASSWORD: "canary-Pass-918", SANAM_HOME: folder };
  const stdin = `session register somchai9 --phone 0891234567 --bank 004 --account 1234567890
sandbox staff --mode waiting
sandbox top-up --member somchai9 --amount 1000
wallet withdraw request 400
wallet withdraw request 4000
`;
  const recorded = await runJson(["flow", "record", file, "--target", "memory"], { env, stdin });
  expect(recorded).toMatchObject({ exit: 0, data: { steps: 5, problems: [] } });
  const text = readFileSync(file, "utf8");
  expect(text).not.toMatch(/canary|0891234567|1234567890|somchai9/);
  expect(text).toContain("credit-insufficient");
  expect(await runJson(["flow", "run", file, "--sandbox"], { env })).toMatchObject({ exit: 0 });
  expect(await runJson(["flow", "record", file, "--target", "memory"], { env, stdin })).toMatchObject({ exit: 2 });
});

test("a recording of the site becomes a flow that runs, without its addresses and personal data", async () => {
  const entry = (path: string, body: unknown, status: number, reply: unknown, method = "POST") => ({
    request: { method, url: `https://play.example${path}`, postData: { text: JSON.stringify(body) } },
    response: { status, content: { text: JSON.stringify(reply) } },
  });
  const har = join(folder, "site.har");
  const registered = {
    username: "somchai9",
    password: "canary-Pass-918",
    phone: "0891234567",
    bankName: "004",
    bankId: "1234567890",
  };
  const deposit = { id: "D-691120-ABCDEFGH", status: "awaiting-transfer", amount: 500 };
  const entries = [
    entry("/api/user/register", registered, 200, {}),
    entry("/api/auth/user/getCredit/somchai9", {}, 200, { credit: 0 }),
    entry("/api/auth/deposit-request", { amount: 500 }, 200, deposit),
    entry("/api/auth/deposit-request", { amount: 500 }, 409, { message: "no", code: "request-already-open" }),
    entry("/api/auth/deposit-request/cancel", { id: deposit.id }, 200, { ...deposit, status: "cancelled" }),
    entry("/api/auth/slip/confirm", { slipId: "x" }, 200, {}),
    entry("/pictures/logo.png", {}, 200, {}, "GET"),
  ];
  writeFileSync(har, JSON.stringify({ log: { entries } }));
  const file = join(folder, "site.yaml");
  const env = { SANAM_PASSWORD: "demo1234", SANAM_HOME: folder };
  const recorded = await runJson(["flow", "record", file, "--har", har], { env });
  expect(recorded).toMatchObject({ exit: 0, data: { steps: 4, problems: [], leftOut: ["confirmSlip"] } });
  expect(readFileSync(file, "utf8")).not.toMatch(/canary|0891234567|1234567890|somchai9|play\.example|D-691120/);
  expect(await runJson(["flow", "run", file, "--target", "memory"], { env })).toMatchObject({ exit: 0 });
  writeFileSync(har, "{}");
  expect((await runJson(["flow", "record", file, "--har", har, "--force"], { env })).exit).toBe(2);
});

const SENT = { method: "POST", url: "https://play.example/api/auth/deposit-request", postData: { text: "{}" } };
const entryWith = (body: string, reply: string) =>
  JSON.stringify({
    request: { ...SENT, postData: { text: body } },
    response: { status: 200, content: { text: reply } },
  });

test.each([
  ["null", "log.entries[1] is null, not Object"],
  ['{"request":null,"response":{"status":200}}', "log.entries[1].request is null, not Object"],
  [`{"request":${JSON.stringify(SENT)},"response":null}`, "log.entries[1].response is null, not Object"],
  [
    `{"request":${JSON.stringify(SENT)},"response":{"status":1e400}}`,
    "log.entries[1].response.status is number, not a whole number",
  ],
  [
    `{"request":${JSON.stringify(SENT)},"response":{"status":200,"content":{"text":5,"encoding":"base64"}}}`,
    "log.entries[1].response.content.text is number, not string",
  ],
  [entryWith('{"amount":1e400}', "{}"), "log.entries[1].request.postData.text: a number is too large"],
  [entryWith("{}", '{"amount":-1e400}'), "log.entries[1].response.content.text: a number is too large"],
  [
    entryWith("{}", `{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}`),
    "log.entries[1].response.content.text: more than 50 levels",
  ],
  ["}", "it is not JSON"],
])("a recording with %.60s is said with its place", async (entry, sentence) => {
  const har = join(folder, "site.har");
  writeFileSync(har, `{"log":{"entries":[${entryWith('{"amount":500}', "{}")},${entry}]}}`);
  const file = join(folder, "site.yaml");
  const { exit, error } = await runJson(["flow", "record", file, "--har", har], { env: { SANAM_HOME: folder } });
  expect([exit, error?.["kind"], error?.["message"]]).toEqual([2, "usage", expect.stringContaining(sentence)]);
});

test("a recording may have null for what a call has not", async () => {
  const har = join(folder, "site.har");
  const request = { ...SENT, url: "https://play.example/api/auth/wheel/spin", postData: null };
  const entries = [
    JSON.parse(entryWith('{"amount":500}', "{}")),
    { request, response: { status: 200, content: null } },
    { request, response: { status: 200, content: { text: null } } },
  ];
  writeFileSync(har, JSON.stringify({ log: { entries } }));
  const file = join(folder, "site.yaml");
  const { exit } = await runJson(["flow", "record", file, "--har", har], { env: { SANAM_HOME: folder } });
  expect(exit).toBe(0);
});

test("a recording of limits and pauses has the command of each body", async () => {
  const bodies: readonly (readonly [path: string, body: unknown])[] = [
    ["limit", { kind: "deposit", period: "day", amount: 500 }],
    ["limit", { kind: "time", period: "day", amount: 60 }],
    ["limit", { kind: "loss", period: "week", amount: null }],
    ["break", { days: 2 }],
    ["exclusion", { months: 6 }],
    ["exclusion", { months: null }],
  ];
  const entries = bodies.map(([path, body]) => ({
    request: {
      ...SENT,
      url: `https://play.example/api/auth/fair-play/${path}`,
      postData: { text: JSON.stringify(body) },
    },
    response: { status: 200, content: { text: "{}" } },
  }));
  const har = join(folder, "fair-play.har");
  writeFileSync(har, JSON.stringify({ log: { entries } }));
  const file = join(folder, "fair-play.yaml");
  const { data } = await runJson(["flow", "record", file, "--har", har], { env: { SANAM_HOME: folder } });
  expect(data).toMatchObject({ steps: 6, problems: [], leftOut: [] });
  expect(parse(readFileSync(file, "utf8"))).toMatchObject({
    steps: [
      { use: "fair-play limits set", with: { kind: "deposit", period: "day", amount: "500" } },
      { use: "fair-play limits set", with: { kind: "time", period: "day", minutes: "60" } },
      { use: "fair-play limits remove", with: { kind: "loss", period: "week" } },
      { use: "fair-play break start", with: { days: "2", yes: true } },
      { use: "fair-play exclude", with: { months: "6", yes: true } },
      { use: "fair-play exclude", with: { "for-good": true, yes: true } },
    ],
  });
});

test("a line that is no part of a flow ends a piped recording", async () => {
  const file = join(folder, "recorded.yaml");
  const { exit, error } = await runJson(["flow", "record", file, "--target", "memory"], { stdin: "wallet credt\n" });
  expect([exit, error?.["kind"]]).toEqual([2, "usage"]);
});
