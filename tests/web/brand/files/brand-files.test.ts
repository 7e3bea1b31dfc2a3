import { Resvg } from "@resvg/resvg-wasm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Brand } from "../../../../web/brand/brand.ts";
import { brandFiles } from "../../../../web/brand/files/brand-files.ts";
import { loadDrawPng } from "../../../../web/brand/files/draw-png.ts";
import { pictureFacts } from "../../../../web/brand/files/picture-facts.ts";
import { rootFiles } from "../../../../web/brand/files/site-files.ts";
import { anyText } from "../../../arbitraries/core/text.ts";
import { noPng, TEMPLATE, testBrand } from "./test-brands.ts";

const dataOf = (html: string): unknown => JSON.parse(/<script id="brands"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "");
const htmlOf = (files: ReadonlyMap<string, unknown>, name = "brands/sanam/index.html") => String(files.get(name));

describe("the files of a brand", () => {
  test("are its page, colours, icons, manifest, pictures, and what other web servers need", () => {
    const pictures = new Map([["logo.png", new Uint8Array([1])]]);
    const files = brandFiles(testBrand(), TEMPLATE, { drawPng: noPng, sharePicture: new Uint8Array([2]), pictures });
    expect([...files.keys()].map((name) => name.replace("brands/sanam/", "")).sort()).toEqual([
      "apple-touch-icon.png",
      "brand.css",
      "favicon.ico",
      "favicon.svg",
      "headers.json",
      "icon-192.png",
      "icon-512.png",
      "icon-maskable-512.png",
      "index.html",
      "logo.png",
      "play/brand.css",
      "share.json",
      "share.png",
      "site.webmanifest",
    ]);
    const manifest = JSON.parse(htmlOf(files, "brands/sanam/site.webmanifest")) as { icons: { src: string }[] };
    for (const { src } of manifest.icons) expect(files.has(src.slice(1))).toBe(true);
    const html = htmlOf(files);
    for (const [, path = ""] of html.matchAll(/href="\/(brands\/[^"?]+)/g)) expect(files.has(path)).toBe(true);
    expect(html).toContain('og:image" content="/brands/sanam/share.png"');
  });

  test("have no inline script or style and fill every place", () => {
    const html = htmlOf(brandFiles(testBrand(), TEMPLATE, { drawPng: noPng }));
    expect(html).not.toMatch(/%\w+%/);
    expect(html).not.toMatch(/\sstyle=|<style|<script>/);
  });

  test("hold any name, which never leaves its place, and the page's data reads as it was written", () => {
    const plainFiles = brandFiles(testBrand(), TEMPLATE, { drawPng: noPng });
    const plain = htmlOf(plainFiles);
    const bracesOf = (css: string) => css.replace(/"(?:[^"\\\n]|\\.)*"/g, "").match(/[{}]/g);
    const plainBraces = bracesOf(htmlOf(rootFiles([{ brand: testBrand() }], TEMPLATE, plainFiles), "brands.css"));
    fc.assert(
      fc.property(
        anyText().filter((text) => text.trim() !== ""),
        (name) => {
          // The check refuses some of them; the files do not depend on that.
          const brand = { ...testBrand(), name };
          const files = brandFiles(brand, TEMPLATE, { drawPng: noPng });
          const html = htmlOf(files);
          expect(dataOf(html)).toMatchObject([{ id: "sanam", name, help: brand.help, hostnames: [] }]);
          expect(html.match(/<[a-z]/g)).toEqual(plain.match(/<[a-z]/g));
          const css = htmlOf(rootFiles([{ brand }], TEMPLATE, files), "brands.css");
          expect(bracesOf(css)).toEqual(plainBraces);
        },
      ),
      // The colours of each are computed.
      { numRuns: 20 },
    );
  });

  test("of one language have a page and a style sheet without a trace of another", () => {
    for (const [language, title] of [
      ["th", "เล่นสบายใจ"],
      ["en", "Play at ease"],
    ] as const) {
      const files = brandFiles(testBrand({ languages: [language] }), TEMPLATE, { drawPng: noPng });
      const html = htmlOf(files);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`<h1>${title}<br />`);
      expect(html).not.toMatch(/<span lang|hreflang|locale:alternate/);
      expect(htmlOf(files, "brands/sanam/brand.css")).not.toContain("[lang");
      expect(htmlOf(files, "brands/sanam/site.webmanifest")).toContain(`"lang": "${language}"`);
    }
  });

  test("of several languages hold the first frame in each, and hide those that the page does not speak", () => {
    const translations = { en: { "shell.served.heroTitle1": "Our <house>", "served.unsupported": "Too old" } };
    const brand = testBrand({ texts: { "shell.served.heroTitle1": "บ้านเรา" }, translations });
    const files = brandFiles(brand, TEMPLATE, { drawPng: noPng });
    const html = htmlOf(files);
    const both = (thai: string, english: string) =>
      `<span lang="th" class="shell-words">${thai}</span><span lang="en" class="shell-words">${english}</span>`;
    expect(html).toContain(`<h1>${both("บ้านเรา", "Our &#60;house&#62;")}<br />`);
    expect(html).toMatch(/<p id="unsupported"[^>]*><span lang="th"[^>]*>[^<]+<\/span><span lang="en"[^>]*>Too old</);
    expect(html).toMatch(/<noscript><p [^>]*><span lang="th"[^>]*>[^<]+<\/span><span lang="en"[^>]*>Please turn on/);
    expect(html.match(/class="shell-words"/g)).toHaveLength(12);
    // The head has no markup in it, and its texts are in the first language.
    expect(html).toMatch(/<meta name="description" content="[ก-๙][^"<>]*"/);
    expect(htmlOf(files, "brands/sanam/brand.css")).toContain(
      ':root[lang="th"] .shell-words:not([lang="th"]),:root[lang="en"] .shell-words:not([lang="en"]){display:none}',
    );
  });

  test("speak the first language in what has no reader's: description, title in chats, manifest", () => {
    const own = { "served.description": "Ours", "share.homeTitle": "{1}, at home" };
    const brand = testBrand({
      languages: ["en", "th"],
      texts: { "served.description": "x" },
      translations: { en: own },
    });
    const files = brandFiles(brand, TEMPLATE, { drawPng: noPng });
    const html = htmlOf(files);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('<meta name="description" content="Ours"');
    expect(html).toContain('og:title" content="สนาม, at home"');
    expect(html).toContain('og:locale" content="en_US"');
    expect(html).toContain('og:locale:alternate" content="th_TH"');
    expect(htmlOf(files, "brands/sanam/site.webmanifest")).toContain('"description": "Ours"');
    const { pages } = JSON.parse(htmlOf(files, "brands/sanam/share.json")) as { pages: { description: string }[] };
    expect(pages.every(({ description }) => /^[ -~]+$/.test(description))).toBe(true);
  });

  test("give the page only texts that it may show", () => {
    const given = { "signIn.welcome": "x", "served.description": "x", "share.home": "x", "share.homeTitle": "{1}" };
    const dataWith = (languages: readonly string[]) => {
      const brand = testBrand({ languages, texts: given, translations: { en: given } });
      const [data] = dataOf(htmlOf(brandFiles(brand, TEMPLATE, { drawPng: noPng }))) as [Record<string, unknown>];
      return { texts: data["texts"], translations: data["translations"] };
    };
    const own = { tables: { signIn: { welcome: "x" } }, sentences: {} };
    expect(dataWith(["th", "en"])).toEqual({ texts: own, translations: { en: own } });
    expect(dataWith(["th"])).toEqual({ texts: own, translations: undefined });
    expect(dataWith(["en"])).toEqual({ texts: undefined, translations: { en: own } });
  });

  test("change the address of the style sheet with the colours only", () => {
    const addressOf = (fields: object) =>
      /brand\.css\?v=([\w-]{10})"/.exec(
        htmlOf(brandFiles(testBrand({ ...fields }), TEMPLATE, { drawPng: noPng })),
      )?.[1];
    expect(addressOf({})).toBe(addressOf({ name: "อื่น" }));
    expect(addressOf({})).not.toBe(addressOf({ themeColor: "#ff0000" }));
  });

  test.each([
    ["the brand's own sign", { logo: undefined }],
    ["a logo that is wider than high", { logo: "wide.svg" }],
    ["a photograph", { logo: "photo.png" }],
  ])("have icons of the size that the manifest names, drawn by the real rasteriser from %s", async (_, fields) => {
    const drawPng = await loadDrawPng();
    const photo = drawPng(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      90,
    );
    const pictures = new Map([
      ["wide.svg", new TextEncoder().encode(wideLogo(""))],
      ["photo.png", photo],
    ]);
    const files = brandFiles(testBrand(fields), TEMPLATE, { drawPng, pictures });
    for (const [name, width, height] of [
      ["icon-192.png", 192, 192],
      ["icon-512.png", 512, 512],
      ["icon-maskable-512.png", 512, 512],
      ["apple-touch-icon.png", 180, 180],
      // The brand brings no picture for chats.
      ["share.png", 1200, 630],
    ] as const) {
      const png = files.get(`brands/sanam/${name}`) as Uint8Array;
      expect(String.fromCharCode(...png.slice(1, 4))).toBe("PNG");
      expect(pictureFacts(png)).toEqual({ form: "png", width, height });
    }
    if (fields.logo === "photo.png") expect(colorOf(htmlOf(files, "brands/sanam/favicon.svg"))).toEqual([0, 0, 0]);
    const ico = files.get("brands/sanam/favicon.ico") as Uint8Array;
    expect(Array.from(ico.slice(0, 8))).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  });

  test("take the icon of a wide logo from its symbol, else the initial, in letters that every machine has", async () => {
    const drawPng = await loadDrawPng();
    const iconOf = (logo: string, name = "สนาม") =>
      String(
        brandFiles(testBrand({ logo: "wide.svg", name }), TEMPLATE, {
          drawPng,
          pictures: new Map([["wide.svg", new TextEncoder().encode(logo)]]),
        }).get("brands/sanam/favicon.svg"),
      );
    const symbol = wideLogo('<symbol id="icon" viewBox="0 0 9 9"><path fill="#123456" d="M0 0h9v9H0z"/></symbol>');
    expect(colorOf(iconOf(symbol))).toEqual([0x12, 0x34, 0x56]);
    // A high one is the mark itself, also when it states its size in another order and without a view box.
    const high =
      '<svg xmlns="http://www.w3.org/2000/svg" height="90" width="30"><path fill="#654321" d="M0 0h30v90H0z"/></svg>';
    expect(colorOf(iconOf(high))).toEqual([0x65, 0x43, 0x21]);
    const initial = iconOf(wideLogo(""));
    expect(initial).not.toContain("<text");
    expect(initial).toBe(iconOf(wideLogo(""), "สบาย"));
    expect(initial).not.toBe(iconOf(wideLogo(""), "บาย"));
    // A vowel that stands before its letter takes the letter along.
    expect(iconOf(wideLogo(""), "เพชร")).not.toBe(iconOf(wideLogo(""), "เกม"));
  });

  test("show a wide logo at its height, where it stands for the name", () => {
    const cssOf = (width: number) => {
      const logo = new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 20"/>`);
      const pictures = new Map([["wide.svg", logo]]);
      const sources = { drawPng: noPng, pictures };
      return htmlOf(brandFiles(testBrand({ logo: "wide.svg" }), TEMPLATE, sources), "brands/sanam/brand.css");
    };
    expect(cssOf(29)).not.toContain("--mark-ratio");
    expect(cssOf(30)).toContain("{--mark-ratio:1.500;");
    expect(cssOf(400)).toContain("{--mark-ratio:5.000;");
    expect(cssOf(30)).toContain('[data-brand="sanam"] [data-name]{position:absolute;');
  });
});

