import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readShareFile, type ShareFile, withShareTags } from "../../../contracts/delivery/share-file.ts";
import { LANGUAGES } from "../../../core/sentences/sentences.ts";
import { anyText } from "../../arbitraries/core/text.ts";

const FILE: ShareFile = {
  siteName: "สนาม",
  picture: "/share.png",
  pages: [
    { path: "/", title: "หน้าแรก", description: "ยินดีต้อนรับ" },
    { path: "/contact", title: "ติดต่อ", description: "ถามได้" },
    { path: "/aff/{code}", title: "เพื่อนชวนคุณ", description: "สมัครด้วยรหัส {code}" },
  ],
};
const PAGE = "<head>\n    <title>สนาม</title>\n    <script></script>\n</head>";

const contentOf = (html: string, name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1];

test("the file of the build is read as it is, and nothing without one", () => {
  expect(readShareFile(JSON.stringify(FILE))).toEqual(FILE);
  expect(readShareFile(undefined)).toBeUndefined();
});

describe("withShareTags", () => {
  test("describes each page, with absolute addresses", () => {
    const html = withShareTags(PAGE, FILE, "https://play.example", "/contact");
    expect(contentOf(html, "og:title")).toBe("ติดต่อ");
    expect(contentOf(html, "og:url")).toBe("https://play.example/contact");
    expect(contentOf(html, "og:image")).toBe("https://play.example/share.png");
    expect(contentOf(html, "twitter:card")).toBe("summary_large_image");
  });

  test("writes these tags, with and without a picture", () => {
    const lines = (html: string) => html.match(/ {4}<meta .*\n/g)?.join("");
    const texts = {
      "og:type": "website",
      "og:locale": "th_TH",
      "og:site_name": "สนาม",
      "og:title": "ติดต่อ",
      "og:description": "ถามได้",
      "og:url": "https://play.example/contact",
    };
    const large = {
      "og:image": "https://play.example/share.png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    };
    const tags = (all: Readonly<Record<string, string>>) =>
      Object.entries(all)
        .map(
          ([name, text]) => `    <meta ${name.startsWith("t") ? "name" : "property"}="${name}" content="${text}" />\n`,
        )
        .join("");
    const html = withShareTags(PAGE, FILE, "https://play.example", "/contact");
    expect(lines(html)).toBe(tags({ ...texts, ...large }));
    expect(withShareTags(html, FILE, "https://play.example", "/contact")).toBe(html);
    const { picture: _, ...plain } = FILE;
    expect(lines(withShareTags(PAGE, plain, "https://play.example", "/contact"))).toBe(
      tags({ ...texts, "twitter:card": "summary" }),
    );
  });

  test("names the languages that share an address, once, and links where the address is known", () => {
    const languages = ["en", "th"] as const;
    const html = withShareTags(PAGE, { ...FILE, languages }, "https://play.example", "/aff/GOLD8888");
    expect(contentOf(html, "og:locale")).toBe("en_US");
    expect(contentOf(html, "og:locale:alternate")).toBe("th_TH");
    const link = (language: string) =>
      `    <link rel="alternate" hreflang="${language}" href="https://play.example/aff/GOLD8888" />\n`;
    expect(html).toContain(`" />\n${link("en")}${link("th")}${link("x-default")}    <script>`);
    expect(withShareTags(html, FILE, "https://play.example", "/contact")).toBe(
      withShareTags(PAGE, FILE, "https://play.example", "/contact"),
    );
    expect(withShareTags(PAGE, { ...FILE, languages }, "", "/")).not.toContain("hreflang");
    const one = withShareTags(PAGE, { ...FILE, languages: ["en"] }, "https://play.example", "/");
    expect(contentOf(one, "og:locale")).toBe("en_US");
    expect(one).not.toMatch(/alternate/);
  });

  test("writes signs of the markup as their numbers, and no code for a page without one", () => {
    const first = { path: "/", title: `a<b>"c"&'d'`, description: "[{code}]" };
    const html = withShareTags(PAGE, { ...FILE, pages: [first] }, "", "/elsewhere");
    expect(contentOf(html, "og:title")).toBe("a&#60;b&#62;&#34;c&#34;&#38;&#39;d&#39;");
    expect(contentOf(html, "og:description")).toBe("[]");
  });

  test("describes an invitation with its code, and every other page as the first one", () => {
    const invitation = withShareTags(PAGE, FILE, "https://a.example", "/aff/GOLD8888");
    expect(contentOf(invitation, "og:title")).toBe("เพื่อนชวนคุณ");
    expect(contentOf(invitation, "og:description")).toBe("สมัครด้วยรหัส GOLD8888");
    expect(contentOf(invitation, "og:url")).toBe("https://a.example/aff/GOLD8888");
    for (const path of ["/auth/deposit", "/aff/", "/abc/GOLD8888", "/aff/a/b", '/aff/"><script>', "/regis/a/b"]) {
      const html = withShareTags(PAGE, FILE, "https://a.example", path);
      expect(contentOf(html, "og:title")).toBe("หน้าแรก");
      expect(contentOf(html, "og:url")).toBe("https://a.example/");
    }
  });

  test.each([
    ["a_b-C9", "เพื่อนชวนคุณ"],
    ["x".repeat(40), "เพื่อนชวนคุณ"],
    ["x".repeat(41), "หน้าแรก"],
  ])("reads the code of /aff/%s as that of: %s", (code, title) => {
    expect(contentOf(withShareTags(PAGE, FILE, "", `/aff/${code}`), "og:title")).toBe(title);
  });

  test("writes a text with the signs of a replacement as it is", () => {
    const html = withShareTags(PAGE, { ...FILE, siteName: "$$ $1 $<x" }, "", "/");
    expect(contentOf(html, "og:site_name")).toBe("$$ $1 $&#60;x");
  });

  test("removes earlier tags in every layout", () => {
    const tags = '\t<meta property="og:type" content="x" /> <meta name="twitter:card" content="y">\n';
    const earlier = PAGE.replace("</title>\n", `</title>\n${tags}`);
    expect(withShareTags(earlier, FILE, "", "/")).toBe(withShareTags(PAGE, FILE, "", "/"));
  });

  test("replaces the tags of an earlier page, and prefers the address that the operator named", () => {
    const once = withShareTags(PAGE, FILE, "", "/");
    expect(contentOf(once, "og:url")).toBeUndefined();
    expect(contentOf(once, "og:image")).toBe("/share.png");
    const twice = withShareTags(once, { ...FILE, siteUrl: "https://play.example" }, "http://10.0.0.1", "/contact");
    expect(twice.match(/og:title/g)).toHaveLength(1);
    expect(contentOf(twice, "og:url")).toBe("https://play.example/contact");
  });

  test("lets no path, origin or text leave its attribute", () => {
    fc.assert(
      fc.property(anyText(), anyText(), anyText(), (path, origin, title) => {
        const pages: ShareFile["pages"] = [{ path: "/", title, description: title }, ...FILE.pages];
        const file = { ...FILE, siteName: title, pages, languages: LANGUAGES };
        const html = withShareTags(PAGE, file, origin, `/aff/${path}`);
        const tags = html.slice(html.indexOf("</title>") + 8, html.indexOf("    <script>"));
        const whole =
          / {4}<(meta (property|name)="[\w:]+" content|link rel="alternate" hreflang="[\w-]+" href)="[^"<>]*" \/>\n/g;
        expect(tags.replace(whole, "").trim()).toBe("");
      }),
    );
  });
});
