import { type Instant, toIso } from "../shared/bangkok-time.ts";

/** The build and the device, for the support. */
export interface PageFacts {
  readonly hostname: string;
  readonly version: string;
  readonly userAgent: string;
}

/** A failed call, without any id or value of a member: the row has placeholders for those. */
export interface FailedCall {
  readonly at: Instant;
  /** `GET /api/auth/user/{uuid}`, for example. */
  readonly endpoint: string;
  /** The kind of a fault, or the code of a refusal. */
  readonly kind: string;
  readonly status: number | undefined;
  /** By the backend, in whatever language. */
  readonly said: string | undefined;
}

/**
 * What a member sends to the support after a failure, a fact per line. It has no token, no id and no name.
 * @param path of the page, without its query
 */
export function supportText(failure: FailedCall, path: string, { hostname, version, userAgent }: PageFacts): string {
  const { at, endpoint, kind, status, said } = failure;
  return [
    `time: ${toIso(at)}`,
    `site: ${hostname} ${version}`,
    `page: ${path}`,
    `call: ${endpoint}`,
    `failure: ${status === undefined ? kind : `${kind} ${status}`}`,
    ...(said === undefined ? [] : [`message: ${said.replace(/\s+/g, " ").trim()}`]),
    `browser: ${userAgent}`,
  ].join("\n");
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * The text of untrusted markup, paragraph by paragraph, without tags, scripts, styles and comments, and with the common
 * entities decoded. Show it as text: then nothing in it can run.
 */
export function plainText(markup: string): readonly string[] {
  return markup
    .replace(/<(script|style)\b[^]*?(<\/\1\s*>|$)/gi, " ")
    .replace(/<!--[^]*?(-->|$)/g, " ")
    .replace(/<\/?(p|div|br|li|ul|ol|h[1-6]|tr|table|blockquote)\b[^<>]*>/gi, "\n")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, readEntity)
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

function readEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  // Control characters and numbers outside Unicode stay as they are.
  return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
