import type { ShareFile } from "../../../core/delivery/share-file.ts";
import { shareText } from "../../text/th/site/share.ts";
import type { Brand } from "../brand.ts";

const text = shareText;

/** The titles and texts of the public pages in chats, in the brand's own words; the first one stands for all others. */
export function sharedPages({ name, texts }: Brand): ShareFile["pages"] {
  const plain = (key: keyof typeof text, usual: string) => {
    const own = texts?.tables["share"]?.[key];
    return typeof own === "string" ? own : usual;
  };
  const sentence = (key: keyof typeof text, usual: (value: string) => string, value: string) =>
    texts?.sentences[`share.${key}`]?.split("{1}").join(value) ?? usual(value);
  const title = (key: keyof typeof text, usual: (site: string) => string) => sentence(key, usual, name);
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
