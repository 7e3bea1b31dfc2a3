import { beforeEach, describe, expect, it } from "vitest";
import { type Append, type JournalUnavailable, journalUnavailable } from "../../../../adapters/house/ports/journal.ts";
import type { DemoHouseSettings } from "../../../../adapters/house/sandbox/open-demo-house.ts";
import type { Access } from "../../../../adapters/server/edge/access-log.ts";
import { SERVER_LIMITS } from "../../../../adapters/server/limits.ts";
import type { LogFields } from "../../../../adapters/server/ops/log.ts";
import { type RunningSandbox, startSandbox } from "../../../../adapters/server/sandbox/start-sandbox.ts";
import { inboxEndpoints } from "../../../../contracts/endpoints/inbox.ts";
import { plainPasswords, unwrap } from "../../house/test-house.ts";

type Wrap = NonNullable<DemoHouseSettings["wrapJournal"]>;

/** How the journal fails now, and what it fails for. */
interface Trouble {
  readonly effect: JournalUnavailable["effect"] | "hangs";
  readonly of: "everything" | "appends" | "reads after an append";
}

let trouble: Trouble | undefined;
let appended = false;

function fail(effect: Trouble["effect"]): Promise<never> {
  if (effect === "hangs") return new Promise(() => undefined);
  return Promise.reject(journalUnavailable(effect, new Error("no connection to 10.0.0.7")));
}

const failing: Wrap = (journal) => ({
  ...journal,
  async load(...all) {
    const fails = trouble?.of === "everything" || (trouble?.of === "reads after an append" && appended);
    return trouble && fails ? fail(trouble.effect) : journal.load(...all);
  },
  async findStream(key) {
    return trouble?.of === "everything" ? fail(trouble.effect) : journal.findStream(key);
  },
  async append(append: Append<never>) {
    if (trouble?.of === "appends" || trouble?.of === "everything") return fail(trouble.effect);
    const outcome = await journal.append(append);
    appended = true;
    return outcome;
  },
});

const ended: Access[] = [];
const logged: LogFields[] = [];
let server: RunningSandbox;

beforeEach(async () => {
  trouble = undefined;
  ended.length = 0;
  logged.length = 0;
  const watched = { requestEnded: (access: Access) => ended.push(access), journalCalled() {}, passwords };
  server = unwrap(
    await startSandbox({
      host: "127.0.0.1",
      port: 0,
      dataDir: undefined,
      sandbox: true,
      seed: 1,
      passwords: plainPasswords,
      wrapJournal: failing,
      readyMs: 50,
      limits: { ...SERVER_LIMITS, streamsPerMember: 1 },
      observer: watched,
      log: (_level, _message, fields = {}) => logged.push(fields),
    }),
  );
  return server.close;
});

const passwords = { waiting() {}, waited() {} };

async function send(path: string, body: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown>, headers: reply.headers };
}

async function signIn() {
  const { body } = await send("/api/auth/login", { username: "gold", password: "demo1234" });
  const { uuid } = body["user"] as { uuid: string };
  const headers = { authorization: `Bearer ${String(body["token"])}` };
  const withdraw = () => send(`/api/auth/withdraw/${uuid}`, { amount: 321 }, headers);
  const count = async () => {
    const reply = await fetch(`${server.url}/api/auth/withdraw/withdraw-request/${uuid}`, { headers });
    const list = (await reply.json()) as { amount: number }[];
    return list.filter(({ amount }) => amount === 321).length;
  };
  const follow = () => fetch(server.url + inboxEndpoints.eventStream.path, { headers });
  return { uuid, withdraw, count, follow };
}

describe("a journal that fails while the house runs", { timeout: 60_000 }, () => {
  it("an append that did not reach it is told as: nothing happened; the next one works without a restart", async () => {
    const { uuid, withdraw, count } = await signIn();
    trouble = { effect: "nothing", of: "appends" };
    const reply = await withdraw();
    expect(reply).toMatchObject({ status: 503, body: { code: "storage-unreachable" } });
    expect(reply.headers.get("retry-after")).toBe("5");
    expect(JSON.stringify(reply.body)).not.toContain("10.0.0.7");
    trouble = undefined;
    expect(await count()).toBe(0);
    expect((await withdraw()).status).toBe(200);
    expect(await count()).toBe(1);
    await expect.poll(() => ended.filter(({ status }) => status === 503)).toHaveLength(1);
    expect(ended.find(({ status }) => status === 503)).toMatchObject({
      route: "/api/auth/withdraw/{uuid}",
      row: { effect: "money" },
      member: uuid,
      code: "storage-unreachable",
    });
    expect(logged).toEqual([expect.objectContaining({ row: "POST /api/auth/withdraw/{uuid}", member: uuid })]);
  });

  it("an append whose outcome is unknown is told as unexpected, with the request's id", async () => {
    const { withdraw } = await signIn();
    trouble = { effect: "unknown", of: "appends" };
    expect(await withdraw()).toMatchObject({
      status: 500,
      body: { code: "unexpected", requestId: expect.any(String) },
    });
  });

  it("what fails after the append never says that nothing happened", async () => {
    appended = false;
    trouble = { effect: "nothing", of: "reads after an append" };
    const reply = await send("/api/user/register", newMember);
    expect(appended).toBe(true);
    expect(reply).toMatchObject({ status: 500, body: { code: "unexpected" } });
    trouble = undefined;
    const { body } = await send("/api/auth/login", newMember);
    expect(body).toMatchObject({ user: { user_pass: { username: newMember.username } } });
  });

  it("an event stream ends, and its place is free for the client that comes back", { tags: ["long"] }, async () => {
    const { follow } = await signIn();
    for (let round = 0; round < 3; round += 1) {
      const stream = await follow();
      expect(stream.status).toBe(200);
      const read = stream.text();
      trouble = { effect: "nothing", of: "everything" };
      expect(await read).toMatch(/^event: open/);
      trouble = undefined;
    }
  });

  it("reads fail as a service problem, /readyz says so, and both come back by themselves", async () => {
    const { count } = await signIn();
    expect(await server.readiness()).toEqual({ ready: true, checks: { process: "ok", journal: "ok", schema: "ok" } });
    trouble = { effect: "nothing", of: "everything" };
    expect((await fetch(`${server.url}/api/setting/operational/website`)).status).toBe(503);
    expect(await server.readiness()).toMatchObject({ ready: false, checks: { journal: "unavailable" } });
    trouble = { effect: "hangs", of: "everything" };
    expect(await server.readiness()).toMatchObject({ ready: false, checks: { journal: "timed-out" } });
    trouble = undefined;
    expect(await server.readiness()).toMatchObject({ ready: true });
    expect(await count()).toBe(0);
  });
});

const newMember = {
  username: "failure1",
  password: "s3cret-enough",
  name: "สมาชิก ทดสอบ",
  phone: "0812345678",
  bankId: "1234567890",
  bankName: "004",
};
