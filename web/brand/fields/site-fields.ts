import * as v from "valibot";
import { hostSource } from "../../../core/delivery/host-source.ts";
import { fieldsOf } from "./fields-of.ts";

const hostname = "must be a hostname in lower case like play.example";
const template = "must hold %page% and %name% once each, like %page% · %name%";
const address = "must be an https address";

/** Where this brand is served, and how its pages are named. */
export const hostnames = v.optional(
  v.pipe(
    v.array(
      v.pipe(
        v.string(hostname),
        v.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/, hostname),
      ),
      "must be a list of hostnames",
    ),
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
    v.string(address),
    v.check((value) => /^https:\/\/[^\s"'<>]+$/.test(value) && hostSource(value) !== undefined, address),
  ),
);

/** Pages of others inside ours, where the backend's configuration names none. The chat has fields of its own. */
export const embeds = v.optional(
  fieldsOf(
    { liveScore: embed, standings: embed, movies: embed },
    "must be an object with liveScore, standings or movies",
  ),
);
