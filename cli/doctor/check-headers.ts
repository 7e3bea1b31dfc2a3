import { MINUTE_MS, SECOND_MS } from "../../core/shared/bangkok-time.ts";
import { good, type Judgement, problem, warning } from "./finding.ts";
import type { Reply } from "./probe.ts";

const SMALL_SKEW_MS = 2 * SECOND_MS;
const LARGE_SKEW_MS = 5 * MINUTE_MS;

/**
 * The backend's clock against this machine's.
 * @param receivedAt milliseconds since 1970
 */
export function checkClock({ headers, ms }: Reply, receivedAt: number): Judgement {
  const date = Date.parse(headers["date"] ?? "");
  if (Number.isNaN(date))
    return warning("the reply has no Date", "let the server send Date: the site shows times by it");
  // A Date has whole seconds, and it was written between sending and receiving.
  const skew = date + SECOND_MS / 2 - (receivedAt - ms / 2);
  const seconds = Math.round(Math.abs(skew) / SECOND_MS);
  if (Math.abs(skew) <= SMALL_SKEW_MS + ms / 2) return good("the same as this machine's");
  const found = `${seconds} s ${skew > 0 ? "ahead of" : "behind"} this machine's`;
  const remedy = "synchronize both clocks: days, limits and codes of a second factor count by the backend's";
  return Math.abs(skew) >= LARGE_SKEW_MS ? problem(found, remedy) : warning(found, remedy);
}

/** What a browser needs to be told once for all pages and replies of a server. */
export function checkSecurityHeaders({ headers }: Reply, isSecured: boolean): Judgement {
  const missing = [
    ...(isSecured && headers["strict-transport-security"] === undefined ? ["Strict-Transport-Security"] : []),
    ...(headers["x-content-type-options"]?.toLowerCase() === "nosniff" ? [] : ["X-Content-Type-Options: nosniff"]),
  ];
  if (missing.length > 0) return warning(`missing: ${missing.join(", ")}`, "let the server or its proxy send them");
  const chatty = ["x-powered-by", "x-aspnet-version"].filter((name) => headers[name] !== undefined);
  return chatty.length === 0
    ? good("as they should be")
    : warning(`${chatty.join(", ")} names the software`, "switch these headers off");
}

/** A cached reply would show an old balance, or another member's. */
export function checkCaching({ headers }: Reply): Judgement {
  const rule = headers["cache-control"] ?? "";
  const age = headers["age"];
  if (age !== undefined && age !== "0") {
    return problem(
      `a cache on the way gave a reply that is ${age} s old`,
      "let no cache or proxy store replies of /api",
    );
  }
  if (/\b(no-store|no-cache|private|max-age=0)\b/i.test(rule)) return good(rule);
  const isPublic = /\b(public|s-maxage|max-age)\b/i.test(rule);
  const remedy = "let the server send Cache-Control: no-store with every reply of /api";
  if (isPublic) return problem(`replies may be stored: ${rule}`, remedy);
  return warning("replies have no Cache-Control", remedy);
}
