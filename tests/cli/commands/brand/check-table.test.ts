import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { plainBrand } from "../../../web/brand/plain-brand.ts";
import { harSchema } from "../../compose/trace/har-schema.ts";
import { runJson } from "../../run-cli.ts";
import { WRONG_FIELDS } from "./wrong-fields.ts";

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
    "letters.svg": svg('<text y="8">สนาม</text>'),
    "moving.svg": svg('<a href="#a"><animate attributeName="href" values="#b"/></a>'),
    "loop.svg": svg('<g id="a"><use href="#b"/></g><g id="b"><g><use xlink:href="#a"/></g></g>'),
    "twice.svg": svg(
      '<defs><path id="a" d="M0 0h8"/></defs><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>',
    ),
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

describe("notes on languages", () => {
  const notesOf = async (change: object) => {
    const { exit, notes } = await check(write(brandWith(change)));
    expect(exit).toBe(0);
    return notes.filter(({ path }) => /^(texts|translations)/.test(path)).map(({ path, note }) => [path, note]);
  };

  test("tell each text that is the brand's own in one language only", async () => {
    const both = { "signIn.welcome": "x", "share.homeTitle": "{1}" };
    const notes = await notesOf({
      texts: { ...both, "shell.menu.contact": "คุย", "prize.points": "{1} เหรียญ" },
      translations: { en: { ...both, "shell.menu.signIn": "Enter" } },
    });
    expect(notes).toEqual([
      ["texts.shell.menu.contact", 'falls back to ours in en, "Contact": translations.en has no such text'],
      ["texts.prize.points", "falls back to ours in en, which a brand cannot change"],
      ["translations.en.shell.menu.signIn", 'falls back to ours in th, "เข้าสู่ระบบ": texts has no such text'],
    ]);
  });

  test("tell texts of a language that the site does not have, and nothing else of it", async () => {
    const texts = { "signIn.welcome": "x" };
    expect(await notesOf({ languages: ["th"], translations: { en: texts } })).toEqual([
      ["translations.en", "nobody reads these texts: languages leaves out en"],
    ]);
    expect(await notesOf({ languages: ["en"], texts })).toEqual([
      ["texts", "nobody reads these texts: languages leaves out th"],
    ]);
    expect(await notesOf({ languages: ["th"], texts })).toEqual([]);
    expect(await notesOf({ texts, translations: { en: texts } })).toEqual([]);
  });
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
    const trace = join(folder, "online.har");
    const { exit, problems } = await check(write(brandWith(change)), "--online", "--trace", trace);
    expect(exit).toBe(3);
    const { entries } = v.parse(harSchema, JSON.parse(readFileSync(trace, "utf8"))).log;
    expect(new Map(entries.map(({ request, response }) => [request.url, response.status]))).toEqual(
      new Map([
        [at("lost"), 404],
        [at("endless"), 200],
        [at("page"), 200],
        [at("right"), 200],
        [at("wide"), 200],
        ["https://gone.invalid/a.png", 0],
      ]),
    );
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
