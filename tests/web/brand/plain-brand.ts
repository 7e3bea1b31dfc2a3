import sanam from "../../../web/brand/brands/sanam/sanam.json" with { type: "json" };

const {
  logo: _,
  background: __,
  pictures: ___,
  look: ____,
  sounds: _____,
  texts: ______,
  translations: _______,
  ...rest
} = sanam;

/** A right brand file that names no picture and no sound, so that it may lie in any folder. */
export const plainBrand = rest;
