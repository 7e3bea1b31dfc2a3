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
  /** What the backend said, in whatever language, or the message that is shown. */
  readonly message: string;
}

/**
 * What a member sends to the support after a failure, a fact per line. It has no token, no id and no name.
 * @param path of the page, without its query
 */
export function supportText(failure: FailedCall, path: string, { hostname, version, userAgent }: PageFacts): string {
  const { at, endpoint, kind, status, message } = failure;
  return [
    `time: ${toIso(at)}`,
    `site: ${hostname} ${version}`,
    `page: ${path}`,
    `call: ${endpoint}`,
    `failure: ${status === undefined ? kind : `${kind} ${status}`}`,
    `message: ${message.replace(/\s+/g, " ").trim()}`,
    `browser: ${userAgent}`,
  ].join("\n");
}
