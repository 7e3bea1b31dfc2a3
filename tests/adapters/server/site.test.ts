import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { readContent } from "../../../adapters/house/content/content-file.ts";
import { NO_CONTENT, operatorContent } from "../../../adapters/house/content/operator-content.ts";
import { SANDBOX_CONTENT } from "../../../adapters/house/sandbox/sandbox-content.ts";
import type { SiteContent } from "../../../adapters/house/site/site-content.ts";
import { createApp } from "../../../adapters/server/create-app.ts";
import { loadSite } from "../../../adapters/server/site/load-site.ts";
import { contentExample } from "../house/content/content-example.ts";
import { openTestHouse, unwrap } from "../house/test-house.ts";

const PAGE = "<!doctype html><title>สนาม</title>";
const SCRIPT = "console.log('the site');\n".repeat(40);
const NAVIGATION = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

const withConfiguration = (entries: readonly (readonly [string, string])[]): SiteContent => ({
  ...SANDBOX_CONTENT,
  configuration: new Map(entries),
});

let folder: string;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sanam-site-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
  writeFileSync(join(folder, "assets", "app-1a2b.js"), SCRIPT);
  writeFileSync(join(folder, "assets", "app-1a2b.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "assets", "app-1a2b.js.gz"), gzipSync(SCRIPT));
  writeFileSync(join(folder, "..", "sanam-outside.txt"), "outside");
  const { house } = await openTestHouse();
  house.useContent(withConfiguration([["embed.liveScore", "https://score.example/today"]]));
  app = createApp(house, { site: loadSite(folder) });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(folder, "..", "sanam-outside.txt"));
});

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test("the page carries the tags for its address and host, in every form in which it is sent", async () => {
  const shared = mkdtempSync(join(tmpdir(), "sanam-shared-"));
  const pages = [
    { path: "/", title: "สนาม", description: "หน้าแรก" },
    { path: "/aff/{code}", title: "เพื่อนชวนคุณ", description: "รหัส {code}" },
  ];
  writeFileSync(join(shared, "index.html"), "<title>สนาม</title>\n");
  writeFileSync(join(shared, "index.html.br"), brotliCompressSync("<title>สนาม</title>\n"));
  writeFileSync(join(shared, "share.json"), JSON.stringify({ siteName: "สนาม", picture: "/share.png", pages }));
  const { house } = await openTestHouse();
  const site = createApp(house, { site: loadSite(shared) });
  rmSync(shared, { recursive: true });
  const ask = (path: string, headers = {}) =>
    site.request(`http://play.example${path}`, { headers: { ...NAVIGATION, ...headers } });

  const page = await (await ask("/aff/GOLD8888", { "x-forwarded-proto": "https" })).text();
  // Only a trusted proxy may say that the client speaks HTTPS; edge/access-log.test.ts shows that.
  expect(page).toContain('property="og:url" content="http://play.example/aff/GOLD8888"');
  expect(page).toContain('property="og:image" content="http://play.example/share.png"');
  expect(page).toContain('content="รหัส GOLD8888"');
  const compressed = await ask("/aff/GOLD8888", { "accept-encoding": "br" });
  expect(brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString()).toContain("เพื่อนชวนคุณ");
  const tag = (await ask("/aff/GOLD8888")).headers.get("etag") ?? "";
  expect((await ask("/aff/GOLD8888", { "if-none-match": tag })).status).toBe(304);
  expect((await ask("/", { "if-none-match": tag })).status).toBe(200);
  expect(await (await ask("/aff/%22%3E%3Cscript%3E")).text()).not.toContain("<script>");
});

