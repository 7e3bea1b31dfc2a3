/** The one value of the header `channel` (spec section 7). */
export const CHANNEL = "web";
