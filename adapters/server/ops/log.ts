import { jsonLine, type LogForm, type LogLevel, printable, withoutSecrets } from "./log-line.ts";

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
