import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../adapters/server/create-app.ts";
import { loadSite } from "../../../adapters/server/site/load-site.ts";
import type { BuiltBrand, ServedBrands } from "../../../contracts/delivery/built-brand.ts";
import { openTestHouse } from "../house/test-house.ts";

const NAVIGATION = { accept: "text/html,*/*;q=0.8" };

function builtBrand(id: string, name: string): BuiltBrand {
  const origins = { backend: [`https://api.${id}.example`], content: [], chat: [] };
  const files = {
    "index.html": `<title>${name}</title>\n`,
    "brand.css": `/* ${name} */`,
    "favicon.svg": `<svg id="${name}"/>`,
    "headers.json": JSON.stringify({ origins, rules: [] }),
    "share.json": JSON.stringify({ siteName: name, pages: [{ path: "/", title: name, description: "" }] }),
  };
  const entries = Object.entries(files).map(([file, content]) => [`brands/${id}/${file}`, content] as const);
  return { id, hostnames: [`${id}.example`], files: new Map(entries) };
}

let folder: string;
let served: ServedBrands;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sanam-brands-"));
  writeFileSync(join(folder, "index.html"), "<title>all brands</title>");
  writeFileSync(join(folder, "brands.css"), "/* all brands */");
  writeFileSync(join(folder, "brands.json"), '{"default":"one","brands":[]}');
  writeFileSync(join(folder, "area.js"), "area()");
  served = { default: "one", brands: [builtBrand("one", "หนึ่ง"), builtBrand("two", "สอง")] };
  const { house } = await openTestHouse();
  app = createApp(house, { site: loadSite(folder), brands: () => served });
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (url: string, headers: Record<string, string> = {}) => app.request(url, { headers });
const textOf = async (url: string, headers = {}) => (await get(url, headers)).text();

describe("the brands of a server", () => {
  it("answer 404 for a page that one of them switches off, as for an address without a page", async () => {
    const [one, two] = served.brands;
    if (!one || !two) throw new Error("two brands are served");
    const headers = JSON.stringify({ rules: [], pages: ["/", "/login", "/aff/:afCode"] });
    const files = new Map([...two.files, ["brands/two/headers.json", headers] as const]);
    served = { default: "one", brands: [one, { ...two, files }] };
    const statusOf = async (url: string) => (await get(url, NAVIGATION)).status;
    expect(await statusOf("http://one.example/promotion")).toBe(200);
    expect(await statusOf("http://two.example/promotion")).toBe(404);
    for (const path of ["/", "/login/", "/aff/abc"])
      expect(await statusOf(`http://two.example${path}`), path).toBe(200);
    served = { default: "one", brands: [one, two] };
  });

  it("are chosen by hostname, with their page, title for chats, small files and policy", async () => {
    for (const [host, id, name] of [
      ["one.example", "one", "หนึ่ง"],
      ["two.example:8080", "two", "สอง"],
      ["TWO.example", "two", "สอง"],
      ["two.localhost:4600", "two", "สอง"],
      ["unknown.example", "one", "หนึ่ง"],
      ["127.0.0.1:4600", "one", "หนึ่ง"],
    ] as const) {
      const page = await get(`http://${host}/login`, NAVIGATION);
      const html = await page.text();
      expect([host, html.includes(`<title>${name}`), html.includes(`og:site_name" content="${name}"`)]).toEqual([
        host,
        true,
        true,
      ]);
      expect(page.headers.get("content-security-policy")).toContain(`https://api.${id}.example`);
      expect(await textOf(`http://${host}/favicon.ico`)).toBe(`<svg id="${name}"/>`);
      expect(await textOf(`http://${host}/brands/${id}/brand.css`)).toBe(`/* ${name} */`);
      expect(await textOf(`http://${host}/area.js`)).toBe("area()");
    }
  });

  it("hide each other, and the files for web servers that map no hostnames", async () => {
    for (const path of [
      "/brands/two/brand.css",
      "/brands/two/index.html",
      "/brands.css",
      "/brands.json",
      "/brands/one/",
    ])
      expect([path, (await get(`http://one.example${path}`, NAVIGATION)).status]).toEqual([path, 404]);
  });

  it("let a browser cache the style sheet for ever under the address in the page, and revalidate it elsewhere", async () => {
    const css = "http://two.example/brands/two/brand.css";
    const tag = (await get(css)).headers.get("etag")?.slice(1, 11);
    expect((await get(`${css}?v=${tag}`)).headers.get("cache-control")).toContain("immutable");
    expect((await get(`${css}?v=another`)).headers.get("cache-control")).toBe("no-cache");
    expect(
      (await get(css, { "if-none-match": `"${(await get(css)).headers.get("etag")?.slice(1, -1)}"` })).status,
    ).toBe(304);
  });

  it("change all at once when one of them changes, and the others stay as they are", async () => {
    const before = await get("http://two.example/", NAVIGATION);
    served = { ...served, brands: [builtBrand("one", "ใหม่"), ...served.brands.slice(1)] };
    expect(await textOf("http://one.example/", NAVIGATION)).toContain("<title>ใหม่");
    expect(await textOf("http://one.example/brands/one/brand.css")).toBe("/* ใหม่ */");
    const after = await get("http://two.example/", NAVIGATION);
    expect(after.headers.get("etag")).toBe(before.headers.get("etag"));
  });
});
