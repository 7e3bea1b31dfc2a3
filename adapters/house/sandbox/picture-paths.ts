import type { Configuration } from "../../../core/site/model.ts";
import { MAKER_IDS } from "../pictures/maker-ids.ts";

export function gamePicture(id: string): string {
  return `/pictures/games/${id}.webp`;
}

export function rewardPicture(id: string): string {
  return `/pictures/rewards/${id}.webp`;
}

const sitePicture = (name: string) => `/pictures/site/${name}.webp`;

/** The pictures of the sandbox's site, as an operator's configuration names them. The brand has its own hero and ground. */
export const SITE_PICTURES: Configuration = new Map([
  ["home.top.casino", sitePicture("casino")],
  ["home.top.slot", sitePicture("slot")],
  ["home.top.sport", sitePicture("sport")],
  ["home.top.contact", sitePicture("contact")],
  ...Object.entries(MAKER_IDS).map(([name, id]) => [`maker.${name}`, `/pictures/makers/${id}.webp`] as const),
]);
