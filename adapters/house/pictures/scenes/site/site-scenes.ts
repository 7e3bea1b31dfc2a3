import type { Drawing } from "../../drawing.ts";
import {
  checkInScene,
  flipCardScene,
  giftCardsScene,
  movieScene,
  promotionScene,
  wheelScene,
} from "./activity-scenes.ts";
import { allGamesIcon, casinoIcon, contactIcon, slotIcon, sportIcon } from "./menu-icons.ts";
import { nightStadium } from "./night-stadium.ts";
import { pitchLines } from "./pitch-lines.ts";

const icon = (draw: () => string): Drawing => ({ width: 96, height: 96, units: [96, 96], most: 6000, draw });
const tile = (draw: () => string): Drawing => ({ width: 480, height: 360, units: [320, 240], most: 22_000, draw });

/** The pictures of the site itself, by name. */
export const SITE_SCENES = {
  background: { width: 1280, height: 720, units: [800, 450], most: 14_000, draw: pitchLines },
  "top-background": {
    width: 1600,
    height: 700,
    units: [800, 350],
    most: 60_000,
    draw: () => nightStadium({ width: 800, height: 350, middle: 440, horizon: 140, focus: 590, ball: [500, 286, 30] }),
  },
  "top-background-phone": {
    width: 780,
    height: 620,
    units: [390, 310],
    most: 30_000,
    draw: () => nightStadium({ width: 390, height: 310, middle: 230, horizon: 128, focus: 470, ball: [300, 250, 26] }),
  },
  casino: icon(casinoIcon),
  slot: icon(slotIcon),
  sport: icon(sportIcon),
  contact: icon(contactIcon),
  "all-games": icon(allGamesIcon),
  "check-in": tile(checkInScene),
  wheel: tile(wheelScene),
  "flip-card": tile(flipCardScene),
  "gift-cards": tile(giftCardsScene),
  promotion: tile(promotionScene),
  movie: tile(movieScene),
} as const satisfies Readonly<Record<string, Drawing>>;
