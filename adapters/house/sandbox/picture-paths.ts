import type { Configuration } from "../../../core/site/model.ts";
import { MAKER_IDS } from "../pictures/maker-ids.ts";

export function gamePicture(id: string): string {
  return `/pictures/games/${id}.webp`;
}

export function rewardPicture(id: string): string {
  return `/pictures/rewards/${id}.webp`;
}

const sitePicture = (name: string) => `/pictures/site/${name}.webp`;

/** The pictures of the sandbox's site, as an operator's configuration names them. */
export const SITE_PICTURES: Configuration = new Map([
  ["home.normal.background", sitePicture("background")],
  ["home.top.background", sitePicture("top-background")],
  ["home.top.background.phone", sitePicture("top-background-phone")],
  ["home.top.casino", sitePicture("casino")],
  ["home.top.slot", sitePicture("slot")],
  ["home.top.sport", sitePicture("sport")],
  ["home.top.contact", sitePicture("contact")],
  ["home.menuBottom.allGame", sitePicture("all-games")],
  ...Object.entries(MAKER_IDS).map(([name, id]) => [`maker.${name}`, `/pictures/makers/${id}.webp`] as const),
]);
