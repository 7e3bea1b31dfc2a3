import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "../../../../core/sentences/sentences.ts";
import { plainBrand as sanam } from "../../../web/brand/plain-brand.ts";
import { runCli, runJson } from "../../run-cli.ts";

const TEMPLATE = resolve(import.meta.dirname, "../../../../web/index.html");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-brand-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

/** What `npm run build` leaves, as far as brands need it. */
function emptySite(): string {
  const site = join(folder, "site");
  mkdirSync(site);
  writeFileSync(join(site, ".page-template.html"), readFileSync(TEMPLATE));
  return site;
}

interface Problem {
  readonly file: string;
  readonly path: string;
  readonly problem: string;
  readonly remedy: string;
}

async function problemsOf(...files: readonly string[]) {
  const { exit, error } = await runJson(["brand", "check", ...files]);
  return { exit, problems: (error?.["problems"] ?? []) as readonly Problem[] };
}

describe("brand check", () => {
  test("accepts a right file and tells what the theme colour becomes", async () => {
    const file = write("a.json", { ...sanam, themeColor: "#0b3d2a" });
    const { exit, stdout } = await runCli(["brand", "check", file]);
    expect(exit).toBe(0);
    expect(stdout).toMatch(/#0b3d2a \(\d\.\d:1 with the page\) becomes #[0-9a-f]{6} in the dark scheme/);
  });

  test("reports every problem of every file with its field and its remedy", async () => {
    const picture = new Uint8Array(
      readFileSync(resolve(import.meta.dirname, "../../../../web/brand/brands/sanam/sanam.png")),
    );
    writeFileSync(join(folder, "share.png"), picture);
    writeFileSync(join(folder, "logo.png"), picture);
    writeFileSync(join(folder, "hero.jpg"), picture);
    write("large.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${" ".repeat(160_000)}</svg>`);
    const { name: _, ...rest } = sanam;
    const one = write("one.json", {
      ...rest,
      themeColor: "nonsense",
      contactChatId: "a b",
      themeColour: "#1fbf75",
      hostnames: ["play.example"],
      logo: "logo.png",
      background: "gone.webp",
      pictures: { hero: "hero.jpg", share: "share.png", tiles: { wheel: "large.svg" } },
    });
    const other = write("other.json", { ...sanam, id: "other", hostnames: ["www.example", "play.example"] });
    const { exit, problems } = await problemsOf(one, other);
    expect(exit).toBe(3);
    const found = problems.map(({ file, path, problem, remedy }) => [file === one, path, `${problem}. ${remedy}`]);
    expect(new Map(found.map(([, path, sentence]) => [path, sentence]))).toEqual(
      new Map([
        ["name", "is missing. It must be a text that is not empty."],
        ["themeColor", expect.stringContaining("It must be")],
        ["contactChatId", 'is "a b". It must be a LINE id like @sanam, not an address.'],
        ["themeColour", "is no field of a brand. Write themeColor."],
        ["logo", "logo.png is 1200 by 630 px. Make it at most 1024 px on each side."],
        ["background", `gone.webp is not beside the brand file. Put it into ${folder}.`],
        ["pictures.hero", "hero.jpg is a PNG file. Name it .png."],
        ["pictures.tiles.wheel", "large.svg has 161 kB. Make it at most 150 kB: every player loads it."],
        ["hostnames.1", `play.example belongs to ${one}, too. Each brand needs its own.`],
      ]),
    );
    expect(found.filter(([isOne]) => isOne !== true)).toHaveLength(1);
  });

  test("reports sounds that are not there, are something else or are too long", async () => {
    write("win.ogg", "RIFF    WAVE");
    write("spin.wav", `RIFF    WAVE${" ".repeat(100_000)}`);
    write("card.mp3", "ID3");
    const sounds = { credited: "gone.mp3", win: "win.ogg", spin: "spin.wav", card: "card.mp3" };
    const { exit, problems } = await problemsOf(write("a.json", { ...sanam, sounds }));
    expect(exit).toBe(3);
    expect(problems.map(({ path, problem }) => `${path}: ${problem}`)).toEqual([
      "sounds.credited: gone.mp3 is not beside the brand file",
      "sounds.win: win.ogg is no OGG file",
      "sounds.spin: spin.wav has 101 kB",
    ]);
  });

  test("says where a file stops being JSON", async () => {
    const file = write("a.json", '{\n  "id": "a",\n  "name" "x"\n}');
    const { exit, problems } = await problemsOf(file);
    expect(exit).toBe(3);
    expect(problems).toMatchObject([{ path: "", problem: expect.stringContaining("line 3, column 10: ") }]);
  });

  test("a missing file and a missing name are mistakes of the command line", async () => {
    expect((await runJson(["brand", "check", join(folder, "gone.json")])).exit).toBe(2);
    expect((await runJson(["brand", "check"])).exit).toBe(2);
  });
});

describe("brand new", () => {
  const choices = ["--id", "goldhall", "--name", "โกลด์ฮอลล์", "--color", "#c9a227", "--hostname", "gold.example"];

  test("writes a file that passes the check, with the schema beside it, and never over another one", async () => {
    const file = join(folder, "brands/goldhall.json");
    expect((await runJson(["brand", "new", ...choices, "--file", file])).exit).toBe(0);
    expect((await problemsOf(file)).exit).toBe(0);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
      $schema: "./brand.schema.json",
      hostnames: ["gold.example"],
    });
    expect(JSON.parse(readFileSync(join(folder, "brands/brand.schema.json"), "utf8"))).toHaveProperty(
      "properties.texts",
    );
    expect((await runJson(["brand", "new", ...choices, "--file", file])).exit).toBe(2);
    expect((await runJson(["brand", "new", ...choices, "--file", file, "--force"])).exit).toBe(0);
  });

  test.each([
    [[], "th", "สายด่วน", ["texts", "translations.en"]],
    [["--language", "en"], "en", "hotline", ["translations.en", "texts"]],
  ] as const)("writes its examples in the first language: %j", async (options, first, help, [own, other]) => {
    const languages = [first, ...LANGUAGES.filter((each) => each !== first)];
    const file = join(folder, "a.json");
    expect((await runJson(["brand", "new", ...choices, ...options, "--file", file])).exit).toBe(0);
    const { exit, data } = await runJson(["brand", "check", file]);
    expect(exit).toBe(0);
    const brand: unknown = JSON.parse(readFileSync(file, "utf8"));
    expect(brand).toMatchObject({ languages, help: { label: expect.stringContaining(help) } });
    expect(brand).toHaveProperty(other, {});
    const notes = data?.["notes"] as readonly { readonly path: string }[];
    expect(notes.map(({ path }) => path)).toContain(`${own}.shell.served.heroTitle1`);
  });

  test("asks nobody without a terminal, and refuses a wrong choice", async () => {
    expect((await runJson(["brand", "new"])).error).toMatchObject({ kind: "usage" });
    const { error } = await runJson(["brand", "new", "--id", "A b", "--name", "x", "--color", "#c9a227"]);
    expect(error?.["message"]).toContain("id: must be at most 40 lower-case latin letters");
  });
});

