import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isAllowedHost } from "../../../../adapters/server/edge/allowed-hosts.ts";
import { targetFault, wrongCharacterField } from "../../../../adapters/server/edge/check-request.ts";
import type { Listening } from "../../../../adapters/server/listen.ts";
import { call, listening, openServer } from "../open-server.ts";
import { rawRequest } from "./raw-request.ts";

const OPERATION = "/api/setting/operational/website";
let server: Listening;
beforeAll(async () => {
  const { app } = await openServer();
  server = await listening(app, { hostNames: new Set(["play.example"]) });
});
afterAll(() => server.stop());

const ask = (target: string, headers: readonly string[]) => rawRequest(server.url, target, headers);
const codeOf = (body: string): unknown => JSON.parse(body);

describe("the Host header", () => {
  it("may name this machine, the address that was called, or a configured name, with any port", async () => {
    for (const host of [
      "localhost",
      "LOCALHOST:4600",
      "127.0.0.1:1",
      "rimnam.localhost:4600",
      "[::1]:4600",
      "play.example",
      "Play.Example.:8443",
    ])
      expect([host, (await ask(OPERATION, [`host: ${host}`])).status]).toEqual([host, 200]);
  });

  it("may not name another site, which DNS rebinding would do", async () => {
    for (const host of [
      "evil.example",
      "play.example.evil.example",
      "xplay.example",
      "localhost.evil.example",
      "evillocalhost",
      "10.0.0.1",
      "",
      "a b",
      "play.example/x",
    ]) {
      const { status, headers, body } = await ask(OPERATION, [`host: ${host}`]);
      expect([host, status]).toEqual([host, 421]);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(codeOf(body)).toMatchObject({ code: "host-unknown", message: expect.stringMatching(/[ก-๙]/) });
    }
  });

  it("is the address of the connection where the server listens on all", () => {
    expect(isAllowedHost("192.0.2.7:80", "192.0.2.7", new Set())).toBe(true);
    expect(isAllowedHost("192.0.2.7", "::ffff:192.0.2.7", new Set())).toBe(true);
    expect(isAllowedHost("[2001:DB8::7]", "2001:db8::7", new Set())).toBe(true);
    expect(isAllowedHost("192.0.2.8", "192.0.2.7", new Set())).toBe(false);
    expect(isAllowedHost("", undefined, new Set())).toBe(false);
  });

  it("is sent once, and agrees with an absolute target", async () => {
    const refused = [
      await ask(OPERATION, ["host: localhost", "host: evil.example"]),
      await ask(OPERATION, ["host: localhost", "Host: localhost"]),
      await ask(OPERATION, []),
      await ask(`http://evil.example${OPERATION}`, ["host: localhost"]),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(400);
      expect(codeOf(body)).toMatchObject({ code: "body-invalid", field: "Host" });
    }
    expect((await ask(`http://localhost${OPERATION}`, ["host: localhost"])).status).toBe(200);
  });
});

describe("a header that decides who calls and what", () => {
  it("is sent once, because a proxy may read another value than the server", async () => {
    for (const [field, header] of [
      ["Authorization", "authorization: Bearer abc"],
      ["Content-Type", "content-type: application/json"],
    ] as const) {
      const { status, body } = await ask(OPERATION, ["host: localhost", header, header.toUpperCase()]);
      expect([status, codeOf(body)]).toMatchObject([400, { code: "body-invalid", field }]);
    }
  });
});

describe("a target", () => {
  it("has no control character and no broken encoding, in path and query", async () => {
    const codes = [
      "%00",
      "%01",
      "%0a",
      "%0D",
      "%1f",
      "%7f",
      "%C2%85",
      "%c0%80",
      "%E0%A4",
      "%zz",
      "%",
      "%ed%a0%80",
      "\\",
    ];
    for (const code of codes) {
      for (const target of [`/api/user/checkUsername/a${code}b`, `${OPERATION}?x=${code}`, `/aff/${code}`]) {
        const { status, body } = await ask(target, ["host: localhost"]);
        expect([target, status]).toEqual([target, 400]);
        expect(codeOf(body)).toMatchObject({ code: "body-invalid", field: "path" });
      }
    }
    // Well encoded, so the rule of the value judges it.
    const { status, body } = await ask("/api/user/checkUsername/%E0%B8%81%20b", ["host: localhost"]);
    expect([status, codeOf(body)]).toMatchObject([422, { code: "username-format" }]);
  });

  it("is refused with raw control characters by the parser itself, in the same shape", async () => {
    for (const character of ["\u0000", "\u0001", "\u007f", "\u00e0"]) {
      const { status, body } = await ask(`/api/user/checkUsername/a${character}b`, ["host: localhost"]);
      expect(status).toBe(400);
      expect(codeOf(body)).toMatchObject({ code: "body-invalid" });
    }
  });

  it("names what is wrong", () => {
    expect(targetFault("/a%20b?c=%E0%B8%81")).toBeUndefined();
    expect(targetFault("/a%0ab")).toBe("has a control character");
    expect(targetFault("/a%ffb")).toBe("is not encoded as UTF-8");
  });
});

describe("texts in a body", () => {
  it("have no control character but those of several lines, and no half of a character", async () => {
    const { app, testMember } = await openServer();
    const { session } = testMember;
    for (const id of ["W-1\u0000", "\u001b[31mW-1", "W-1\u007f", "W-1\u0085", "W-1\ud800", "\udc00W-1"]) {
      const reply = await call(app, "POST", "/api/auth/withdraw/retry", { session, body: { id } });
      expect(reply).toMatchObject({ status: 400, body: { code: "body-invalid", field: "id" } });
    }
    const ignored = { id: "W-1", trace: "x\u0000", deep: [{ b: "\u001b" }] };
    const reply = await call(app, "POST", "/api/auth/withdraw/retry", { session, body: ignored });
    expect(reply).toMatchObject({ status: 422, body: { code: "request-not-found" } });
    expect(wrongCharacterField({ a: [{ b: "x\u0000" }] })).toBe("a.0.b");
    expect(wrongCharacterField({ a: "two\r\n\tlines", b: 1, c: null })).toBeUndefined();
  });
});
