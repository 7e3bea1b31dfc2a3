import { randomUUID } from "node:crypto";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { jsonLine, type LogForm, printable } from "../ops/log.ts";

/** One answered or aborted request. It has no path of the request, no query, no header and no body. */
export interface Access {
  /** In ISO 8601, UTC. */
  readonly time: string;
  readonly id: string;
  readonly method: string;
  readonly route: string;
  /** 0 when the client left before the reply. */
  readonly status: number;
  /** The code of a failed reply. */
  readonly code?: string | undefined;
  readonly ms: number;
  /** Of the reply, with its head. */
  readonly bytes: number;
  readonly address: string;
  /** The id of the member who called. */
  readonly member?: string | undefined;
  /** The row of the contract that was called; not in the log. */
  readonly row?: Endpoint | undefined;
}

export type AccessLogForm = LogForm;

/** One line, without the line feed. Every value is the server's own or was checked. */
export function accessLine(access: Access, form: AccessLogForm): string {
  const { time, id, method, route, status, code, ms, bytes, address, member } = access;
  if (form === "json") {
    const level = status >= 500 ? "error" : "info";
    const about = { requestId: id, member, row: `${method} ${route}` };
    return jsonLine({ time, level, message: "request", ...about, status, code, ms, bytes, address });
  }
  const said = code === undefined ? "" : ` ${code}`;
  const line = `${time} ${address} ${method} ${route} ${status}${said} ${ms}ms ${bytes}B ${id}`;
  return printable(member === undefined ? line : `${line} ${member}`);
}

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