describe("brand build", () => {
  test("writes the files of all brands, the first one as the default, and no half files", async () => {
    const site = emptySite();
    write("logo.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"/>');
    const one = write("one.json", { ...sanam, id: "one", hostnames: ["one.example"], logo: "logo.svg" });
    const two = write("two.json", { ...sanam, id: "two", name: "สอง" });
    const { exit, data } = await runJson(["brand", "build", two, one, "--site", site]);
    expect([exit, data?.["brands"]]).toEqual([
      0,
      [
        { id: "two", hostnames: [] },
        { id: "one", hostnames: ["one.example"] },
      ],
    ]);
    expect(JSON.parse(readFileSync(join(site, "brands.json"), "utf8"))).toMatchObject({ default: "two" });
    expect(readFileSync(join(site, "index.html"), "utf8")).toContain("<title>สอง</title>");
    expect(readFileSync(join(site, "brands/one/logo.svg"), "utf8")).toContain("<svg");
    // A second time nothing differs, and no draft of a file is left.
    expect((await runJson(["brand", "build", two, one, "--site", site])).data?.["files"]).toBe(data?.["files"]);
    // The files of a brand that the site no longer has go with it.
    expect((await runJson(["brand", "build", one, "--site", site])).exit).toBe(0);
    expect(readdirSync(join(site, "brands"))).toEqual(["one"]);
  });

  test("changes nothing for a wrong file or a folder without a site", async () => {
    const site = emptySite();
    const file = write("a.json", { ...sanam, themeColor: "nonsense" });
    expect((await runJson(["brand", "build", file, "--site", site])).exit).toBe(3);
    expect(() => readFileSync(join(site, "brands.json"))).toThrow();
    expect((await runJson(["brand", "build", write("b.json", sanam), "--site", folder])).exit).toBe(2);
  });
});

test("brand preview serves the brand with a house of its own on this machine and tells the page of each change", async () => {
  const site = emptySite();
  const away = { backendUrl: "https://api.example", imageHost: "https://img.example", telemetry: { url: "/t" } };
  const file = write("a.json", { ...sanam, ...away });
  await runJson(["brand", "build", file, "--site", site]);
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let printed = "";
  const { run } = await import("../../../../cli/runtime/run.ts");
  const { instant } = await import("../../../../core/shared/bangkok-time.ts");
  const { Readable } = await import("node:stream");
  const running = run(["brand", "preview", file, "--site", site, "--port", "0", "-o", "json"], {
    clock: () => instant(Date.now()),
    after: (ms, task) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    stdout: {
      write: (text: string) => {
        printed += text;
      },
    },
    stderr: { write: () => undefined },
    stdin: Readable.from([]),
    env: {},
    untilStopped: () => stopped,
  });
  const url = await vi.waitFor(() => (JSON.parse(printed) as { data: { url: string } }).data.url, 20_000);
  const get = async (path: string) => {
    const reply = await fetch(url + path, { headers: { accept: "text/html,*/*" } });
    return { text: await reply.text(), policy: reply.headers.get("content-security-policy") ?? "" };
  };
  expect(url).toContain("127.0.0.1");
  const page = await get("/");
  expect(page.text).toContain('<script src="/preview.js" async>');
  expect(page.policy).toContain("script-src 'self';");
  expect(page.text + page.policy).not.toMatch(/(api|img)\.example|telemetry/);
  expect(page.text).toContain('"backendUrl":""');
  const before = (await get("/preview.json")).text;
  writeFileSync(file, JSON.stringify({ ...sanam, name: "ใหม่" }));
  await vi.waitFor(async () => expect((await get("/preview.json")).text).not.toBe(before), 20_000);
  expect((await get("/")).text).toContain("<title>ใหม่</title>");
  stop();
  expect(await running).toBe(0);
});