describe("the served site", () => {
  it("sends the page for a navigation to any of its paths", async () => {
    for (const path of ["/", "/index.html", "/login", "/auth/deposit/slip", "/regis/a/b", "/aff/GOLD8888"]) {
      const reply = await get(path, NAVIGATION);
      expect([path, reply.status, await reply.text()]).toEqual([path, 200, PAGE]);
      expect(reply.headers.get("cache-control")).toBe("no-cache");
    }
  });

  it("sends the page to a client like curl, which accepts anything, on a path without an extension", async () => {
    for (const path of ["/", "/login", "/auth/deposit"])
      for (const headers of [{ accept: "*/*" }, {}] as const)
        expect([path, await (await get(path, headers)).text()]).toEqual([path, PAGE]);
  });

  it("sends the page with 404 to a browser for an address that is no page, and a plain 404 to anybody else", async () => {
    for (const path of ["/wp-admin", "/%E0%B8%81", "/aff", "/auth/deposit/x/y", "/login.php"]) {
      const page = await get(path, NAVIGATION);
      expect([path, page.status, await page.text()]).toEqual([path, 404, PAGE]);
      const tag = page.headers.get("etag") ?? "";
      expect((await get(path, { ...NAVIGATION, "if-none-match": tag })).status).toBe(404);
      const plain = await get(path, { accept: "*/*" });
      expect([path, plain.status, await plain.json()]).toMatchObject([path, 404, { code: "not-found" }]);
    }
  });

  it("has nothing below a name with a dot in front, for anybody", async () => {
    for (const path of ["/.git/config", "/.env", "/.well-known/nothing", "/auth/.env"]) {
      const reply = await get(path, NAVIGATION);
      expect([path, reply.status, await reply.json()]).toMatchObject([path, 404, { code: "not-found" }]);
    }
  });

  it("answers a browser that asks for the icon by its old name", async () => {
    const icon = await get("/favicon.ico");
    expect([icon.status, icon.headers.get("content-type"), await icon.text()]).toEqual([
      200,
      "image/svg+xml",
      "<svg/>",
    ]);
  });

  it("never sends the page for a missing script, call or control", async () => {
    const missing = ["/assets/app-0000.js", "/assets/", "/api/nothing", "/api", "/sandbox", "/sandbox/clock"];
    for (const path of missing) expect([path, (await get(path, NAVIGATION)).status]).toEqual([path, 404]);
    for (const accept of ["application/json", "image/*", "image/avif,image/webp,*/*;q=0.8"])
      expect((await get("/login", { accept })).status).toBe(404);
    for (const accept of ["*/*", "text/css,*/*;q=0.1"])
      for (const path of ["/missing.js", "/auth/missing.css"]) expect((await get(path, { accept })).status).toBe(404);
    expect((await app.request("/login", { method: "POST", headers: NAVIGATION })).status).toBe(404);
  });

  it("serves the built files and no other file of the disk", async () => {
    const outside = [
      "/.vite/manifest.json",
      "/../sanam-outside.txt",
      "/..%2fsanam-outside.txt",
      "/%2e%2e/sanam-outside.txt",
    ];
    for (const path of [...outside, "/%E0%A4%A", "/assets/app-1a2b.js.br"]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    for (const path of ["//etc/passwd", "/..%2f..%2fetc/passwd", "/%00"]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it("sends the smallest form that the browser accepts", async () => {
    const plain = await get("/assets/app-1a2b.js", { "accept-encoding": "identity" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
    const zipped = await get("/assets/app-1a2b.js", { "accept-encoding": "gzip, br;q=0" });
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await zipped.bytes()).toString()).toBe(SCRIPT);
    const small = await get("/assets/app-1a2b.js", { "accept-encoding": "gzip, deflate, br" });
    expect(small.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await small.bytes()).toString()).toBe(SCRIPT);
    expect(small.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(small.headers.get("vary")).toContain("accept-encoding");
    const tags = [plain, zipped, small].map((reply) => reply.headers.get("etag"));
    expect(new Set(tags).size).toBe(3);
  });

  it("lets browsers cache assets for ever and revalidate the rest", async () => {
    const asset = await get("/assets/app-1a2b.js");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const page = await get("/", NAVIGATION);
    const tag = page.headers.get("etag") ?? "";
    const again = await get("/", { ...NAVIGATION, "if-none-match": `"other", W/${tag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await get("/", { ...NAVIGATION, "if-none-match": '"other"' })).status).toBe(200);
  });

  it("answers HEAD like GET, without the body", async () => {
    const reply = await app.request("/favicon.svg", { method: "HEAD" });
    expect([reply.status, reply.headers.get("content-type"), await reply.text()]).toEqual([200, "image/svg+xml", ""]);
  });

  it("allows no inline script or style, no eval, and only its own and the configured frames", async () => {
    const reply = await get("/", NAVIGATION);
    const policy = reply.headers.get("content-security-policy") ?? "";
    const directives = new Map(
      policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1).join(" ")]),
    );
    expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/score\.example)/);
    expect(directives.get("default-src")).toBe("'none'");
    expect(directives.get("script-src")).toBe("'self'");
    expect(directives.get("style-src")).toBe("'self'");
    expect(directives.get("frame-src")).toBe("'self' https://score.example");
    expect(directives.get("base-uri")).toBe("'none'");
    expect(directives.get("require-trusted-types-for")).toBe("'script'");
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
    expect(reply.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });

  it("allows the origins that the build wrote down, of the configuration, and no text that would change the policy", async () => {
    const site = loadSite(folder);
    const file = site.get("/favicon.svg");
    if (!file) throw new Error("no file");
    const origins = { backend: ["https://api.example"], content: ["https://img.example"], chat: ["https://a;b", 1] };
    const written = new TextEncoder().encode(JSON.stringify({ origins, rules: [] }));
    const { house } = await openTestHouse();
    house.useContent(
      withConfiguration([
        ["embed.movie", "https://film.example/x"],
        ["home.normal.logo", "https://img.example/logo.png"],
        ["home.top.slot", "slot.png"],
      ]),
    );
    const withFile = new Map([...site, ["/headers.json", { ...file, whole: written }]]);
    const reply = await createApp(house, { site: withFile }).request("/", { headers: NAVIGATION });
    const policy = reply.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("frame-src 'self' https://api.example https://img.example https://film.example;");
    expect(policy).toContain("script-src 'self';");
  });

  it("closes in its page what the house does not offer, and follows the content", async () => {
    const closing = mkdtempSync(join(tmpdir(), "sanam-closing-"));
    const data = JSON.stringify([{ id: "one", name: "<b>", closedPaths: "^/movie" }]).replace(/</g, "\\u003c");
    writeFileSync(
      join(closing, "index.html"),
      `<title>x</title><script id="brands" type="application/json">${data}</script>`,
    );
    const { house } = await openTestHouse();
    const site = createApp(house, { site: loadSite(closing) });
    rmSync(closing, { recursive: true });
    const ask = async (path: string) => {
      const reply = await site.request(path, { headers: NAVIGATION });
      const text = await reply.text();
      const [, json = ""] = /application\/json">(.*)<\/script>/.exec(text) ?? [];
      const [brand] = JSON.parse(json) as readonly { readonly name: string; readonly closedPaths: string }[];
      return {
        status: reply.status,
        tag: reply.headers.get("etag"),
        brand,
        policy: reply.headers.get("content-security-policy"),
      };
    };
    const whole = await ask("/games");
    expect(whole).toMatchObject({ status: 200, brand: { closedPaths: "^/movie" } });
    house.useContent(NO_CONTENT);
    const bare = await ask("/games");
    expect(bare.status).toBe(404);
    expect(bare.tag).not.toBe(whole.tag);
    expect(bare.brand?.name).toBe("<b>");
    const isClosed = (path: string) => new RegExp(bare.brand?.closedPaths ?? "").test(path);
    for (const path of [
      "/movie",
      "/games?cat=slot",
      "/auth/games/slot/JK",
      "/promotion",
      "/auth/media/wheel",
      "/refund",
    ])
      expect(isClosed(path), path).toBe(true);
    for (const path of ["/", "/login", "/auth/deposit", "/contact"]) {
      expect(isClosed(path), path).toBe(false);
      expect((await ask(path)).status, path).toBe(200);
    }
    // A friend's link leads to the registration.
    expect((await ask("/aff/GOLD8888")).status).toBe(200);
    house.useContent(operatorContent(unwrap(readContent(contentExample()))));
    const full = await ask("/games");
    expect(full).toMatchObject({
      status: 200,
      policy: expect.stringContaining("frame-src 'self' https://films.example https://games.example"),
    });
    // Its one game is a slot.
    const closes = new RegExp(full.brand?.closedPaths ?? "");
    for (const path of ["/games?cat=lotto", "/auth/games/category?cat=casino"])
      expect(closes.test(path), path).toBe(true);
    for (const path of ["/games", "/games?cat=slot", "/games?cat=hot", "/auth/games/category?cat=all&row=recent"])
      expect(closes.test(path), path).toBe(false);
    // The addresses remain: the lobby says that the category is empty.
    expect((await ask("/games?cat=lotto")).status).toBe(200);
  });

  it("throws when a folder has no page", () => {
    expect(() => loadSite(join(folder, "assets"))).toThrow("index.html");
    expect(() => loadSite(join(folder, "nowhere"))).toThrow();
  });
});
