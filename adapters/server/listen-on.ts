import type { Server } from "node:http";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { StorageFailure } from "../house/node/storage.ts";

export interface Listening {
  readonly url: string;
  readonly port: number;
}

/** Lets a server listen at an address; port 0 takes any free one. */
export async function listenOn(server: Server, host: string, port: number): Promise<Result<Listening, StartFailure>> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const failure = listenFailure(error, host, port);
    if (failure) return err(failure);
    throw error;
  }
  const address = server.address();
  const actualPort = typeof address === "object" && address ? address.port : port;
  const hostInUrl = host.includes(":") ? `[${host}]` : host;
  return ok({ url: `http://${hostInUrl}:${actualPort}`, port: actualPort });
}

/** Why a server could not start. */
export interface StartFailure {
  readonly kind: StorageFailure["kind"] | "port-invalid" | "port-in-use" | "address-unusable" | "site-missing";
  /** An English sentence for the person who started it; for `production-incomplete`, one on each line. */
  readonly message: string;
}

export function portInvalid(port: number): StartFailure {
  return { kind: "port-invalid", message: `The port must be a whole number from 0 to 65535, not ${port}.` };
}

/** What a demo or a sandbox may not do. */
export function demoRefused(message: string): StartFailure {
  return { kind: "demo-refused", message };
}

export function productionIncomplete(missing: readonly string[]): StartFailure {
  return { kind: "production-incomplete", message: missing.join("\n") };
}

export function siteMissing(folder: string): StartFailure {
  return { kind: "site-missing", message: `There is no built site in ${folder}. Build it first.` };
}

/** Explains an error of listening that the caller can correct; undefined for any other. */
function listenFailure(error: unknown, host: string, port: number): StartFailure | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return {
      kind: "port-in-use",
      message: `Port ${port} on ${host} is already in use. Stop the program that uses it, or choose another port.`,
    };
  }
  if (code === "EACCES") {
    return {
      kind: "address-unusable",
      message: `Port ${port} on ${host} needs more rights. Choose another port.`,
    };
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return { kind: "address-unusable", message: `${host} is not an address of this machine.` };
  }
  return undefined;
}
