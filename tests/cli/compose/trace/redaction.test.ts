import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { createHarTrace } from "../../../../cli/compose/trace/har.ts";
import { WRITTEN_FIELDS } from "../../../../cli/compose/trace/written-call.ts";
import openapi from "../../../../contracts/openapi/openapi.json" with { type: "json" };
import type { HarFile } from "./har-file.ts";
import { harSchema } from "./har-schema.ts";

const CANARIES = {
  token: "canary-token-7Qw9",
  password: 'canary pass ๑๒ "quoted"',
  phone: "0899112233",
  account: "9988776655",
  code: "804213",
  /** In a field that the contract does not have. */
  remark: "a private remark",
  holder: "สมหญิง คานารี",
};

/** Everything that a call and its reply can hold, with canaries in every place. */
function tracedCanaries(): string {
  const har = createHarTrace({ now: () => Date.UTC(2026, 10, 20, 5), elapsed: () => 0 });
  const { token, password, phone, account, code, holder, remark } = CANARIES;
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}`, "x-sandbox-token": token };
  const base = "https://play.example";
  const reply = (body: unknown, status = 200) => ({
    status,
    header: (name: string) =>
      ({ "content-type": "application/json", "set-cookie": token, "x-session-token": token, server: `s ${token}` })[
        name
      ],
    text: JSON.stringify(body),
  });
  const call = (method: string, path: string, body?: unknown) =>
    har.begin({ method, url: base + path, headers, body: body === undefined ? undefined : JSON.stringify(body) });

  // The message names values before any field says that they are secrets.
  call("GET", "/api/operation")(reply({ message: `hello ${password} ${phone}`, note: remark }, 400));
  call("POST", "/api/auth/register", {
    username: phone,
    password,
    phone,
    bankId: account,
    name: holder,
    bankName: holder,
  })(
    reply({
      token,
      user: { name: holder, phone, user_bank: { bankId: account, bankName: holder } },
      [phone]: 1,
      unknown: [account, Number(account)],
    }),
  );
  call("GET", `/api/user/checkPhone/${phone}`)(reply({ accountName: holder }));
  call(
    "GET",
    `/elsewhere/${token}?phone=${phone}&x=${encodeURIComponent(password)}&cursor=${account}`,
  )(reply(`text ${token}`));
  call("POST", "/api/auth/second-factor/confirm", { code })(
    reply({ recoveryCodes: ["AAAA-canary-1"], secret: "CANARYSECRET" }),
  );
  call("POST", `/sandbox/members/${phone}/top-up`, { amount: 500, title: `from ${phone}` })(reply({ reason: account }));
  call("POST", "/api/auth/login", password)({ status: 200, header: () => "text/html", text: `<p>${token}</p>` });
  call("GET", "/api/auth/stream")({ status: 200, header: () => "text/event-stream", text: undefined });
  call("GET", `/api/${phone}`)({ status: 302, header: () => `/login/${token}?next=${phone}`, unread: true });
  call("GET", "/api/operation")({ status: 302, header: () => `https://user:${token}@a.example/`, unread: true });
  call("GET", "/api/operation")({ status: 200, header: () => undefined, cut: "ECONNRESET" });
  call("GET", "/api/operation")({ failure: "ECONNREFUSED" });
  call("GET", "/api/operation");
  return har.text();
}

