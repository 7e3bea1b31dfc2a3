import sanam from "../../../web/brand/sanam.json" with { type: "json" };

/** A right brand file that names no picture, so that it may lie in any folder. */
export const plainBrand = sanam;
