import * as v from "valibot";
import { closedPaths } from "../../contracts/delivery/closed-paths.ts";
import { hostSource, isHostSource } from "../../contracts/delivery/page-origins.ts";
import { type FieldProblem, fieldProblems } from "../../contracts/operator-files/fields.ts";
import { SESSION_ENDS_ON } from "../../core/rules/failure-policy.ts";
import { LEVEL_BASES, REFUND_TABLE_NAMES } from "../../core/rules/levels.ts";
import { LANGUAGES } from "../../core/sentences/sentences.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { SCHEMES } from "../../core/site/model.ts";
import { hostnameField, isHttpsAddress, isPublicSuffix } from "./fields/addresses.ts";
import { brandConfiguration } from "./fields/brand-configuration.ts";
import { fieldsOf } from "./fields/fields-of.ts";
import { pictureFields, sounds } from "./fields/file-fields.ts";
import { inputRules } from "./fields/input-rules.ts";
import {
  company,
  embeds,
  fairPlay,
  features,
  hostnames,
  legalDocument,
  licence,
  shownName,
  siteUrl,
  telemetry,
  titleTemplate,
} from "./fields/site-fields.ts";
import { texts, translations } from "./fields/text-fields.ts";
import { colorField, lookField } from "./look/look-fields.ts";
import { GAME_MENU_NAMES } from "./open-paths.ts";

const age = "must be a whole number from 18 to 99";

export const BRAND_FIELDS = {
  /** The address of `brand.schema.json`, for editors. */
  $schema: v.optional(v.string("must be the address of the schema")),
  /** Short latin name for files and storage keys. */
  id: matching(/^[a-z][a-z0-9-]{0,39}$/, "must be at most 40 lower-case latin letters, digits and dashes"),
  /** The name that players read. */
  name: shownName,
  /** Any colour of CSS, read as `#rrggbb`; every other brand colour is computed from it. */
  themeColor: colorField,
  /** The character of corners, shadows, tiles, motion and type, by named values; each has a default. */
  look: lookField,
  /** The languages of the site. The browser's wish chooses among them, else the first one, until a player chooses. */
  languages: v.optional(
    v.pipe(
      v.array(oneOf(LANGUAGES), `must be a list of ${LANGUAGES.join(", ")}`),
      v.minLength(1, "must name a language"),
      v.check((names) => new Set(names).size === names.length, "must not name a language twice"),
    ),
    [...LANGUAGES],
  ),
  /** Until a player chooses one for a device. `device` follows the device's own setting. */
  scheme: oneOf(SCHEMES),
  /** Empty for the origin that serves the site. */
  backendUrl: addressOrEmpty(),
  /** Origin of the pictures that configuration entries name; empty for the backend's. */
  imageHost: addressOrEmpty(),
  /** Which failures end a session; spec section 8 can be read both ways. */
  sessionEndsOn: oneOf(SESSION_ENDS_ON),
  /** Loss-refund percentages, spec section 9. */
  refundTable: oneOf(REFUND_TABLE_NAMES),
  /** Where this brand is served. No two brands of one site share one. */
  hostnames,
  titleTemplate,
  /** Hostnames of one client, where the loss-refund table is `partner`; spec section 5. */
  specialHostnames: v.optional(v.array(hostnameField, "must be a list of hostnames"), []),
  /** How deposits count towards platinum: the spec's table and its text differ. */
  platinumBasis: oneOf(LEVEL_BASES),
  /** Off for a backend whose CORS refuses the `Idempotency-Key` header. */
  sendIdempotencyKey: v.boolean("must be true or false"),
  /** Fourth place of the members' bottom bar, spec section 2. */
  bottomBarShortcut: oneOf(["media", "withdraw"]),
  /** Entries of the top menu that lead to their games. An empty list closes all three, as the specification does. */
  openMenuEntries: v.optional(v.array(oneOf(GAME_MENU_NAMES), "must be a list of casino, slot or sport"), [
    ...GAME_MENU_NAMES,
  ]),
  publicLayout: oneOf(["top-bar", "simple"]),
  /** The operator's LINE account: before the backend's primary one, and behind the floating chat link on public pages. */
  contactChatId: v.optional(matching(/^@?[\w.-]{2,40}$/, "must be a LINE id like @sanam, not an address")),
  /** Script of the members' live chat, spec section 2: a widget with Tawk's interface. Without it there is no chat. */
  chatScriptUrl: v.optional(scriptAddress()),
  /** Other hosts of that chat, such as `https://*.tawk.to`, for its scripts, styles, frames and sockets. */
  chatHosts: v.optional(hosts()),
  /** Hosts of games, embedded pages and pictures that the backend names, such as `https://*.maker.example`. */
  contentHosts: v.optional(hosts()),
  minimumAge: v.pipe(v.number(age), v.integer(age), v.minValue(18, age), v.maxValue(99, age)),
  /** Help with gambling problems, in the footer of every page. */
  help: fieldsOf({ label: text(), url: helpAddress() }, "must be an object with a label and a url"),
  /** Lengths and minimums that the specification leaves open; the site's defaults apply when it is left out. */
  inputRules: v.optional(inputRules),
  licence,
  company,
  terms: legalDocument,
  privacy: legalDocument,
  siteUrl,
  ...pictureFields,
  embeds,
  features,
  fairPlay,
  texts,
  translations,
  sounds,
  telemetry,
};

