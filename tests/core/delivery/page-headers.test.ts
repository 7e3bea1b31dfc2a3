import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { headersFile } from "../../../core/delivery/headers-file.ts";
import { hostSource, isHostSource } from "../../../core/delivery/host-source.ts";
import { pageHeaders } from "../../../core/delivery/page-headers.ts";
import { hostSources, NO_ORIGINS, type PageOrigins, readPageOrigins } from "../../../core/delivery/page-origins.ts";

/** Sources by directive. */
function directives(origins: PageOrigins): ReadonlyMap<string, readonly string[]> {
  const policy = pageHeaders(origins)["content-security-policy"] ?? "";
  return new Map(policy.split("; ").map((text) => [text.split(" ")[0] ?? "", text.split(" ").slice(1)]));
}

describe("the origin of a web address", () => {
  test.each([
    ["https://api.example/v1", "https://api.example"],
    ["http://127.0.0.1:4600", "http://127.0.0.1:4600"],
    ["HTTPS://API.Example:443", "https://api.example"],
    ["http://[::1]:80/x", "http://[::1]"],
    ["https://สนาม.example", "https://xn--q3cqz7a.example"],
  ])("of %s is %s", (address, origin) => {
    expect(hostSource(address)).toBe(origin);
  });

  test.each([
    "https://a;script-src",
    "https://a,b",
    "https://a'b",
    "https://*",
    "https://*.example.com",
    "//a",
    "",
    "/x",
  ])("is none for %s", (address) => {
    expect(hostSource(address)).toBeUndefined();
  });

  test("may be a host with all its subdomains, but not every host with the same ending", () => {
    expect(["https://*.tawk.to", "https://a.example", "http://127.0.0.1:1"].filter(isHostSource)).toHaveLength(3);
    const wrong = ["https://*", "https://*.com", "http://*.a.example", "https://a.example/", "https://*.a.b;x", "*"];
    expect(wrong.filter(isHostSource)).toEqual([]);
  });
});

describe("the policy of the site's pages", () => {
  const chat = ["https://chat.example", "https://*.talk.example"];

  it("allows no other origin and nothing inline by default", () => {
    const policy = directives(NO_ORIGINS);
    expect(policy.get("connect-src")).toEqual(["'self'"]);
    expect(policy.get("frame-src")).toEqual(["'self'"]);
    expect(policy.get("trusted-types")).toEqual(["sanam"]);
    expect(JSON.stringify([...policy])).not.toMatch(/unsafe|http|\*/);
  });

  it("allows calls, pictures and frames of the backend, but no scripts", () => {
    const policy = directives({ ...NO_ORIGINS, backend: ["https://api.example"] });
    const named = [...policy].filter(([, sources]) => sources.includes("https://api.example")).map(([name]) => name);
    expect(named).toEqual(["img-src", "connect-src", "media-src", "frame-src"]);
  });

  it("allows to show content, but not to call or run it", () => {
    const policy = directives({ ...NO_ORIGINS, content: ["https://img.example"] });
    const named = [...policy].filter(([, sources]) => sources.includes("https://img.example")).map(([name]) => name);
    expect(named).toEqual(["img-src", "media-src", "frame-src"]);
  });

  it("allows scripts, sockets and styles of a chat, but no inline scripts and no eval", () => {
    const policy = directives({ ...NO_ORIGINS, chat });
    for (const name of ["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src"])
      expect(policy.get(name)).toEqual(expect.arrayContaining(chat));
    expect(policy.get("connect-src")).toEqual(expect.arrayContaining(["wss://chat.example", "wss://*.talk.example"]));
    expect(policy.get("script-src")).toEqual(["'self'", ...chat]);
    expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
    expect(policy.get("trusted-types")).toEqual(["sanam", "default"]);
  });

  it("has the same directives for every configuration and file", () => {
    const names = [...directives(NO_ORIGINS).keys()];
    const part = fc.constantFrom(
      ";",
      "; script-src",
      "'",
      ",",
      " ",
      "*",
      "https://",
      "a",
      ".example",
      ":80",
      "/",
      "\n",
    );
    const nasty = fc.array(part, { maxLength: 8 }).map((parts) => `https://${parts.join("")}`);
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            nasty,
            fc.domain().map((name) => `https://${name}/x`),
          ),
        ),
        fc.array(fc.oneof(nasty, fc.constantFrom(1, null, {}))),
        (values, chatty) => {
          const read = readPageOrigins({ origins: { chat: chatty, backend: values, content: "https://a.example" } });
          const policy = directives({ ...read, content: hostSources(values) });
          expect([...policy.keys()]).toEqual(names);
          for (const source of policy.get("img-src")?.slice(3) ?? [])
            expect(source).toMatch(/^https?:\/\/(\*\.)?[\w.[\]:-]+$/);
        },
      ),
    );
  });
});

describe("the headers for other web servers", () => {
  const { origins, rules } = headersFile({ ...NO_ORIGINS, backend: ["https://api.example"] });
  const ruleOf = (path: string) => rules.find(({ under }) => path.startsWith(under))?.headers ?? {};

  it("cover every path, and let browsers cache only files whose names change", () => {
    for (const path of ["/", "/index.html", "/auth/deposit", "/assets/base-1a2b.js"])
      expect(ruleOf(path)["content-security-policy"]).toContain("connect-src 'self' https://api.example;");
    expect(ruleOf("/assets/base-1a2b.js")["cache-control"]).toContain("immutable");
    expect(ruleOf("/auth/deposit")["cache-control"]).toBe("no-cache");
  });

  it("remove the origin of the games' pages", () => {
    expect(ruleOf("/play/game.html")["content-security-policy"]).toMatch(/; sandbox allow-scripts allow-forms$/);
  });

  it("give our own server the origins of the brand", () => {
    expect(readPageOrigins(JSON.parse(JSON.stringify({ origins })))).toEqual(origins);
    expect(readPageOrigins(undefined)).toEqual(NO_ORIGINS);
  });
});
