import { hostSource, isHostSource } from "../../core/delivery/host-source.ts";
import { SESSION_ENDS_ON, type SessionEndsOn } from "../../core/rules/failure-policy.ts";
import { LEVEL_BASES, type LevelBasis, REFUND_TABLE_NAMES, type RefundTableName } from "../../core/rules/levels.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";

/** Everything that differs between two clients of the same product; the only file an operator writes. */
export interface Brand {
  /** Short latin name for files and storage keys. */
  readonly id: string;
  /** As players read it. */
  readonly name: string;
  /** `#rrggbb`; every other brand colour is computed from it. */
  readonly themeColor: string;
  /** `device` follows the player's own setting. */
  readonly scheme: "dark" | "light" | "device";
  /** Empty for the origin that serves the site. */
  readonly backendUrl: string;
  /** Where pictures named by configuration entries live; empty for the backend. */
  readonly imageHost: string;
  /** Both readings of spec section 8. */
  readonly sessionEndsOn: SessionEndsOn;
  /** Loss-refund percentages, spec section 9. */
  readonly refundTable: RefundTableName;
  /** How platinum's 300,000 baht are counted: the spec's table and its text disagree. */
  readonly platinumBasis: LevelBasis;
  /** Off for a backend whose CORS refuses the `Idempotency-Key` header. */
  readonly sendIdempotencyKey: boolean;
  /** Fourth place of the members' bottom bar, spec section 2. */
  readonly bottomBarShortcut: "media" | "withdraw";
  readonly publicLayout: "top-bar" | "simple";
  /** Line id behind the floating chat link on public pages; the link is absent without it. */
  readonly contactChatId?: string;
  /** Script of the members' live chat, spec section 2: a widget with Tawk's interface; no chat without it. */
  readonly chatScriptUrl?: string;
  /** Other hosts of that chat, `https://*.tawk.to` say: its scripts, styles, frames and sockets come from them, too. */
  readonly chatHosts?: readonly string[];
  /** Hosts of games, embedded pages and pictures that the backend names, `https://*.maker.example` say. */
  readonly contentHosts?: readonly string[];
  readonly minimumAge: number;
  /** Help with gambling problems, in the footer of every page. */
  readonly help: { readonly label: string; readonly url: string };
}

type Check = (value: unknown) => string | undefined;

const text: Check = (value) =>
  typeof value === "string" && value.trim() !== "" ? undefined : "must be a text that is not empty";

const matching =
  (pattern: RegExp, wanted: string): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value) ? undefined : `must be ${wanted}`;

const oneOf =
  (...choices: readonly string[]): Check =>
  (value) =>
    typeof value === "string" && choices.includes(value) ? undefined : `must be one of ${choices.join(", ")}`;

const flag: Check = (value) => (typeof value === "boolean" ? undefined : "must be true or false");

const addressOrEmpty: Check = (value) =>
  value === "" || (typeof value === "string" && hostSource(value) !== undefined && !/[?#]/.test(value))
    ? undefined
    : "must be an http(s) address or empty";

const scriptAddress: Check = (value) =>
  typeof value === "string" && /^https:\/\/[^/]+\/./.test(value) && hostSource(value) !== undefined
    ? undefined
    : "must be an https address of a script";

const hosts: Check = (value) =>
  Array.isArray(value) && value.every((item) => typeof item === "string" && isHostSource(item))
    ? undefined
    : "must be a list of hosts like https://a.example or https://*.b.example";

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? undefined : check(value);

const HELP_URL = /^(https:\/\/\S+|tel:\+?[0-9-]+)$/;

const CHECKS = {
  id: matching(/^[a-z][a-z0-9-]*$/, "lower-case latin letters, digits and dashes"),
  name: text,
  themeColor: matching(/^#[0-9a-f]{6}$/i, "a colour like #1fbf75"),
  scheme: oneOf("dark", "light", "device"),
  backendUrl: addressOrEmpty,
  imageHost: addressOrEmpty,
  sessionEndsOn: oneOf(...SESSION_ENDS_ON),
  refundTable: oneOf(...REFUND_TABLE_NAMES),
  platinumBasis: oneOf(...LEVEL_BASES),
  sendIdempotencyKey: flag,
  bottomBarShortcut: oneOf("media", "withdraw"),
  publicLayout: oneOf("top-bar", "simple"),
  contactChatId: optional(matching(/^@?[\w.-]{2,40}$/, "a Line id")),
  chatScriptUrl: optional(scriptAddress),
  chatHosts: optional(hosts),
  contentHosts: optional(hosts),
  minimumAge: (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= 18 && value <= 99
      ? undefined
      : "must be a whole number from 18 to 99",
  help: (value) =>
    isRecord(value) && text(value["label"]) === undefined && HELP_URL.test(String(value["url"]))
      ? undefined
      : "must have a label and a url like https://… or tel:…",
} satisfies Record<keyof Brand, Check>;

/** Checks a brand file; the error lists everything that is wrong, one `field: what it must be` a line. */
export function readBrand(data: unknown): Result<Brand, readonly string[]> {
  if (!isRecord(data)) return err(["the brand file must hold one JSON object"]);
  const wrong = Object.entries(CHECKS).flatMap(([field, check]) => {
    const message = check(data[field]);
    return message === undefined ? [] : [`${field}: ${message}`];
  });
  // A misspelt optional field would otherwise be ignored without a word.
  const unknown = Object.keys(data)
    .filter((field) => !Object.keys(CHECKS).includes(field))
    .map((field) => `${field}: is no field of a brand`);
  return isBrand(data, [...wrong, ...unknown]) ? ok(data) : err([...wrong, ...unknown]);
}

function isBrand(_data: object, problems: readonly string[]): _data is Brand {
  return problems.length === 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
