import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { plainBrand } from "../../../web/brand/plain-brand.ts";
import { runJson } from "../../run-cli.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-check-"));
  const png = readFileSync(resolve(import.meta.dirname, "../../../../web/brand/brands/sanam/sanam.png"));
  const svg = (inside: string, attributes = 'viewBox="0 0 8 8"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
  const files: Readonly<Record<string, string | Uint8Array>> = {
    "plain.svg": svg('<defs><path id="a" d="M0 0h8"/></defs><use href="#a" fill="url(#b)"/>'),
    "script.svg": svg("<script>alert(1)</script>"),
    "attribute.svg": svg("", 'viewBox="0 0 8 8" onload="alert(1)"'),
    "page.svg": svg("<foreignObject><p/></foreignObject>"),
    "outside.svg": svg('<image href="https://img.example/a.png"/>'),
    "style.svg": svg("<style>path{fill:url(https://img.example/a.svg#b)}</style>"),
    "entity.svg": `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`,
    "unsized.svg": svg("", ""),
    "cut.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0',
    "large.svg": svg(" ".repeat(101_000)),
    "share.png": png,
    "cut.png": png.subarray(0, 2000),
    "wide.png": Buffer.concat([png.subarray(0, 100), png.subarray(-12)]),
    "text.png": "hello",
    "empty.png": "",
    "named.jpg": png,
    "cut.jpg": new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xff, 0, 0, 0, 0]),
    "cut.webp": Buffer.concat([Buffer.from("RIFF1234WEBPVP8X"), Buffer.alloc(15)]),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  mkdirSync(join(folder, "folder.png"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let written = 0;
function write(content: string | Uint8Array): string {
  const file = join(folder, `${written++}.json`);
  writeFileSync(file, content);
  return file;
}
const brandWith = (change: object) => JSON.stringify({ ...plainBrand, ...change });

interface Problem {
  readonly file: string;
  readonly path: string;
  readonly problem: string;
  readonly remedy: string;
}

async function check(...args: readonly string[]) {
  const { exit, error, data } = await runJson(["brand", "check", ...args]);
  return {
    exit,
    problems: (error?.["problems"] ?? []) as readonly Problem[],
    notes: (data?.["notes"] ?? []) as readonly { readonly path: string; readonly note: string }[],
  };
}

const proto = (value: unknown) => JSON.parse(`{"__proto__":${JSON.stringify(value)}}`) as object;

/** A change of a right brand, the field that is named, and what is said. Each is the only problem of its file. */
const WRONG_FIELDS: readonly (readonly [change: object, path: string, says: RegExp])[] = [
  [{ id: "A b" }, "id", /is "A b"\. It must be at most 40 lower-case latin letters/],
  [{ id: "a".repeat(41) }, "id", /at most 40/],
  [{ name: undefined }, "name", /^is missing\. It must be a text/],
  [{ name: " " }, "name", /not empty/],
  [{ name: "x".repeat(61) }, "name", /at most 60 characters/],
  [{ name: "a\u202eb" }, "name", /turn the direction/],
  [{ themeColor: "nonsense" }, "themeColor", /is "nonsense"\. It must be a colour like #1fbf75/],
  [{ themeColor: "var(--x)" }, "themeColor", /must be a colour/],
  [{ themeColor: 12 }, "themeColor", /^is 12\. It must be a colour/],
  [{ scheme: "auto" }, "scheme", /one of dark, light, device/],
  [{ backendUrl: "https://me:secret@api.example" }, "backendUrl", /without a password/],
  [{ backendUrl: "javascript:alert(1)" }, "backendUrl", /http\(s\) address/],
  [{ imageHost: "//img.example" }, "imageHost", /http\(s\) address/],
  [{ siteUrl: "https://play.example/path" }, "siteUrl", /origin like/],
  [{ siteUrl: "https://me:secret@play.example" }, "siteUrl", /origin like/],
  [{ sendIdempotencyKey: "yes" }, "sendIdempotencyKey", /true or false/],
  [{ contactChatId: "a b" }, "contactChatId", /LINE id/],
  [{ contactChatId: "https://line.me/ti/p/x" }, "contactChatId", /not an address/],
  [{ chatScriptUrl: "http://chat.example/a.js" }, "chatScriptUrl", /https address of a script/],
  [{ chatHosts: ["https://*.co.th"] }, "chatHosts.0", /public suffix/],
  [{ contentHosts: ["*"] }, "contentHosts.0", /a host like/],
  [{ minimumAge: 17 }, "minimumAge", /from 18 to 99/],
  [{ help: { label: "x", url: "javascript:alert(1)" } }, "help.url", /https:\/\/… or tel:/],
  [{ help: { label: "x", url: "https://me:secret@help.example" } }, "help.url", /https:\/\/… or tel:/],
  [{ help: "1323" }, "help", /object with a label and a url/],
  [{ licence: { number: "1" } }, "licence.name", /^is missing/],
  [{ licence: { name: "x", url: "http://gov.example" } }, "licence.url", /https address/],
  [{ terms: { version: "" } }, "terms.version", /not empty/],
  [{ terms: { version: "1", url: "https://me:secret@play.example" } }, "terms.url", /https address/],
  [{ privacy: null }, "privacy", /^is null\. It must be an object with a version/],
  [{ hostnames: "play.example" }, "hostnames", /list of hostnames/],
  [{ hostnames: ["a.example", "Play.example"] }, "hostnames.1", /lower case/],
  [{ hostnames: ["https://play.example"] }, "hostnames.0", /hostname/],
  [{ hostnames: ["play.example:80"] }, "hostnames.0", /hostname/],
  [{ hostnames: ["a".repeat(64)] }, "hostnames.0", /hostname/],
  [{ hostnames: ["a.example", "a.example"] }, "hostnames", /must not name a hostname twice/],
  [{ specialHostnames: ["a..b"] }, "specialHostnames.0", /hostname/],
  [{ titleTemplate: "%page%" }, "titleTemplate", /%page% and %name% once/],
  [{ openMenuEntries: ["casinos"] }, "openMenuEntries.0", /one of casino/],
  [{ telemetry: { url: "http://t.example/x" } }, "telemetry.url", /https address or a path/],
  [{ telemetry: { url: "//t.example/x" } }, "telemetry.url", /https address or a path/],
  [{ telemetry: { url: "/x", sample: 0 } }, "telemetry.sample", /above 0/],
  [{ inputRules: { username: { min: 10, max: 4 } } }, "inputRules.username", /Min 10 must not be greater than max 4/],
  [{ inputRules: { username: { min: 50 } } }, "inputRules.username", /Min 50 must not be greater than max 20/],
  [{ inputRules: { password: { min: -1 } } }, "inputRules.password.min", /from 6 to 200/],
  [{ inputRules: { affiliateMinimumBaht: -1 } }, "inputRules.affiliateMinimumBaht", /from 0\.01 to 100000/],
  [{ inputRules: { affiliateMinimumBaht: 1.005 } }, "inputRules.affiliateMinimumBaht", /two decimals/],
  [{ themeColour: "#1fbf75" }, "themeColour", /^is no field of a brand\. Write themeColor\.$/],
  [{ zzz: 1 }, "zzz", /^is no field of a brand\. Remove it/],
  [{ constructor: 1 }, "constructor", /no field/],
  [proto({ a: 1 }), "__proto__", /no field/],
  [{ configuration: {} }, "configuration", /no field/],
  [{ features: { wheels: false } }, "features.wheels", /Write wheel\./],
  [{ features: { wheel: "off" } }, "features.wheel", /true or false/],
  [{ features: [] }, "features", /must be an object/],
  [{ look: { corner: "soft" } }, "look.corner", /Write corners\./],
  [{ look: { corners: "square" } }, "look.corners", /one of sharp/],
  [{ embeds: { movies: "http://m.example" } }, "embeds.movies", /https address/],
  [{ texts: { "shell.menu.contract": "x" } }, "texts.shell.menu.contract", /Write shell\.menu\.contact\./],
  [{ texts: { "shell.menu.contact": 5 } }, "texts.shell.menu.contact", /^is 5\. It must be a text/],
  [{ texts: { "prize.points": "เหรียญ" } }, "texts.prize.points", /^is "เหรียญ"\. It must hold \{1\}/],
  [{ texts: { "shell.menu.contact": "x".repeat(501) } }, "texts.shell.menu.contact", /at most 500/],
  [{ texts: proto("x") }, "texts.__proto__", /no text of the site/],
  [{ logo: "../logo.png" }, "logo", /file beside the brand file/],
  [{ logo: "logo.gif" }, "logo", /PNG, JPG, WebP or SVG/],
  [{ logo: "gone.png" }, "logo", /gone\.png is not beside the brand file\. Put it into/],
  [{ logo: "folder.png" }, "logo", /is not beside/],
  [{ logo: "text.png" }, "logo", /is no picture/],
  [{ logo: "empty.png" }, "logo", /is no picture/],
  [{ logo: "named.jpg" }, "logo", /is a PNG file\. Name it \.png/],
  [{ pictures: { tiles: { all: "wide.png" } } }, "pictures.tiles.all", /1200 by 630 px\. Make it at most 1024/],
  [{ logo: "large.svg" }, "logo", /has \d+ kB\. Make it at most 100 kB/],
  [{ logo: "cut.png" }, "logo", /ends too early/],
  [{ logo: "cut.jpg" }, "logo", /ends too early/],
  [{ logo: "cut.webp" }, "logo", /ends too early/],
  [{ logo: "cut.svg" }, "logo", /ends too early/],
  [{ logo: "unsized.svg" }, "logo", /states no size\. Give/],
  [{ logo: "script.svg" }, "logo", /holds a script/],
  [{ logo: "attribute.svg" }, "logo", /holds code in an attribute/],
  [{ logo: "page.svg" }, "logo", /holds a page/],
  [{ logo: "outside.svg" }, "logo", /loads something from another place/],
  [{ logo: "style.svg" }, "logo", /loads something from another place/],
  [{ logo: "entity.svg" }, "logo", /defines entities/],
  [{ pictures: { share: "plain.svg" } }, "pictures.share", /is SVG, 8 by 8 px\. Make it a PNG of 1200 by 630/],
  [{ pictures: { heros: "plain.svg" } }, "pictures.heros", /Write hero\./],
];

test.each(WRONG_FIELDS)("%o is one problem at %s", async (change, path, says) => {
  const { exit, problems } = await check(write(brandWith(change)));
  expect(exit).toBe(3);
  expect(problems.map((problem) => [problem.path, `${problem.problem}. ${problem.remedy}`])).toEqual([
    [path, expect.stringMatching(says)],
  ]);
});

test("all of these in one file are all told at once", async () => {
  const fields = new Map(WRONG_FIELDS.map(([change, path]) => [Object.keys(change)[0] ?? "", { change, path }]));
  const together = [...fields.values()].filter(({ path }) => path !== "__proto__");
  const { problems } = await check(write(brandWith(Object.assign({}, ...together.map(({ change }) => change)))));
  expect(new Set(problems.map(({ path }) => path))).toEqual(new Set(together.map(({ path }) => path)));
  expect(together.length).toBeGreaterThan(25);
});

/** A file's text, what is said, and the exit code. */
const WRONG_TEXTS: readonly (readonly [name: string, content: string | Uint8Array, says: RegExp])[] = [
  ["nothing", "", /^is empty\. `sanam brand new`/],
  ["spaces", " \n", /^is empty/],
  ["a cut text", '{\n "id": "a",\n "na', /^line 3, column 5: Unterminated/],
  ["a comma too many", '{"id":"a",}', /^line 1, column 11: /],
  ["a comment", "// brand\n{}", /^line 1, column 1: /],
  ["NaN", '{"minimumAge":NaN}', /^line 1, column 15: /],
  ["a byte order mark", `\ufeff${brandWith({})}`, /^begins with a byte order mark\. Save it as UTF-8 without/],
  ["UTF-16", Buffer.from(`\ufeff${brandWith({})}`, "utf16le"), /^is not written in UTF-8\. Save it/],
  ["Thai in an old encoding", Buffer.from([0x22, 0xca, 0xb9, 0xd2, 0xc1, 0x22]), /^is not written in UTF-8/],
  ["100,000 brackets", "[".repeat(100_000), /^line 1, column 100001: /],
  ["null", "null", /^is null\. The brand file must hold one JSON object/],
  ["a list", "[]", /^is \[\]\. The brand file must hold one JSON object/],
];

test.each(WRONG_TEXTS)("a file of %s is one problem", async (_, content, says) => {
  const { exit, problems } = await check(write(content));
  expect(exit).toBe(3);
  expect(problems.map(({ path, problem, remedy }) => [path, `${problem}. ${remedy}`])).toEqual([
    ["", expect.stringMatching(says)],
  ]);
});

test("a key that is in the file twice is named with its path, at each depth", async () => {
  const text = brandWith({ features: { wheel: false } }).replace('"wheel":false', '"wheel":false,"wheel":true');
  const { problems } = await check(write(text.replace('"name"', '"name":"\\"{,:", "na\\u006de"')));
  expect(problems.map(({ path, problem }) => [path, problem])).toEqual([
    ["name", "is in the file twice"],
    ["features.wheel", "is in the file twice"],
  ]);
});

test("files that cannot be read do not hide the problems of the others, and exit with 2", async () => {
  const wrong = write(brandWith({ themeColor: "nonsense" }));
  const { exit, problems } = await check(join(folder, "gone.json"), folder, wrong);
  expect(exit).toBe(2);
  expect(problems.map(({ file, path, problem }) => [file, path, problem])).toEqual([
    [join(folder, "gone.json"), "", "is not there"],
    [folder, "", "is a folder"],
    [wrong, "themeColor", 'is "nonsense"'],
  ]);
});

test("two files must not have the same id or hostname, also in other places of their lists", async () => {
  const one = write(brandWith({ hostnames: ["a.example", "b.example"] }));
  const two = write(brandWith({ hostnames: ["b.example"], themeColor: 1 }));
  const { exit, problems } = await check(one, two);
  expect(exit).toBe(3);
  expect(problems.map(({ file, path }) => [file, path])).toEqual([
    [two, "themeColor"],
    [two, "id"],
    [two, "hostnames.0"],
  ]);
});

test.each(["#fff", "#000", "#777", "red", "transparent", "#1fbf7580"])(
  "the colour %s is made readable or refused with a sentence",
  async (themeColor) => {
    const { exit, problems, notes } = await check(write(brandWith({ themeColor, scheme: "device" })));
    if (exit === 3) return expect(problems).toMatchObject([{ path: "themeColor" }]);
    const contrasts = notes.filter(({ path }) => path === "themeColor").map(({ note }) => note);
    expect(contrasts).toHaveLength(2);
    for (const note of contrasts) {
      const [onIt, withPage] = [...note.replace(/\([^)]*\)/, "").matchAll(/([\d.]+):1/g)].map(([, ratio]) =>
        Number(ratio),
      );
      expect(onIt, note).toBeGreaterThanOrEqual(4.5);
      expect(withPage, note).toBeGreaterThanOrEqual(3);
    }
    return undefined;
  },
);

test("addresses that do not fit together are notes, not problems", async () => {
  const change = { backendUrl: "http://api.example", siteUrl: "https://www.example", hostnames: ["play.example"] };
  const { exit, notes } = await check(write(brandWith({ ...change, licence: { name: "x" } })));
  expect(exit).toBe(0);
  expect(notes.map(({ path }) => path)).toEqual(expect.arrayContaining(["backendUrl", "siteUrl"]));
  expect(notes.map(({ note }) => note).join()).toContain("real members need licence.number");
});

describe("with --online", () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer((request, reply) => {
      const type = request.url === "/page.png" ? "text/html" : "image/png";
      reply.writeHead(request.url === "/lost.png" ? 404 : 200, { "content-type": type });
      if (request.url === "/endless.png") {
        const chunk = Buffer.alloc(100_000, 1);
        const more = () => {
          while (!reply.destroyed && reply.write(chunk));
        };
        reply.on("drain", more);
        more();
      } else reply.end(readFileSync(join(folder, request.url === "/wide.png" ? "wide.png" : "share.png")));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  afterEach(() => vi.unstubAllGlobals());

  test("pictures of other servers are measured by what comes, whatever the server says", async () => {
    const ask = globalThis.fetch;
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => ask(url.replace("https://img.example", origin), init));
    const at = (name: string) => `https://img.example/${name}.png`;
    const change = {
      logo: at("lost"),
      background: at("endless"),
      pictures: {
        hero: at("page"),
        heroPhone: "https://gone.invalid/a.png",
        share: at("right"),
        tiles: { all: at("wide") },
      },
    };
    const { exit, problems } = await check(write(brandWith(change)), "--online");
    expect(exit).toBe(3);
    expect(new Map(problems.map(({ path, problem }) => [path, problem]))).toEqual(
      new Map([
        ["logo", `${at("lost")} answers with status 404`],
        ["background", `${at("endless")} has more than 1000 kB`],
        ["pictures.hero", `${at("page")} is no picture but text/html`],
        ["pictures.heroPhone", "https://gone.invalid/a.png cannot be reached"],
        ["pictures.tiles.all", `${at("wide")} is 1200 by 630 px`],
      ]),
    );
  });
});
