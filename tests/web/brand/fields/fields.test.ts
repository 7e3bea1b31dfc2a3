import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../../core/sentences/sentences.ts";
import { nearestKey } from "../../../../core/shared/nearest-key.ts";
import { readBrand } from "../../../../web/brand/brand.ts";
import { SITE_TEXTS } from "../../../../web/brand/fields/text-fields.ts";
import { plainBrand as sanam } from "../plain-brand.ts";

function problemsOf(change: Record<string, unknown>): readonly string[] {
  const result = readBrand({ ...sanam, ...change });
  return result.ok ? [] : result.error;
}

function brandWith(change: Record<string, unknown>) {
  const result = readBrand({ ...sanam, ...change });
  if (!result.ok) throw new Error(result.error.join("\n"));
  return result.value;
}

const picture = "must be an https address or the name of a PNG, JPG, WebP or SVG file beside the brand file";

test.each([
  [{ logo: "../logo.png" }, `logo: ${picture}`],
  [{ logo: "logo.gif" }, `logo: ${picture}`],
  [{ background: "http://img.example/a.png" }, `background: ${picture}`],
  [{ pictures: { hero: "javascript:alert(1)" } }, `pictures.hero: ${picture}`],
  [{ pictures: { heros: "a.png" } }, "pictures.heros: is no field of a brand; did you mean hero?"],
  [{ pictures: { tiles: { whel: "a.png" } } }, "pictures.tiles.whel: is no field of a brand; did you mean wheel?"],
  [{ titleTemplate: "%page%" }, "titleTemplate: must hold %page% and %name% once each, like %page% · %name%"],
  [{ hostnames: ["Play.example"] }, "hostnames.0: must be a hostname in lower case like play.example"],
  [{ hostnames: ["a.example", "a.example"] }, "hostnames: must not name a hostname twice"],
  [{ embeds: { movies: "//movies.example" } }, "embeds.movies: must be an https address"],
  [{ features: { rewards: "no" } }, "features.rewards: must be true or false"],
  [{ features: { reward: false } }, "features.reward: is no field of a brand; did you mean rewards?"],
  [
    { texts: { "shell.menu.contract": "x" } },
    "texts.shell.menu.contract: is no text of the site; did you mean shell.menu.contact?",
  ],
  [{ texts: { zzzzzzzz: "x" } }, "texts.zzzzzzzz: is no text of the site"],
  [{ texts: { "shell.menu.contact": " " } }, "texts.shell.menu.contact: must be a text that is not empty"],
  [
    { texts: { "shell.menu.contact": "{1}" } },
    'texts.shell.menu.contact: must not hold {1}: the site\'s text is "ติดต่อ"',
  ],
  [{ texts: { "prize.points": "เหรียญ" } }, 'texts.prize.points: must hold {1}, as in "{1} แต้ม"'],
  [
    { translations: { en: { "shell.menu.contract": "x" } } },
    "translations.en.shell.menu.contract: is no text of the site; did you mean shell.menu.contact?",
  ],
  [
    { translations: { en: { "prize.points": "{1} coins" } } },
    "translations.en.prize.points: is no text that a brand can change in en",
  ],
  [
    { translations: { en: { "share.homeTitle": "Home" } } },
    'translations.en.share.homeTitle: must hold {1}, as in "{1}: play at ease, see every step of your money"',
  ],
  [
    { translations: { en: { "shell.menu.contact": "{1}" } } },
    'translations.en.shell.menu.contact: must not hold {1}: the site\'s text is "Contact"',
  ],
  [
    { translations: { en: { "shell.menu.contact": "" } } },
    "translations.en.shell.menu.contact: must be a text that is not empty",
  ],
  [
    { translations: { en: 5 } },
    'translations.en: must be an object with texts by their keys, like {"shell.menu.contact": "…"}',
  ],
  [{ translations: { th: {} } }, "translations.th: is no field of a brand"],
  [{ translations: { eng: {} } }, "translations.eng: is no field of a brand; did you mean en?"],
  [
    { translations: "en" },
    'translations: must be an object with texts by language, like {"en": {"shell.menu.contact": "…"}}',
  ],
  [{ texts: [] }, 'texts: must be an object with texts by their keys, like {"shell.menu.contact": "…"}'],
])("refuses %o with a sentence that names the field", (change, sentence) => {
  expect(problemsOf(change)).toEqual([sentence]);
});

