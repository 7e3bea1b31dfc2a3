import type { ShareFile } from "../../../contracts/delivery/share-file.ts";
import type { Language } from "../../../core/sentences/sentences.ts";
import { PAGE_PATHS } from "../../../core/site/page-paths.ts";
import { shareText as enText } from "../../text/en/site/served.ts";
import type { Texts } from "../../text/texts.ts";
import { shareText as thText } from "../../text/th/site/served.ts";
import type { Brand } from "../brand.ts";
import { openPaths } from "../open-paths.ts";
import { ownTexts } from "../own-texts.ts";
import { firstLanguage } from "./brand-page.ts";

/** How the brand's pages look in a chat. `picture` is a path. */
export function shareFile(brand: Brand, picture: string): ShareFile {
  const [home, ...others] = sharedPages(brand);
  const pages = pagesOf(brand);
  return {
    siteName: brand.name,
    languages: brand.languages,
    ...(brand.siteUrl && { siteUrl: brand.siteUrl }),
    platinumBasis: brand.platinumBasis,
    refundTable: brand.refundTable,
    missing: missingForMoney(brand),
    picture,
    pages: [home, ...others.filter(({ path }) => pages.some((page) => page.replace(":afCode", "{code}") === path))],
  };
}

/** What the law wants of a site with real money. A licence without a number is that of a demo. */
function missingForMoney({ licence, terms, privacy }: Brand): readonly string[] {
  const fields = { "licence number": licence?.number, terms, privacy };
  return Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [name] : []));
}

type ShareText = Texts<typeof thText>;
const SHARE_TEXTS: Readonly<Record<Language, ShareText>> = {
  th: thText,
  en: enText,
};

/**
 * The titles and texts of the public pages in chats, in the brand's own words and its first language, because a chat knows
 * no reader. The first one stands for all others.
 */
function sharedPages(brand: Brand): ShareFile["pages"] {
  const { name } = brand;
  const language = firstLanguage(brand);
  const text = SHARE_TEXTS[language];
  const texts = ownTexts(brand, language);
  const plain = (key: keyof ShareText, usual: string) => {
    const own = texts?.tables["share"]?.[key];
    return typeof own === "string" ? own : usual;
  };
  const sentence = (key: keyof ShareText, usual: (value: string) => string, value: string) =>
    texts?.sentences[`share.${key}`]?.split("{1}").join(value) ?? usual(value);
  const title = (key: keyof ShareText, usual: (site: string) => string) => sentence(key, usual, name);
  const home = plain("home", text.home);
  return [
    { path: "/", title: title("homeTitle", text.homeTitle), description: home },
    { path: "/login", title: title("signInTitle", text.signInTitle), description: home },
    {
      path: "/register",
      title: title("registerTitle", text.registerTitle),
      description: plain("register", text.register),
    },
    {
      path: "/aff/{code}",
      title: title("invitedTitle", text.invitedTitle),
      description: sentence("invited", text.invited, "{code}"),
    },
    {
      path: "/promotion",
      title: title("promotionTitle", text.promotionTitle),
      description: plain("promotion", text.promotion),
    },
    { path: "/contact", title: title("contactTitle", text.contactTitle), description: plain("contact", text.contact) },
    {
      path: "/live-score",
      title: title("liveScoreTitle", text.liveScoreTitle),
      description: plain("liveScore", text.liveScore),
    },
    { path: "/score", title: title("scoreTitle", text.scoreTitle), description: plain("score", text.score) },
  ];
}

/** A friend's link leads to the registration, also where the programme is switched off. */
const FRIENDS_LINK = "/aff/:afCode";

/** The addresses that have a page at a brand: not those of features that it switches off. */
export function pagesOf({ closedPaths }: Pick<Brand, "closedPaths">): readonly string[] {
  const isOpen = openPaths(closedPaths);
  return PAGE_PATHS.filter((path) => path === FRIENDS_LINK || isOpen(path));
}