/** The colour in the middle of a drawing. Needs the rasteriser to be loaded. */
function colorOf(svg: string): readonly number[] {
  const picture = new Resvg(svg).render();
  const at = 4 * (picture.width * Math.floor(picture.height / 2) + Math.floor(picture.width / 2));
  const color = [...picture.pixels.subarray(at, at + 3)];
  picture.free();
  return color;
}

const wideLogo = (symbol: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30">${symbol}<path d="M0 0h120v30H0z"/></svg>`;

test("the files below the root hold all brands, complete for the first one", () => {
  const brands = [
    testBrand(),
    testBrand({ id: "two", name: "สอง", hostnames: ["two.example"], imageHost: "https://i.example" }),
  ] as const;
  const files = rootFiles(
    [{ brand: brands[0] }, { brand: brands[1] }],
    TEMPLATE,
    brandFiles(brands[0], TEMPLATE, { drawPng: noPng }),
  );
  const html = htmlOf(files, "index.html");
  expect(html).toContain('<html lang="th" data-brand="sanam" data-scheme="dark">');
  expect(html).not.toMatch(/%\w+%/);
  expect(dataOf(html)).toMatchObject([{ id: "sanam" }, { id: "two", name: "สอง", hostnames: ["two.example"] }]);
  expect(JSON.parse(htmlOf(files, "brands.json"))).toEqual({
    default: "sanam",
    brands: [
      { id: "sanam", hostnames: [] },
      { id: "two", hostnames: ["two.example"] },
    ],
  });
  expect(htmlOf(files, "brands.css")).toContain(':root[data-brand="two"] .first-name::before{content:"สอง"}');
  expect(htmlOf(files, "headers.json")).toContain("https://i.example");
});

test("the page of all brands has each brand's first frame in each of its languages", () => {
  const translations = { en: { "shell.served.heroTitle1": "Two" } };
  const both = testBrand({ id: "two", hostnames: ["two.example"], translations });
  const thai = testBrand({ languages: ["th"] });
  const filesOf = (...brands: [Brand, ...Brand[]]) => {
    const [first, ...others] = brands.map((brand) => ({ brand }));
    if (!first) throw new Error("no brand");
    return rootFiles([first, ...others], TEMPLATE, brandFiles(brands[0], TEMPLATE, { drawPng: noPng }));
  };
  const files = filesOf(thai, both);
  const css = htmlOf(files, "brands.css");
  expect(css).toContain(':root[data-brand="two"] .first-heroTitle1::before{content:"เล่นสบายใจ"}');
  expect(css).toContain(':root[data-brand="two"][lang="en"] .first-heroTitle1::before{content:"Two"}');
  expect(css).not.toContain(':root[data-brand="sanam"][lang');
  expect(css).toContain('.shell-words:not([lang="en"])');
  const html = htmlOf(files, "index.html");
  expect(html).toContain('<span class="first-heroTitle1"></span>');
  // Of the notes that are outside the frame.
  expect(html.match(/lang="en" class="shell-words"/g)).toHaveLength(2);
  const one = filesOf(thai);
  expect(htmlOf(one, "index.html") + htmlOf(one, "brands.css")).not.toMatch(/shell-words|\[lang/);
});