test("closes the paths of the features and of the parts of fair play that are left out", () => {
  expect(brandWith({ features: { wheel: false }, fairPlay: { leaveOut: ["month"] } })).toMatchObject({
    fairPlay: { leaveOut: ["month"], realityCheckMinutes: undefined },
    closedPaths: "^(/auth)?(/media|/user)?/(wheel|settings/fair-play[?]tab=(month))",
  });
  expect(brandWith({ fairPlay: { realityCheckMinutes: 30 } })).toMatchObject({
    fairPlay: { leaveOut: [], realityCheckMinutes: 30 },
    closedPaths: undefined,
  });
});

test("puts pictures, embeds and tiles in the place of configuration entries and drawings", () => {
  const { configuration } = brandWith({
    logo: "logo.svg",
    background: "https://cdn.example/back.webp",
    pictures: { hero: "hero.webp", tiles: { wheel: "wheel.png" } },
    embeds: { movies: "https://movies.example/today" },
  });
  expect(configuration).toEqual({
    "home.normal.logo": "/brands/sanam/logo.svg",
    "home.normal.background": "https://cdn.example/back.webp",
    "home.top.background": "/brands/sanam/hero.webp",
    "/pictures/site/wheel.webp": "/brands/sanam/wheel.png",
    "embed.movie": "https://movies.example/today",
  });
  const none = { logo: undefined, background: undefined, pictures: undefined };
  expect(brandWith(none).configuration).toBeUndefined();
});

describe("the operator's texts", () => {
  test("stand in tables, apart from sentences with values", () => {
    expect(
      brandWith({
        texts: { "shell.menu.contact": "คุยกับเรา", "prize.points": "{1} เหรียญ", "inbox.groups.money": "เงิน" },
      }).texts,
    ).toEqual({
      tables: { shell: { menu: { contact: "คุยกับเรา" } }, "inbox.groups": { money: "เงิน" } },
      sentences: { "prize.points": "{1} เหรียญ" },
    });
  });

  test("have the same form in each language", () => {
    const given = { "shell.menu.contact": "Talk to us", "share.homeTitle": "The house of {1}" };
    expect(brandWith({ translations: { en: given } })).toMatchObject({
      texts: undefined,
      translations: {
        en: {
          tables: { shell: { menu: { contact: "Talk to us" } } },
          sentences: { "share.homeTitle": "The house of {1}" },
        },
      },
    });
  });

  test.each(LANGUAGES)("may be any text of the site in %s, with its values", (language) => {
    const keys = [...SITE_TEXTS[language]];
    fc.assert(
      fc.property(fc.subarray(keys, { maxLength: 20 }), (some) => {
        const texts = Object.fromEntries(
          some.map(([key, { usual }]) => [key, `ก ${usual.match(/\{\d+\}/g)?.join(" ") ?? ""}`]),
        );
        expect(problemsOf(language === "th" ? { texts } : { translations: { [language]: texts } })).toEqual([]);
      }),
    );
  });

  test("have the keys of Thai ones in every language", () => {
    for (const language of LANGUAGES) {
      expect(SITE_TEXTS[language].size).toBeGreaterThan(1400);
      for (const key of SITE_TEXTS[language].keys()) expect(SITE_TEXTS.th.has(key), key).toBe(true);
    }
  });
});

test("the nearest key of a key with one wrong letter is that key", () => {
  const keys = Object.keys(sanam);
  fc.assert(
    fc.property(fc.constantFrom(...keys.filter((key) => key.length > 4)), fc.nat(), (key, at) => {
      const place = at % key.length;
      expect(nearestKey(`${key.slice(0, place)}ก${key.slice(place + 1)}`, keys)).toBe(key);
    }),
  );
});
