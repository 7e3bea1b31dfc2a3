import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { brandOfHost } from "../../../adapters/server/site/site-server.ts";
import { BRANDS_FILE, BRANDS_FOLDER, PAGE_TEMPLATE } from "../../../contracts/delivery/built-brand.ts";
import { gamePageHeaders, HEADERS_FILE, headersFile, pageHeaders } from "../../../contracts/delivery/page-headers.ts";
import {
  hostSource,
  hostSources,
  isHostSource,
  mergeOrigins,
  NO_ORIGINS,
  type PageOrigins,
  readPageOrigins,
} from "../../../contracts/delivery/page-origins.ts";
import { SHARE_FILE } from "../../../contracts/delivery/share-file.ts";
import { PUSH_CACHE, PUSH_WORDS } from "../../../core/site/push.ts";

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
    ["http://[FE80::1]:8080/x", "http://[fe80::1]:8080"],
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
    const right = ["https://*.tawk.to", "HTTPS://*.Tawk.to", "https://a.example", "http://127.0.0.1:1"];
    expect(right.filter(isHostSource)).toEqual(right);
    const wrong = [
      "https://*",
      "https://*.com",
      "http://*.a.example",
      "https://a.example/",
      "https://*.a.b;x",
      "*",
      "xhttps://*.a.example",
    ];
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

  it("names an origin once that is both the backend and a host of content", () => {
    const policy = directives({ ...NO_ORIGINS, backend: ["https://a.example"], content: ["https://a.example"] });
    expect(policy.get("media-src")).toEqual(["'self'", "https://a.example"]);
  });

  it("is this one without other origins, with headers that close the rest", () => {
    expect(pageHeaders(NO_ORIGINS)).toEqual({
      "content-security-policy": [
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'",
        "connect-src 'self'; media-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'",
        "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'",
        "require-trusted-types-for 'script'; trusted-types sanam",
      ].join("; "),
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
    });
  });

  it("allows inline styles and the default policy of trusted types for a chat on one host", () => {
    const policy = directives({ ...NO_ORIGINS, chat: ["https://chat.example"] });
    expect(policy.get("style-src")).toEqual(["'self'", "https://chat.example", "'unsafe-inline'"]);
    expect(policy.get("trusted-types")).toEqual(["sanam", "default"]);
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

  it("let browsers ask again for the games' pages, whose policy names no host", () => {
    expect(rules.map(({ under }) => under)).toEqual(["/assets/", "/play/", "/"]);
    expect(ruleOf("/play/game.html")).toEqual({ ...gamePageHeaders(""), "cache-control": "no-cache" });
  });

  it("give our own server the origins of the brand", () => {
    expect(readPageOrigins(JSON.parse(JSON.stringify({ origins })))).toEqual(origins);
    for (const none of [undefined, null, {}, { origins: null }]) expect(readPageOrigins(none)).toEqual(NO_ORIGINS);
    const one = { backend: ["https://a.example"], content: ["https://b.example"], chat: ["https://c.example"] };
    expect(readPageOrigins({ origins: one })).toEqual(one);
    const calling = { ...NO_ORIGINS, calls: ["https://report.example"] };
    expect(readPageOrigins({ origins: calling })).toEqual(calling);
    expect(directives(calling).get("connect-src")).toEqual(["'self'", "https://report.example"]);
  });
});

describe("the headers of a game's page", () => {
  const here = "'self' http://play.example:8080 https://play.example:8080";

  it("open it for frames and calls, and nothing else", () => {
    expect(gamePageHeaders("play.example:8080", ["https://a.example", "https://b.example"])).toEqual({
      "content-security-policy": [
        `default-src 'none'; script-src ${here}; style-src ${here}; font-src ${here}; connect-src ${here}`,
        "base-uri 'none'; form-action 'none'; frame-ancestors 'self' https://a.example https://b.example",
        "require-trusted-types-for 'script'; trusted-types 'none'; sandbox allow-scripts allow-forms",
      ].join("; "),
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    });
  });

  it.each(["[::1]:4600", "my-play.example"])("name the host %s", (host) => {
    expect(gamePageHeaders(host)["content-security-policy"]).toContain(
      `script-src 'self' http://${host} https://${host};`,
    );
  });

  it.each(["", "a b", ";a", "a;", "a.example'"])("name no host where the request's is %j", (host) => {
    const policy = gamePageHeaders(host)["content-security-policy"];
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; /,
    );
  });
});

describe("the origins of pages", () => {
  it("are those of all addresses, each once and sorted", () => {
    const addresses = ["https://b.example/x", "nowhere", "https://a.example", "https://b.example:443/y"];
    expect(hostSources(addresses)).toEqual(["https://a.example", "https://b.example"]);
  });

  it("of several brands are those of each, once", () => {
    const one: PageOrigins = { backend: ["https://a.example"], content: ["https://b.example"], chat: [] };
    const two: PageOrigins = { ...one, chat: ["https://c.example"], calls: ["https://d.example"] };
    expect(mergeOrigins([one, two])).toEqual(two);
    expect(mergeOrigins([one, one])).toEqual(one);
  });
});

test("a hostname belongs to the brand that lists it, or whose trial name it is", () => {
  const brands = [
    { id: "sanam", hostnames: ["play.example", "www.example"] },
    { id: "rimnam", hostnames: [] },
  ];
  const idOf = (hostname: string) => brandOfHost(brands, hostname)?.id;
  expect(["www.example", "sanam.localhost", "rimnam.localhost"].map(idOf)).toEqual(["sanam", "sanam", "rimnam"]);
  expect(["rimnam", "localhost", "x.example", "", "x.sanam.localhost"].flatMap((name) => idOf(name) ?? [])).toEqual([]);
});

test("the files of a built site and what its worker stores have names that stay", () => {
  const files = [BRANDS_FOLDER, BRANDS_FILE, PAGE_TEMPLATE, HEADERS_FILE, SHARE_FILE, PUSH_CACHE, PUSH_WORDS];
  expect(files.join(" ")).toBe("brands brands.json .page-template.html headers.json share.json site-push /push-words");
});
