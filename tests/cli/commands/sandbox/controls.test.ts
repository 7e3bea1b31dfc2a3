import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import decodeQr from "qr/decode.js";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { decodePng } from "../../../../adapters/node/decode-png.ts";
import { type CliFixture, PASSWORD, serverFixture } from "../../cli-fixture.ts";
import { runJson } from "../../run-cli.ts";

let cli: CliFixture;
let folder = "";
const servers: Server[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sanam-controls-"));
  cli = await serverFixture();
  await cli.json("session login gold", { env: PASSWORD });
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});
afterAll(async () => {
  await cli.close();
  rmSync(folder, { recursive: true, force: true });
});

async function served(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

const credit = async () => Number((await cli.json("wallet credit")).data?.["creditSatang"]);

async function withdrawal(): Promise<string> {
  const { data } = await cli.json("wallet withdraw request 100");
  return String(data?.["id"]);
}

const statusOf = async (id: string) => {
  const { data } = await cli.json("wallet withdraw list");
  const items = data?.["items"] as { id: string; status: string }[] | undefined;
  return items?.find((each) => each.id === id)?.status;
};

describe("the clock", () => {
  test("is shown, set, moved both ways and returned to the real time", async () => {
    const set = await cli.json("sandbox clock set 2027-01-01T00:00:00+07:00");
    expect(set).toMatchObject({ exit: 0, data: { now: "2026-12-31T17:00:00.000Z", pinned: true } });
    const moved = await cli.json("sandbox clock advance 90m");
    expect(moved.data).toEqual({ now: "2026-12-31T18:30:00.000Z", pinned: true });
    const back = await cli.json("sandbox clock advance 1h --back");
    expect(back.data).toEqual({ now: "2026-12-31T17:30:00.000Z", pinned: true });
    expect((await cli.table("sandbox clock show")).stdout).toContain("2027-01-01 00:30:00 +07");
    expect((await cli.json("sandbox clock set 2027-01-01T00:00:00+07:00 --running")).data?.["pinned"]).toBe(false);
    expect((await cli.json("sandbox clock real")).data?.["pinned"]).toBe(false);
    await cli.advance(0);
    expect((await cli.json("sandbox clock show")).data).toEqual({ now: "2026-11-20T05:00:00.000Z", pinned: true });
  });
});

test.each([
  ["clock advance 400d", 2, "366d"],
  ["back-office automatic --after 2d", 2, "1d"],
])("%s is refused with what is wrong", async (line, exit, part) => {
  const refused = await cli.json(`sandbox ${line}`);
  expect(refused.exit).toBe(exit);
  expect(refused.error?.["message"]).toContain(part);
});

describe("staff", () => {
  test("list, pay, approve and reject requests, and the audit log has the name of who did it", async () => {
    expect((await cli.json("sandbox back-office waiting")).data).toEqual({ mode: "waiting" });
    const [first, second] = [await withdrawal(), await withdrawal()];
    const open = await cli.json("staff requests");
    // Both came at the same moment.
    const of = (id: string) => ({ id, kind: "withdrawal", username: "gold", amountSatang: 10_000 });
    const items = [of(first), of(second)].map((each) => expect.objectContaining(each));
    expect(open.data?.["items"]).toEqual(expect.arrayContaining(items));
    expect(open.data?.["items"]).toHaveLength(2);
    expect((await cli.table("staff requests")).stdout).toContain("฿100.00");
    expect(await cli.json(`staff pay ${first}`)).toMatchObject({ exit: 0, data: { id: first } });
    expect(await statusOf(first)).toBe("paying");
    expect((await cli.json(`staff approve ${first} --by noi`)).data).toMatchObject({ by: "noi" });
    expect(await statusOf(first)).toBe("paid");
    expect((await cli.json(`staff reject ${second} --by noi`)).exit).toBe(0);
    expect(await statusOf(second)).toBe("rejected");
    expect(await cli.json(`staff approve ${second}`)).toMatchObject({ exit: 3, error: { kind: "refused" } });
    expect((await cli.json("staff requests")).data).toEqual({ items: [] });
    const audit = await cli.json("staff audit --member gold --limit 2");
    expect(audit.data?.["items"]).toMatchObject([
      { actor: "staff", staff: "noi", outcome: "done", reference: second },
      { actor: "staff", staff: "noi", outcome: "done", reference: first },
    ]);
    expect((await cli.table("staff audit")).stdout).toContain("staff noi");
  });

  test.each(["approve", "pay", "reject"])("%s names the id of a request that is not there", async (decision) => {
    const { exit, error } = await cli.json(`staff ${decision} D-1`);
    expect([exit, error?.["code"]]).toEqual([3, "request-not-found"]);
    expect(error?.["message"]).toBe("there is no open request D-1; sanam staff requests lists them");
  });

  test("is automatic after the time that was set, and shows what was set", async () => {
    const automatic = { mode: "automatic", afterMs: 5000 };
    expect((await cli.json("sandbox back-office automatic --after 5s")).data).toEqual(automatic);
    expect((await cli.json("sandbox back-office")).data).toEqual(automatic);
    expect((await cli.table("sandbox back-office")).stdout).toContain("5 s");
  });
});

describe("members", () => {
  test("get credit, points and a level", async () => {
    const before = await credit();
    expect((await cli.json("staff bonus gold 12.34")).data).toMatchObject({ amountSatang: 1234 });
    expect(await credit()).toBe(before + 1234);
    expect((await cli.json("staff bonus gold --points 25")).data).toMatchObject({ points: 25 });
    expect((await cli.json("staff level gold diamond")).data).toEqual({ username: "gold", level: 4 });
    expect((await cli.json("staff level gold none")).data).toEqual({ username: "gold", level: null });
  });

  test("read what they got in plain words", async () => {
    expect((await cli.table("staff bonus gold --points 1")).stdout).toBe("gold got 1 point.\n");
    expect((await cli.table("staff bonus gold --points 2")).stdout).toBe("gold got 2 points.\n");
    expect((await cli.table("staff level gold diamond")).stdout).toBe("gold has the level diamond now.\n");
    expect((await cli.table("staff level gold none")).stdout).toBe("gold has no granted level now.\n");
    expect((await cli.json("staff level gold dimond")).error?.["message"]).toContain("Did you mean diamond?");
  });

  test("are signed out everywhere, with the name of who did it", async () => {
    expect((await cli.table("sandbox end-sessions gold --by noi")).stdout).toBe("gold is signed out everywhere.\n");
    expect((await cli.json("wallet credit")).exit).toBe(4);
    const { data } = await cli.json("staff audit --member gold");
    const [latest] = (data?.["items"] ?? []) as readonly unknown[];
    expect(latest).toMatchObject({ action: "end-sessions", staff: "noi" });
    await cli.json("session login gold", { env: PASSWORD });
  });

  test.each([
    ["staff bonus nobody 5", "no member has the user name nobody"],
    ["staff bonus nobody --points 5", "no member has the user name nobody"],
    ["staff level nobody gold", "no member has the user name nobody"],
    ["staff member nobody", "no member has the user name nobody"],
    ["sandbox end-sessions nobody", "no member of the sandbox has the user name nobody"],
  ])("%s is refused by name", async (line, message) => {
    const { exit, error } = await cli.json(line);
    expect([exit, error?.["message"]]).toEqual([3, message]);
  });
});

test("maintenance closes and opens the site", async () => {
  const on = await cli.json("staff maintenance on --until 2026-11-20T14:00:00+07:00");
  expect(on.data).toEqual({ maintenance: true, until: "2026-11-20T07:00:00.000Z" });
  expect((await cli.json("wallet credit")).error).toMatchObject({ code: "maintenance" });
  expect((await cli.json("staff maintenance off")).data).toEqual({ maintenance: false });
  expect((await cli.json("wallet credit")).exit).toBe(0);
});

test("a slip is written as a picture whose code is its payload, and the bank knows it", async () => {
  const file = join(folder, "new", "slip.png");
  const { data } = await cli.json(`sandbox slip 500.50 --file ${file}`);
  const pixels = decodePng(readFileSync(file));
  expect(pixels && decodeQr(pixels)).toBe(data?.["payload"]);
  expect(data).toMatchObject({ amountSatang: 50_050, file });
  const slip = await cli.json(`wallet deposit slip --file ${file}`);
  expect(slip).toMatchObject({ exit: 0, data: { amountSatang: 50_050 } });
  expect(await cli.json(`sandbox slip 500.50 --file ${folder}`)).toMatchObject({ exit: 2, error: { kind: "usage" } });
});

test("a reset takes back what was done", async () => {
  await cli.json("session login gold", { env: PASSWORD });
  const reset = await cli.json("sandbox reset --seed 2569");
  expect(reset).toMatchObject({ exit: 0, data: { seed: 2569 } });
  await cli.json("session login gold", { env: PASSWORD });
  const before = await credit();
  await cli.json("staff bonus gold 1");
  await cli.json("sandbox reset");
  await cli.json("session login gold", { env: PASSWORD });
  expect(await credit()).toBe(before);
});

const WRONG = [
  "sandbox clock set yesterday",
  "sandbox clock set",
  "sandbox clock advance 5",
  "sandbox clock advance",
  "staff maintenance on --until soon",
  "staff approve",
  "staff reject",
  "staff pay",
  "staff bonus gold --points 0",
  "staff bonus gold --points many",
  "staff bonus gold",
  "staff level gold bronze",
  "staff level gold 7",
  "staff level gold",
  "sandbox back-office lazy",
  "sandbox back-office waiting --after 5s",
  "sandbox back-office automatic --after 5",
  "staff audit --limit 0",
  "sandbox reset --seed -1",
  "sandbox slip 5 --bank 999",
  "sandbox slip 5 --serial 5000",
];
test.each(WRONG)("%s is refused as usage, with one sentence", async (line) => {
  const { exit, error } = await cli.json(line);
  expect([exit, error?.["kind"]]).toEqual([2, "usage"]);
  expect(String(error?.["message"])).toMatch(/^[^\n]{8,300}$/);
});

test.each(["staff bonus gold", "staff bonus gold 1.234", "staff bonus gold -5", "sandbox slip", "sandbox slip 0"])(
  "%s is refused by the amount",
  async (line) => {
    expect([2, 3]).toContain((await cli.json(line)).exit);
  },
);

describe("a target that is no sandbox", () => {
  const page: RequestListener = (_, reply) => reply.setHeader("content-type", "text/html").end("<h1>shop</h1>");

  test.each<[string, RequestListener]>([
    ["HTML", page],
    ["404", (_, reply) => reply.writeHead(404).end()],
    ["a redirect", (_, reply) => reply.writeHead(302, { location: "https://other.example/" }).end()],
    ["other JSON", (_, reply) => reply.end('{"ok":true}')],
    ["null", (_, reply) => reply.end("null")],
  ])("is not available when it answers %s, and gets nothing that changes something", async (_, answer) => {
    const methods: (string | undefined)[] = [];
    const url = await served((request, reply) => {
      methods.push(request.method);
      answer(request, reply);
    });
    const { exit, error } = await runJson(["sandbox", "end-sessions", "gold", "--target", url]);
    expect([exit, error]).toEqual([
      1,
      {
        kind: "not-available",
        message: `${url} is no sandbox: it has no controls under /sandbox`,
        hint: "sanam sandbox serve starts a sandbox; --target or SANAM_TARGET names its address",
      },
    ]);
    expect(methods).toEqual(["GET"]);
  });

  test("is unreachable where nobody listens, and timed out where nobody answers", async () => {
    const url = await served(() => undefined);
    const late = await runJson(["sandbox", "codes", "--target", url, "--reply-timeout", "1"]);
    expect(late).toMatchObject({ exit: 5, error: { kind: "timed-out" } });
    const server = servers.pop();
    server?.closeAllConnections();
    await new Promise((done) => server?.close(done));
    expect(await runJson(["sandbox", "codes", "--target", url])).toMatchObject({
      exit: 5,
      error: { kind: "unreachable", message: `${url} cannot be reached: ECONNREFUSED` },
    });
  });

  test("is a house in memory, which has no controls", async () => {
    expect(await runJson(["sandbox", "reset", "--target", "memory"])).toMatchObject({
      exit: 2,
      error: { kind: "usage", message: expect.stringContaining("sandbox serve") },
    });
  });

  test("may have done what was asked for when the reply to a change is lost", async () => {
    const url = await served((request, reply) => {
      if (request.method === "POST") return reply.destroy();
      return reply.end(JSON.stringify({ clock: { now: "2026-11-20T05:00:00Z", pinned: false }, backOffice: {} }));
    });
    const { exit, error } = await runJson(["sandbox", "end-sessions", "gold", "--target", url]);
    expect([exit, error?.["kind"]]).toEqual([5, "unknown-outcome"]);
    expect(error?.["message"]).toContain("may have happened");
  });
});
