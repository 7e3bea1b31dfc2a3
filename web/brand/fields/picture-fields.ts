import * as v from "valibot";
import { fieldsOf } from "./fields-of.ts";
import { fileField } from "./file-field.ts";

/** `isPictureFile`: whether a picture of a brand is a file beside the brand file, not an address. */
const { field: picture, isFile: isPictureFile } = fileField("a PNG, JPG, WebP or SVG", "png|jpe?g|webp|svg");

export { isPictureFile };

/** The tiles whose drawing an operator may replace, by the address of the drawing that the house serves. */
export const TILE_PICTURES = {
  all: "/pictures/categories/all.webp",
  lotto: "/pictures/categories/lotto.webp",
  slot: "/pictures/categories/slot.webp",
  casino: "/pictures/categories/casino.webp",
  card: "/pictures/categories/card.webp",
  fishing: "/pictures/categories/fishing.webp",
  checkIn: "/pictures/site/check-in.webp",
  wheel: "/pictures/site/wheel.webp",
  cards: "/pictures/site/flip-card.webp",
  giftCards: "/pictures/site/gift-cards.webp",
  promotion: "/pictures/site/promotion.webp",
  movies: "/pictures/site/movie.webp",
} as const;

const tiles = v.optional(
  fieldsOf(
    Object.fromEntries(Object.keys(TILE_PICTURES).map((tile) => [tile, picture])) as Record<
      keyof typeof TILE_PICTURES,
      typeof picture
    >,
    `must be an object with a picture for ${Object.keys(TILE_PICTURES).join(", ")}`,
  ),
);

/** Pictures of the brand. An entry of the backend's configuration with the same meaning comes first. */
export const pictureFields = {
  logo: picture,
  background: picture,
  pictures: v.optional(
    fieldsOf(
      {
        /** Behind the landing page's first words, and on phones. */
        hero: picture,
        heroPhone: picture,
        /** 1200 by 630 px, for chats. Without it, the PNG beside the brand file with its name. */
        share: picture,
        tiles,
      },
      "must be an object with hero, heroPhone, share or tiles",
    ),
  ),
};
