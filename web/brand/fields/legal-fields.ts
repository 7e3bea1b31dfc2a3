import * as v from "valibot";
import { hostSource } from "../../../core/delivery/host-source.ts";
import { fieldsOf } from "./fields-of.ts";
import { httpsAddress } from "./https-address.ts";

const text = "must be a text that is not empty";
const address = "must be an https address";
const origin = "must be an origin like https://play.example";

const filled = v.pipe(v.string(text), v.regex(/\S/, text));
const optionalAddress = v.optional(httpsAddress(address));

/** The operator's licence, in the footer. */
export const licence = v.optional(
  fieldsOf({ name: filled, number: v.optional(filled), url: optionalAddress }, "must be an object with a name"),
);

/** A document that new members accept: its version, and where it is if the built-in page is not used. */
export const legalDocument = v.optional(
  fieldsOf({ version: filled, url: optionalAddress }, "must be an object with a version"),
);

/** The address under which the site is public, for links and pictures that are shared. */
export const siteUrl = v.optional(
  v.pipe(
    v.string(origin),
    v.regex(/^https?:\/\/[^\s/?#"'<>]+$/, origin),
    v.check((value) => hostSource(value) !== undefined, origin),
  ),
);
