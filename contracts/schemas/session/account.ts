import * as v from "valibot";
import { assumed, spec } from "../field.ts";
import { typedText } from "../scalars.ts";

export const passwordChange = v.object({
  oldPassword: spec(typedText),
  newPassword: spec(typedText),
  confirmPassword: spec(typedText),
});

/** Fields that are missing stay as they are. */
export const userAddressChange = v.object({
  recipient: assumed(v.optional(typedText)),
  phone: assumed(v.optional(v.pipe(v.string(), v.regex(/^0\d{8,9}$/)))),
  line: assumed(v.optional(typedText)),
  subdistrict: assumed(v.optional(typedText)),
  district: assumed(v.optional(typedText)),
  province: assumed(v.optional(typedText)),
  postcode: assumed(v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/)))),
});
