import type { JournalOpenFailure } from "../house/journals/sqlite/open-failure.ts";

/** Why a server could not be started. */
export interface StartFailure {
  readonly kind: JournalOpenFailure["kind"] | "port-invalid" | "port-in-use" | "address-unusable" | "site-missing";
  /** One English sentence for whoever started it. */
  readonly message: string;
}

export function portInvalid(port: number): StartFailure {
  return { kind: "port-invalid", message: `The port must be a whole number from 0 to 65535, not ${port}.` };
}

export function siteMissing(folder: string): StartFailure {
  return { kind: "site-missing", message: `There is no built site in ${folder}; build it first.` };
}

/** Says why listening failed, where it is the caller's to mend; undefined for anything else. */
export function listenFailure(error: unknown, host: string, port: number): StartFailure | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return {
      kind: "port-in-use",
      message: `Port ${port} on ${host} is in use already; stop what uses it or choose another.`,
    };
  }
  if (code === "EACCES") {
    return {
      kind: "address-unusable",
      message: `Port ${port} on ${host} may not be used without more rights; choose another.`,
    };
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return { kind: "address-unusable", message: `${host} is no address of this machine.` };
  }
  return undefined;
}
