import type { Drawing } from "../../drawing.ts";
import {
  checkInScene,
  flipCardScene,
  giftCardsScene,
  movieScene,
  promotionScene,
  wheelScene,
} from "./activity-scenes.ts";
import { casinoIcon, contactIcon, slotIcon, sportIcon } from "./menu-icons.ts";

const icon = (draw: () => string): Drawing => ({ width: 96, height: 96, units: [96, 96], most: 6000, draw });
const tile = (draw: () => string): Drawing => ({ width: 480, height: 360, units: [320, 240], most: 22_000, draw });

/** The pictures of the site itself, by name. */
export const SITE_SCENES = {
  casino: icon(casinoIcon),
  slot: icon(slotIcon),
  sport: icon(sportIcon),
  contact: icon(contactIcon),
  "check-in": tile(checkInScene),
  wheel: tile(wheelScene),
  "flip-card": tile(flipCardScene),
  "gift-cards": tile(giftCardsScene),
  promotion: tile(promotionScene),
  movie: tile(movieScene),
} as const satisfies Readonly<Record<string, Drawing>>;