/** A brand file, as an operator writes it. */
export const brandFile = fieldsOf(BRAND_FIELDS, "the brand file must hold one JSON object");

const BRAND = v.pipe(
  brandFile,
  v.transform((file) => {
    const { $schema: _, ...brand } = file;
    const closed = closedPaths(brand.features, brand.fairPlay?.leaveOut);
    return { ...brand, closedPaths: closed, configuration: brandConfiguration(brand) };
  }),
);

/** Everything that differs between two operators of the product. It is the only file that an operator writes. */
export type Brand = Readonly<v.InferOutput<typeof BRAND>>;

/** Everything that is wrong in a brand file's data, each once. */
export function brandProblems(data: unknown): readonly FieldProblem[] {
  return fieldProblems(BRAND, data);
}

/** Checks a brand file. The error lists everything that is wrong, each as `field: what it must be`. */
export function readBrand(data: unknown): Result<Brand, readonly string[]> {
  const { success, output } = v.safeParse(BRAND, data);
  if (success) return ok(output);
  return err(brandProblems(data).map(({ path, message }) => [path, message].filter(Boolean).join(": ")));
}

function text() {
  const message = "must be a text that is not empty";
  return v.pipe(
    v.string(message),
    v.check((value) => value.trim() !== "", message),
  );
}

function matching(pattern: RegExp, message: string) {
  return v.pipe(v.string(message), v.regex(pattern, message));
}

function oneOf<const T extends readonly string[]>(choices: T) {
  return v.picklist(choices, `must be one of ${choices.join(", ")}`);
}

function addressOrEmpty() {
  const message = "must be an http(s) address like https://api.example without a password, ? and #, or empty";
  const isAddress = (value: string) => hostSource(value) !== undefined && !/[?#]/.test(value);
  return v.pipe(
    v.string(message),
    v.check((value) => value === "" || isAddress(value), message),
  );
}

function helpAddress() {
  const message = "must be like https://… or tel:…";
  return v.pipe(
    matching(/^(https:\/\/\S+|tel:\+?[0-9-]+)$/, message),
    v.check((value) => value.startsWith("tel:") || isHttpsAddress(value), message),
  );
}

function scriptAddress() {
  const message = "must be an https address of a script";
  return v.pipe(
    v.string(message),
    v.check((value) => /^https:\/\/[^/]+\/./.test(value) && hostSource(value) !== undefined, message),
  );
}

function hosts() {
  const host = "must be a host like https://a.example or https://*.b.example";
  const stranger = "must not allow every host of a public suffix like co.th";
  return v.array(
    v.pipe(
      v.string(host),
      v.check(isHostSource, host),
      v.check((value) => !isPublicSuffix(value), stranger),
    ),
    "must be a list of hosts",
  );
}
