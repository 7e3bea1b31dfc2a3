import * as v from "valibot";
import { webUrl } from "../../../core/rules/web-url.ts";

/** An https address that is safe in a link: no name and password in it, no quotes and no invisible characters. */
export function isHttpsAddress(value: string): boolean {
  return /^https:\/\/[^"'<>]+$/.test(value) && webUrl(value) !== undefined;
}

export function httpsAddress(message: string) {
  // The beginning is a pattern of its own, so that editors see it, too.
  return v.pipe(v.string(message), v.regex(/^https:\/\//, message), v.check(isHttpsAddress, message));
}
