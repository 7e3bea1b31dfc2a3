import * as v from "valibot";
import { hostSource } from "../../../contracts/delivery/page-origins.ts";
import { SOUNDS, type Sound } from "../../../core/platform/device.ts";
import { isHttpsAddress } from "./addresses.ts";
import { fieldsOf } from "./fields-of.ts";

/** A file beside the brand file, in the same folder, with one of the endings (`png|svg`), or an https address. */
function fileField(kinds: string, endings: string) {
  const file = new RegExp(`^[a-z0-9][\\w-]*(\\.[\\w-]+)*\\.(${endings})$`, "i");
  const message = `must be an https address or the name of ${kinds} file beside the brand file`;
  const isFile = (value: string) => file.test(value);
  const field = v.optional(
    v.pipe(
      v.string(message),
      v.check((value) => isFile(value) || (isHttpsAddress(value) && hostSource(value) !== undefined), message),
    ),
  );
  return { field, isFile };
}

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

/** `isSoundFile`: whether a sound of a brand is a file beside the brand file, not an address. */
const { field: sound, isFile: isSoundFile } = fileField("an MP3, OGG, M4A or WAV", "mp3|ogg|m4a|wav");

export { isSoundFile };

/** Short sounds for members who turn them on. */
export const sounds = v.optional(
  fieldsOf(
    Object.fromEntries(SOUNDS.map((name) => [name, sound])) as Record<Sound, typeof sound>,
    `must be an object with ${SOUNDS.join(", ")}`,
  ),
);
