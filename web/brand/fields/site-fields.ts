import * as v from "valibot";
import { hostSource } from "../../../core/delivery/host-source.ts";
import { fieldsOf } from "./fields-of.ts";
import { hostnameField } from "./hostname-field.ts";
import { httpsAddress } from "./https-address.ts";

const template = "must hold %page% and %name% once each, like %page% · %name%";
const address = "must be an https address";

/** Where this brand is served, and how its pages are named. */
export const hostnames = v.optional(
  v.pipe(
    v.array(hostnameField, "must be a list of hostnames"),
    v.check((names) => new Set(names).size === names.length, "must not name a hostname twice"),
  ),
  [],
);

/** The document's title. */
export const titleTemplate = v.optional(
  v.pipe(
    v.string(template),
    v.check((text) => ["%page%", "%name%"].every((part) => text.split(part).length === 2), template),
    v.maxLength(100, "must have at most 100 characters"),
  ),
);

const embed = v.optional(
  v.pipe(
    httpsAddress(address),
    v.check((value) => hostSource(value) !== undefined, address),
  ),
);

/** Pages of others inside ours, where the backend's configuration names none. The chat has fields of its own. */
export const embeds = v.optional(
  fieldsOf(
    { liveScore: embed, standings: embed, movies: embed },
    "must be an object with liveScore, standings or movies",
  ),
);