describe("what a trace writes", () => {
  test.each([...Object.entries(CANARIES), ["recovery", "canary-1"], ["secret", "CANARYSECRET"]])(
    "no %s",
    (_, canary) => {
      const text = tracedCanaries();
      for (const form of [canary, encodeURIComponent(canary), JSON.stringify(canary).slice(1, -1)]) {
        expect(text).not.toContain(form);
        // A body stands as a text in a text.
        expect(text).not.toContain(JSON.stringify(JSON.stringify(form)).slice(3, -3));
      }
    },
  );

  test("is a HAR 1.2 in which each call has what its readers need", () => {
    const { log } = v.parse(harSchema, JSON.parse(tracedCanaries()));
    expect(log.entries).toHaveLength(13);
    expect(log.entries.map(({ comment }) => comment).slice(-3)).toEqual([
      "the reply was cut: ECONNRESET",
      "no reply: ECONNREFUSED",
      "stopped before the reply came",
    ]);
  });

  test("a redirect leads where it is written to, without secrets", () => {
    const { entries } = v.parse(harSchema, JSON.parse(tracedCanaries())).log;
    const to = (location: string) => {
      const har = createHarTrace({ now: () => 0, elapsed: () => 0 });
      const call = { method: "GET", url: "https://a.example/api/", headers: {}, body: undefined };
      har.begin(call)({ status: 308, header: () => location, unread: true });
      return v.parse(harSchema, JSON.parse(har.text())).log.entries[0]?.response.redirectURL;
    };
    expect(entries.map(({ response }) => response.redirectURL)).toContain("/login/%3Chidden%3E?next=%3Chidden%3E");
    expect(to("https://b.example/pictures/logo.png")).toBe("https://b.example/pictures/logo.png");
    expect(["mailto:a@b.example", "http://[", ""].map(to)).toEqual(["<hidden>", "", ""]);
  });

  test("one value has one word, so that a reader can follow it", () => {
    const { entries } = (JSON.parse(tracedCanaries()) as HarFile).log;
    expect(entries[1]?.request.postData?.text).toContain('"phone":"<phone 1>"');
    expect(entries[1]?.response.content.text).toContain('"phone":"<phone 1>"');
    expect(decodeURIComponent(entries[2]?.request.url ?? "")).toMatch(/\/<phone 1>$/);
  });

  test("ids, amounts, times and statuses stay as they are", () => {
    const har = createHarTrace({ now: () => 0, elapsed: () => 0 });
    const body = {
      id: "W-691120-7K3MQX9A",
      amount: 5000.5,
      status: "checking",
      createdAt: "2026-11-20T05:00:00.000Z",
      open: true,
      limit: 2_000_000_000,
    };
    har.begin({
      method: "GET",
      url: "https://a.example/api/auth/withdraw/withdraw-request/af9ed025-601c-467f-8b55-22e53a50ae8d",
      headers: {},
      body: undefined,
    })({
      status: 200,
      header: () => "application/json",
      text: JSON.stringify(body),
    });
    const [entry] = (JSON.parse(har.text()) as HarFile).log.entries;
    expect(JSON.parse(entry?.response.content.text ?? "")).toEqual(body);
    expect(entry?.request.url).toContain("af9ed025-601c-467f-8b55-22e53a50ae8d");
  });
});

test("every field of the contract has a decision", () => {
  const missing = [...namesIn(openapi)].filter((name) => !WRITTEN_FIELDS.has(name));
  expect(missing).toEqual([]);
});

function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== "object" || node === null) return found;
  const { properties } = node as { readonly properties?: object };
  for (const name of Object.keys(properties ?? {})) found.add(name);
  for (const inner of Object.values(node)) namesIn(inner, found);
  return found;
}

test.each([
  [/\bcreateNodeSend\b/, ["compose/trace/open-send.ts"]],
  [/\bfetch\(url, \{|globalThis\.fetch|from "(?:undici|node:https?)"/, ["compose/trace/open-fetch.ts"]],
])("no other part of the tool opens a way to a server: %s", (way, only) => {
  const files = readdirSync(join(ROOT, "cli"), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    // The development server is no part of the tool: it calls the house that it started itself.
    .filter((name) => name.endsWith(".ts") && !name.startsWith("boot/dev/"));
  const users = files.filter((name) => way.test(readFileSync(join(ROOT, "cli", name), "utf8")));
  expect(users).toEqual(only);
});

test("the headers that every call of ours has hide nothing", () => {
  const har = createHarTrace({ now: () => Date.UTC(2026, 10, 20, 5), elapsed: () => 0 });
  const headers = { accept: "application/json", "accept-language": "en", platform: "DSK", "user-agent": "sanam/1" };
  har.begin({ method: "GET", url: "https://play.example/api/deposit", headers, body: undefined })({
    status: 200,
    header: () => undefined,
    text: "[]",
  });
  const { log } = JSON.parse(har.text()) as HarFile;
  expect(log.entries[0]?.request.headers).toEqual(Object.entries(headers).map(([name, value]) => ({ name, value })));
});
