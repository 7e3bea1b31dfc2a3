import { resolve } from "node:path";
import { err, ok, type Result } from "../../core/result.ts";

export interface ServeSettings {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Absolute path of the folder that holds the journal. */
  readonly dataDir: string;
}

const DEFAULT_PORT = "4600";
const DEFAULT_HOST = "127.0.0.1";

/** Reads HOST, PORT and SANAM_DATA; the error is a sentence. A relative SANAM_DATA counts from where we were started. */
export function readServeSettings(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): Result<ServeSettings, string> {
  const portText = env["PORT"]?.trim() || DEFAULT_PORT;
  const port = Number(portText);
  if (!/^\d{1,5}$/.test(portText) || port > 65_535) {
    return err(`PORT must be a whole number from 0 to 65535, not "${portText}".`);
  }
  const host = env["HOST"]?.trim() || DEFAULT_HOST;
  const named = env["SANAM_DATA"]?.trim();
  // npm runs its scripts in the project's folder and tells where the person was in INIT_CWD.
  const dataDir = named ? resolve(env["INIT_CWD"] ?? root, named) : resolve(root, ".data");
  return ok({ host, port, dataDir });
}
