import { join } from "node:path";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { type Failure, usage } from "../output/failure.ts";
import type { CallTrace } from "../runtime/watch.ts";
import { didYouMean } from "./did-you-mean.ts";
import { quote } from "./options.ts";

export const DEFAULT_TARGET = "http://127.0.0.1:4600";

/** For a reply. Spec section 9. */
const DEFAULT_REPLY_MS = 60_000;
const MAX_REPLY_SECONDS = 600;
/** For a whole command: a day. */
const MAX_TIMEOUT_SECONDS = 86_400;

export const OUTPUTS = ["table", "json", "ndjson"] as const;
export type OutputFormat = (typeof OUTPUTS)[number];

/** The backend that is called: a house in this process, or one behind HTTP. */
export type Target = { readonly kind: "memory" } | { readonly kind: "http"; readonly baseUrl: string };

/** The options that every command takes. */
export interface Globals {
  readonly target: Target;
  /** Undefined for the target's default profile. */
  readonly profile: string | undefined;
  readonly output: OutputFormat;
  /** The longest that the whole command may take; undefined for no limit. */
  readonly deadlineMs?: number;
  /** How long each reply is waited for, and an unknown outcome looked for. */
  readonly timeoutMs: number;
  readonly verbose: boolean;
  /** The brand file that `--brand` or `SANAM_BRAND` names; undefined without a brand. */
  readonly brandFile: string | undefined;
  /** Whether the backend honours idempotency keys. If not, none is sent, and no money action is sent again. */
  readonly honoursKeys: boolean;
  /** The file that `--trace` names. */
  readonly traceFile?: string;
  /** What notes the calls for that file, once the run has begun. */
  readonly trace?: CallTrace | undefined;
}

/** The global options as commander returns them. */
export interface RawGlobals {
  readonly target?: string;
  readonly profile?: string;
  readonly output?: string;
  readonly timeout?: string;
  readonly replyTimeout?: string;
  /** Also read before all others, see `closedFeatures`. */
  readonly brand?: string;
  readonly verbose?: boolean;
  readonly keys?: boolean;
  readonly trace?: string;
}

export function readGlobals(
  raw: RawGlobals,
  env: Readonly<Record<string, string | undefined>>,
): Result<Globals, Failure> {
  const output = readOutput(raw.output);
  if (!output.ok) return output;
  const target = readTarget(raw.target ?? (env["SANAM_TARGET"] || DEFAULT_TARGET));
  if (!target.ok) return target;
  const profile = readProfile(raw.profile ?? (env["SANAM_PROFILE"] || undefined));
  if (!profile.ok) return profile;
  const deadlineMs = readSeconds("--timeout", raw.timeout, MAX_TIMEOUT_SECONDS);
  if (!deadlineMs.ok) return deadlineMs;
  const replyMs = readSeconds("--reply-timeout", raw.replyTimeout, MAX_REPLY_SECONDS);
  if (!replyMs.ok) return replyMs;
  // The other half is for finding out what became of a lost reply.
  const usualMs = Math.min(DEFAULT_REPLY_MS, (deadlineMs.value ?? Number.POSITIVE_INFINITY) / 2);
  const traceFile = readTraceFile(raw.trace);
  if (!traceFile.ok) return traceFile;
  const brand = raw.brand ?? env["SANAM_BRAND"];
  return ok({
    target: target.value,
    profile: profile.value,
    output: output.value,
    ...(deadlineMs.value !== undefined && { deadlineMs: deadlineMs.value }),
    timeoutMs: replyMs.value ?? usualMs,
    verbose: raw.verbose ?? false,
    brandFile: brand ? brandFile(brand) : undefined,
    honoursKeys: raw.keys ?? true,
    ...(traceFile.value !== undefined && { traceFile: traceFile.value }),
  });
}

function readOutput(text: string | undefined): Result<OutputFormat, Failure> {
  const output = OUTPUTS.find((format) => format === (text ?? "table"));
  const wanted = text ?? "table";
  return output
    ? ok(output)
    : err(usage(`--output takes table, json or ndjson, not ${quote(wanted)}${didYouMean(wanted, OUTPUTS)}`));
}

function readTarget(text: string): Result<Target, Failure> {
  if (text === "memory") return ok({ kind: "memory" });
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  // The text before an @ may be a password.
  const shown = text.includes("@") ? "the given address" : quote(text);
  if (!url) {
    const problem = `--target takes memory or an http(s) address such as ${DEFAULT_TARGET}, not ${shown}`;
    return err(usage(`${problem}${didYouMean(text, ["memory"])}`));
  }
  if (url.username || url.password) return err(usage("--target must not contain a user name or a password"));
  if (url.search || url.hash) return err(usage("--target takes an address without ? or #"));
  return ok({ kind: "http", baseUrl: `${url.origin}${url.pathname}`.replace(/\/+$/, "") });
}

function readProfile(text: string | undefined): Result<string | undefined, Failure> {
  // The name becomes part of a path, so it must not leave its folder.
  const isValid = text === undefined || /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text);
  return isValid ? ok(text) : err(usage(`--profile takes letters, digits, . _ and -, not ${quote(text)}`));
}

/** The ending protects other files: the trace replaces the file. */
function readTraceFile(text: string | undefined): Result<string | undefined, Failure> {
  const isValid = text === undefined || /[^/\\]\.har$/i.test(text);
  return isValid ? ok(text) : err(usage(`--trace takes a file whose name ends in .har, not ${quote(text)}`));
}

/** In milliseconds. */
function readSeconds(flags: string, text: string | undefined, most: number): Result<number | undefined, Failure> {
  if (text === undefined) return ok(undefined);
  const seconds = /^\d{1,5}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (seconds > 0 && seconds <= most) return ok(seconds * 1000);
  return err(usage(`${flags} takes more than 0 and at most ${most} seconds, not ${quote(text)}`));
}

/** The file of a brand that `--brand` or `SANAM_BRAND` names: its path, or the id of a brand in this repository. */
export function brandFile(chosen: string): string {
  // The path is the same from the sources and from the bundle.
  return chosen.endsWith(".json")
    ? chosen
    : join(import.meta.dirname, "../../web/brand/brands", chosen, `${chosen}.json`);
}
