import * as v from "valibot";
import { hostSource } from "../../../contracts/delivery/page-origins.ts";
import { parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { FAIR_PLAY_PARTS, FEATURES, type Feature } from "../../../core/site/model.ts";
import { httpsAddress, isHttpsAddress, isOwnName, ownHostnameField } from "./addresses.ts";
import { fieldsOf } from "./fields-of.ts";

const template = "must hold %page% and %name% once each, like %page% · %name%";
const address = "must be an https address";

/** Where this brand is served, and how its pages are named. */
export const hostnames = v.optional(
  v.pipe(
    v.array(ownHostnameField, "must be a list of hostnames"),
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

const onOrOff = v.optional(v.boolean("must be true or false"));

/** Parts of the site that this operator does not offer. One that is left out is on. */
export const features = v.optional(
  fieldsOf(
    Object.fromEntries(FEATURES.map((feature) => [feature, onOrOff])) as Record<Feature, typeof onOrOff>,
    `must be an object with true or false for ${FEATURES.join(", ")}`,
  ),
);

const parts = FAIR_PLAY_PARTS.join(", ");

/** What members see of limits, figures and breaks, and how often those who have chosen nothing are reminded at play. */
export const fairPlay = v.optional(
  fieldsOf(
    {
      leaveOut: v.optional(
        v.array(v.picklist(FAIR_PLAY_PARTS, `must be one of ${parts}`), `must be a list of ${parts}`),
        [],
      ),
      realityCheckMinutes: v.optional(v.picklist([15, 30, 60], "must be 15, 30 or 60")),
    },
    "must be an object with leaveOut or realityCheckMinutes",
  ),
);

const text = "must be a text that is not empty";

const origin = "must be an origin like https://play.example";

const filled = v.pipe(v.string(text), v.regex(/\S/, text));
const optionalAddress = v.optional(httpsAddress(address));

/** The operator's licence, in the footer. */
export const licence = v.optional(
  fieldsOf({ name: filled, number: v.optional(filled), url: optionalAddress }, "must be an object with a name"),
);

/** The company that offers the site, on the built-in documents. */
export const company = v.optional(filled);

const day = "must be a day like 2026-11-01";

/**
 * A document that new members accept: its version, the day from which it counts, and where it is if the built-in page is
 * not used.
 */
export const legalDocument = v.optional(
  fieldsOf(
    {
      version: filled,
      from: v.optional(
        v.pipe(
          v.string(day),
          v.check((value) => parseBangkokDate(value) !== undefined, day),
        ),
      ),
      url: optionalAddress,
    },
    "must be an object with a version",
  ),
);

/** The address under which the site is public, for links and pictures that are shared. */
export const siteUrl = v.optional(
  v.pipe(
    v.string(origin),
    v.regex(/^https:\/\/[^\s/?#"'<>]+$/, origin),
    v.check((value) => hostSource(value) !== undefined && isOwnName(new URL(value).hostname), origin),
  ),
);

const url = "must be an https address or a path like /api/telemetry";
const sample = "must be a number above 0, at most 1";

/** Where pages report errors and timings, and the share of visits that do. Without it, nothing is measured or sent. */
export const telemetry = v.optional(
  fieldsOf(
    {
      url: v.pipe(
        v.string(url),
        v.check(
          (value) =>
            /^\/[\w-]+(\/[\w-]+)*$/.test(value) ||
            (isHttpsAddress(value) && !/[?#]/.test(value) && hostSource(value) !== undefined),
          url,
        ),
      ),
      sample: v.optional(v.pipe(v.number(sample), v.gtValue(0, sample), v.maxValue(1, sample)), 1),
    },
    "must be an object with a url",
  ),
);

const message = "must be a text that is not empty";
const LONGEST = 60;
const tooLong = `must have at most ${LONGEST} characters`;
const invisible = "must not hold line breaks, control characters or marks that turn the direction of letters";

/** What players read in titles and messages. */
export const shownName = v.pipe(
  v.string(message),
  v.regex(/\S/, message),
  v.maxLength(LONGEST, tooLong),
  v.check((name) => !/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name), invisible),
);
