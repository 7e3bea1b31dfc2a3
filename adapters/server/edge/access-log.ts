/** One answered or aborted request. It has no path of the request, no query and no header. */
export interface Access {
  /** In ISO 8601, UTC. */
  readonly time: string;
  readonly id: string;
  readonly method: string;
  readonly route: string;
  /** 0 when the client left before the reply. */
  readonly status: number;
  readonly ms: number;
  /** Of the reply, with its head. */
  readonly bytes: number;
  readonly address: string;
}

export type AccessLogForm = "json" | "text";

/** One line, without the line feed. Every value is the server's own or was checked, so it cannot break the line. */
export function accessLine(access: Access, form: AccessLogForm): string {
  if (form === "json") return JSON.stringify(access);
  const { time, id, method, route, status, ms, bytes, address } = access;
  return `${time} ${address} ${method} ${route} ${status} ${ms}ms ${bytes}B ${id}`;
}
