import type { SiteReport } from "../../../core/telemetry/site-event.ts";

/** JSON for programs, one object a line; text for people. */
export type LogForm = "json" | "text";

type LogLevel = "info" | "warn" | "error";

/** Characters that could break a line or change how a terminal shows it: controls, line separators, direction marks. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/gu;
/** What looks like a phone number, an account number or a token in an error's message. Ids of members and requests stay. */
const SECRET =
  /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b|\d(?:[ -]?\d){7,}|(?=[A-Za-z_-]*\d)[\w-]{24,}/g;
/** What JSON holds under such a name, also when it is cut off. */
const SECRET_FIELD = /("\w*(?:password|token|secret|code|launch|ticket)\w*"\s*:\s*")[^"]*/gi;
const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** A JSON object without a line break. Fields that are undefined are left out. */
export function jsonLine(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(fields).replace(UNPRINTABLE, escapeCharacter);
}

/** A text of one line. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, escapeCharacter);
}

/** Replaces what an error's message may have taken from a request. */
export function withoutSecrets(text: string): string {
  return text.replace(SECRET_FIELD, "$1[…]").replace(SECRET, (found) => (ID.test(found) ? found : "[…]"));
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

export interface LogFields {
  readonly requestId?: string | undefined;
  /** Method and path of the row, never the request's path. */
  readonly row?: string | undefined;
  readonly member?: string | undefined;
  readonly [name: string]: string | number | boolean | undefined;
}

/**
 * Writes what the server has to say about itself. The message is an English text of the program. Of an error, message and
 * stack are logged, without what looks like a secret.
 */
export type Log = (level: LogLevel, message: string, fields?: LogFields, error?: unknown) => void;

export interface LogOptions {
  readonly form: LogForm;
  /** Receives one entry, without its last line feed. As text, an entry's later lines begin with spaces. */
  readonly write: (entry: string, level: LogLevel) => void;
  readonly now?: () => number;
}

export function createLog({ form, write, now = Date.now }: LogOptions): Log {
  return (level, message, fields = {}, error) => {
    const stack = error === undefined ? undefined : withoutSecrets(stackOf(error));
    if (form === "json") {
      const time = new Date(now()).toISOString();
      write(jsonLine({ time, level, message, ...fields, error: stack }), level);
      return;
    }
    const about = Object.values(fields).filter((value) => value !== undefined);
    const first = ["sanam:", ...about, message].join(" ");
    write([first, ...(stack?.split("\n") ?? [])].map(printable).join("\n    "), level);
  };
}

/** As text, where nothing else is set. */
export const logToStderr: Log = createLog({
  form: "text",
  write: (entry) => process.stderr.write(`${entry}\n`),
});

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const stack = error.stack ?? error.message;
  return cause instanceof Error ? `${stack}\ncaused by ${cause.stack ?? cause.message}` : stack;
}

/** A line for each event that an operator may look into. Vitals are only counted. */
export function logSiteReport(log: Log, { brand, release, browser, browserMajor, events }: SiteReport): void {
  for (const event of events) {
    if (event.kind === "vital") continue;
    const about = { brand, release, browser: `${browser} ${browserMajor}`, kind: event.kind, route: event.route };
    const more = event.kind === "error" ? { class: event.error, frames: event.frames.join(" ") } : {};
    log("warn", "a page reported", { ...about, ...more });
  }
}
