import { randomUUID } from "node:crypto";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import type { MemberId } from "../../../core/session/model.ts";

/** What the server knows of a request besides its content. */
export interface RequestTrace {
  readonly id: string;
  /** Whether the client speaks HTTPS with the proxy in front of the server. */
  readonly secure: boolean;
  /** The row's path, or the kind of what was asked. The path itself may hold a phone number. */
  route: string;
  row?: Endpoint | undefined;
  /** The member of the bearer token. */
  member?: MemberId | undefined;
  /** The code of a failed reply. */
  code?: string | undefined;
}

export const UNKNOWN_ROUTE = "-";

const WELL_FORMED = /^[\w.-]{8,64}$/;

/** The id that a trusted proxy gave, if it is well-formed; otherwise a new one. */
export function requestId(given: string | undefined): string {
  return given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
}
