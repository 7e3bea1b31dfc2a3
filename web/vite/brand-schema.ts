import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { LANGUAGES, type Language } from "../../core/sentences/sentences.ts";
import { type BRAND_FIELDS, brandFile } from "../brand/brand.ts";
import { SITE_TEXTS } from "../brand/fields/text-fields.ts";

/** What each field of a brand decides, for the published schema. */
const brandFieldNotes = {
  $schema: "The address of this schema.",
  id: "A short name for files, storage keys and addresses. It never changes: sessions of players hang on it.",
  name: "The name that players read.",
  themeColor: "The client's colour. Every other colour of the brand is computed from it, with enough contrast.",
  look: "The character of the brand by named values: corners, shadows, tiles, motion, display font, pattern, ground, cards, hero, raised button.",
  scheme: "Dark, light, or what the player's device is set to.",
  backendUrl: "The address of the backend; empty for the origin that serves the site.",
  imageHost: "The origin of the pictures that the backend names by a path; empty for the backend's.",
  sessionEndsOn: "Which failures end a session: 401 and 403, or any failure.",
  refundTable: "The loss-refund percents of the levels.",
  hostnames: "Where this brand is served. No two brands of one site share a hostname.",
  titleTemplate: "The title of a page; %page% · %name% when it is left out.",
  specialHostnames: "Hostnames of one client, where the loss-refund table is `partner`.",
  platinumBasis: "Whether platinum counts all deposits or those of a month.",
  sendIdempotencyKey: "Off for a backend whose CORS refuses the header Idempotency-Key.",
  bottomBarShortcut: "The fourth place of the members' bottom bar.",
  openMenuEntries: "Entries of the top menu that lead to their games; all when it is left out.",
  publicLayout: "The visitors' layout.",
  contactChatId:
    "The operator's LINE id, in all places; without it there is no floating chat link, and the backend's primary id is shown.",
  chatScriptUrl: "The script of the members' live chat, a widget with Tawk's interface; without it there is no chat.",
  chatHosts: "Other hosts of that chat.",
  contentHosts: "Hosts of games, embedded pages and pictures that the backend names.",
  minimumAge: "The age notice in the footer.",
  help: "Help with gambling problems, in the footer of every page.",
  inputRules:
    "Lengths of what members type, and the smallest deposit, withdrawal and affiliate amount. The backend's own minimum counts when it is higher.",
  licence: "The operator's licence, in the footer.",
  company: "The company that offers the site, on the built-in documents; the brand's name when it is left out.",
  terms: "The terms of use that new members accept; without an address, the built-in page.",
  privacy: "The privacy policy that new members accept; without an address, the built-in page.",
  siteUrl: "The public origin of the site, for shared links and pictures.",
  languages: "The languages of the site. The browser's wish chooses among them, else the first one.",
  logo: "The logo in the top bar, at most 40 px high.",
  background: "The picture behind every page.",
  pictures: "Other pictures. An entry of the backend's configuration comes first.",
  embeds: "Pages of others, where the backend's configuration names none.",
  features: "Parts of the site that this operator does not offer.",
  fairPlay:
    "Parts of fair play that this operator does not show, and after how many minutes those who chose nothing are reminded at play: 60 when it is left out.",
  sounds: "Short sounds for members who turn them on.",
  telemetry: "Where pages report errors and timings; without it, nothing is measured or sent.",
  texts: "Thai texts of the site in the operator's own words.",
  translations: "The same in other languages. A text that is missing in a language is ours there.",
} satisfies Readonly<Record<keyof typeof BRAND_FIELDS, string>>;

type Schema = v.GenericSchema;

const notes: Readonly<Record<string, string>> = brandFieldNotes;

const CONFIG: ConversionConfig = {
  target: "draft-2020-12",
  typeMode: "input",
  // A check is code and has no keyword: its sentence becomes the description.
  errorMode: "ignore",
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { message, requirement } = valibotAction as { readonly message?: unknown; readonly requirement?: unknown };
    const described = typeof message === "string" ? { ...jsonSchema, description: message } : jsonSchema;
    // A pattern of JSON Schema has no flags.
    return requirement instanceof RegExp ? { ...described, pattern: requirement.source } : described;
  },
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    const { message } = valibotSchema as { readonly message?: unknown };
    const isDescribed = jsonSchema.description !== undefined || typeof message !== "string";
    return isDescribed ? jsonSchema : { ...jsonSchema, description: message };
  },
};

/** The brand file as JSON Schema 2020-12, for editors: they complete keys and mark what is wrong while one types. */
export function brandSchema(): JsonSchema {
  const schema = toJsonSchema(withoutPreparation(brandFile), CONFIG);
  const properties = Object.entries(schema.properties ?? {}).map(([field, property]) => {
    const rule = typeof property === "object" ? property : {};
    const note = notes[field] ?? "";
    const described = rule.description === undefined ? note : `${note} It ${rule.description}.`;
    return [field, { ...rule, ...textRules(field), description: described }];
  });
  return {
    ...schema,
    title: "A brand of Sanam",
    description:
      "Everything that differs between two operators. `sanam brand check FILE` says more than this schema can.",
    properties: Object.fromEntries(properties),
  };
}

function textRules(field: string): JsonSchema {
  const [model, ...others] = LANGUAGES;
  if (field === "texts") return textsRule(model);
  if (field !== "translations") return {};
  return { properties: Object.fromEntries(others.map((language) => [language, textsRule(language)])) };
}

function textsRule(language: Language): JsonSchema {
  const rules = Array.from(SITE_TEXTS[language], ([key, { usual }]) => [key, { type: "string", description: usual }]);
  return { type: "object", additionalProperties: false, properties: Object.fromEntries(rules) };
}

/**
 * `fieldsOf` prepares an object before it reads the fields. The converter knows no preparation, so each such pipe is
 * replaced by the object in it.
 */
function withoutPreparation(schema: Schema): Schema {
  const { pipe, entries, wrapped, type } = schema as Schema & {
    readonly pipe?: readonly Schema[];
    readonly entries?: Readonly<Record<string, Schema>>;
    readonly wrapped?: Schema;
  };
  const object = pipe?.find((part) => part.type === "strict_object" || "pipe" in part);
  if (object) return withoutPreparation(object);
  if (type === "optional" && wrapped) return { ...schema, wrapped: withoutPreparation(wrapped) } as Schema;
  if (entries === undefined) return schema;
  const plain = Object.entries(entries).map(([key, entry]) => [key, withoutPreparation(entry)]);
  return { ...schema, entries: Object.fromEntries(plain) } as Schema;
}
