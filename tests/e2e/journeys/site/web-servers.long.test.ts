import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { buildBrands } from "../../../../cli/compose/brand/build-brands.ts";
import { serverConfig } from "../../../../cli/compose/brand/server-config.ts";
import { HEADERS_FILE, type HeadersFile } from "../../../../contracts/delivery/page-headers.ts";
import { robotsText } from "../../../../contracts/delivery/robots.ts";
import { unwrap } from "../../../adapters/house/test-house.ts";
import { freePort } from "../../../cluster/free-port.ts";
import { plainBrand } from "../../../web/brand/plain-brand.ts";
import { aptInstall } from "../../support/apt-install.ts";
import { openVisitor } from "../../support/open-page.ts";
import { DESKTOP } from "../../support/screen-sizes.ts";
import { closeContexts, sharedBrowser } from "../../support/shared-browser.ts";
import { signIn } from "../../support/sign-in.ts";
import { type Site, startSite } from "../../support/start-site.ts";
import {
  askWebServer,
  hasWebServer,
  startWebServer,
  WEB_SERVER_PACKAGES,
  type WebServerName,
} from "../../support/start-web-server.ts";

describe.each<WebServerName>(["nginx", "caddy"])("%s with the configuration of a built site", (name) => {
  const folder = mkdtempSync(join(tmpdir(), `sanam-${name}-`));
  const site = join(folder, "site");
  let port: number;
  let house: Site;
  let server: { close(): Promise<void> } | undefined;
  let browser: Browser;

  beforeAll(async () => {
    if (!hasWebServer(name)) aptInstall(WEB_SERVER_PACKAGES[name]);
    port = await freePort();
    house = await startSite({ otherSites: [`http://127.0.0.1:${port}`] });
    browser = await sharedBrowser();
    cpSync(join(ROOT, "build/web"), site, { recursive: true });
    unwrap(
      await buildBrands(
        [brandFile("first", { backendUrl: house.url }), brandFile("second", { features: { promotion: false } })],
        site,
      ),
    );
    const settings = { site, root: undefined, house: house.url, port, brotli: false };
    server = await startWebServer(name, unwrap(serverConfig(name, settings)), folder, port);
  });

  afterAll(async () => {
    await closeContexts(browser);
    await server?.close();
    await house?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function brandFile(id: string, more: object): string {
    mkdirSync(join(folder, "brands"), { recursive: true });
    const file = join(folder, "brands", `${id}.json`);
    writeFileSync(
      file,
      JSON.stringify({ ...plainBrand, id, name: `Brand ${id}`, hostnames: [`${id}.example`], ...more }),
    );
    return file;
  }

  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    askWebServer(port, path, { host: "second.example", ...headers });

  test("sends each file with the headers of its first rule, compressed, and nothing else", async () => {
    const script = readdirSync(join(site, "assets"))
      .find((each) => each.endsWith(".js.br"))
      ?.slice(0, -3);
    const { rules } = JSON.parse(readFileSync(join(site, "brands/second", HEADERS_FILE), "utf8")) as HeadersFile;
    const pages = ["/", "/login", "/auth/games/slot/all?game=x", "/AUTH/deposit/", "/favicon.svg", "/site.webmanifest"];
    for (const path of [`/assets/${script}`, "/play/game.html", "/brands/second/brand.css?v=1", ...pages]) {
      const reply = await ask(path);
      expect([path, reply.status]).toEqual([path, 200]);
      expect(reply.headers, path).toMatchObject(rules.find(({ under }) => path.startsWith(under))?.headers ?? {});
    }
    expect((await ask("/site.webmanifest")).headers["content-type"]).toContain("application/manifest+json");
    expect((await ask("/login")).headers["content-type"]?.toString().toLowerCase()).toBe("text/html; charset=utf-8");

    const packed = await ask(`/assets/${script}`, { "accept-encoding": "gzip" });
    expect(packed.headers).toMatchObject({ "content-encoding": "gzip" });
    expect(packed.headers["vary"]?.toString().toLowerCase()).toContain("accept-encoding");
    expect((await ask("/login", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
    const tag = String((await ask("/login")).headers["etag"]);
    expect((await ask("/login", { "if-none-match": tag })).status).toBe(304);

    // The second brand has no promotions; the first one has.
    for (const path of ["/nowhere", "/promotion", "/auth/media/promotion/"]) {
      const missing = await ask(path);
      expect([path, missing.status, missing.body.includes('id="root"')]).toEqual([path, 404, true]);
      expect(missing.headers).toMatchObject(rules.at(-1)?.headers ?? {});
    }
    expect((await ask("/promotion", { host: "first.example" })).status).toBe(200);
    const hidden = ["/assets/lost.js", "/assets/", "/play/lost.js", "/.page-template.html", "/.vite/manifest.json"];
    const others = ["/brands.json", "/brands.css", "/brands/first/index.html", "/brands/second/lost", "/brands/"];
    for (const path of [...hidden, ...others, "/assets/../.page-template.html", "/%2e%2e/site/.page-template.html"]) {
      const reply = await ask(path);
      expect([path, reply.status >= 400, reply.body.includes('id="root"')]).toEqual([path, true, false]);
    }
    for (const host of ["first.example", "second.example"]) {
      const robots = await ask("/robots.txt", { host });
      expect([robots.status, robots.body]).toEqual([200, robotsText(true)]);
    }
  });

  test("sends each host its brand, and passes calls to the house", async () => {
    const titles = ["first.example", "second.example", "second.localhost", "unknown.example"].map(
      async (host) => /Brand \w+/.exec((await ask("/login", { host })).body)?.[0],
    );
    expect(await Promise.all(titles)).toEqual(["Brand first", "Brand second", "Brand second", "Brand first"]);
    const reply = await ask("/api/setting/operational/website", { host: `127.0.0.1:${port}` });
    expect([reply.status, reply.headers["content-type"]]).toEqual([200, expect.stringContaining("application/json")]);
  });

  test("lets a member sign in and deposit with the house at another origin", async () => {
    const { context, page } = await openVisitor(browser, DESKTOP);
    const problems: string[] = [];
    page.on("console", (message) => {
      if (/content security policy|trusted ?type|cors/i.test(message.text())) problems.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${port}/login`);
    await signIn(page);
    await page.getByRole("heading", { name: /^สวัสดี/ }).waitFor();
    await page.goto(`http://127.0.0.1:${port}/auth/deposit`);
    await page.getByRole("textbox").fill("1,000");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "ฉันโอนแล้ว" }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
