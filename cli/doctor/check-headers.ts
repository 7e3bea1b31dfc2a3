import type { RowName } from "../../contracts/model/rule.ts";
import { MINUTE_MS, SECOND_MS } from "../../core/shared/bangkok-time.ts";
import { pathOf } from "../conform/engine/rows.ts";
import { FIRST_PATH } from "./check-answer.ts";
import { good, isFailure, type Judgement, notChecked, type Patient, problem, reasonOf, warning } from "./finding.ts";
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

/** What the site sends with a money action. A browser sorts these. */
const SENT_HEADERS = [
  "authorization",
  "channel",
  "content-type",
  "idempotency-key",
  "platform",
  "webhostname",
  "webversion",
];
/** What the site reads of a reply. */
const READ_HEADERS = ["date", "retry-after", "x-session-token"];
const PREFLIGHTS: readonly (readonly [method: string, row: RowName])[] = [
  ["POST", "requestDeposit"],
  ["PATCH", "changeAddress"],
  ["GET", "deposit"],
];

/** Whether a browser lets the site at `origin` call the target. */
export async function checkCors(patient: Patient): Promise<Judgement> {
  const { origin, base } = patient;
  if (origin === undefined) return notChecked("name the site with --origin https://…");
  if (origin === base.origin) return good("the site has the same origin");
  for (const [method, row] of PREFLIGHTS) {
    const judgement = await preflight(patient, origin, method, pathOf(row, {}));
    if (judgement) return judgement;
  }
  const reply = await patient.ask(FIRST_PATH, { headers: { origin } });
  if (isFailure(reply)) return notChecked(reasonOf(reply));
  const refused = allowed(reply.headers["access-control-allow-origin"], origin, "a call");
  if (refused) return refused;
  const exposed = listOf(reply.headers["access-control-expose-headers"]);
  const unread = exposed.includes("*") ? [] : READ_HEADERS.filter((name) => !exposed.includes(name));
  if (unread.length > 0) {
    return warning(
      `the site cannot read ${unread.join(", ")}`,
      `add them to Access-Control-Expose-Headers: ${READ_HEADERS.join(", ")}`,
    );
  }
  const isFixed = reply.headers["access-control-allow-origin"] !== "*";
  if (isFixed && !listOf(reply.headers["vary"]).some((name) => name === "origin" || name === "*")) {
    return warning("replies depend on Origin and do not say so", "send Vary: Origin, or a cache mixes the sites up");
  }
  return good(`${origin} may call, with all headers of the site`);
}

async function preflight(
  patient: Patient,
  origin: string,
  method: string,
  path: string,
): Promise<Judgement | undefined> {
  const reply = await patient.ask(path, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": method,
      "access-control-request-headers": SENT_HEADERS.join(","),
    },
  });
  if (isFailure(reply)) return problem(`no answer to a preflight: ${reasonOf(reply)}`, "let the server answer OPTIONS");
  if (reply.status < 200 || reply.status > 299) {
    return problem(
      `a preflight from ${origin} is answered with ${reply.status}`,
      `answer OPTIONS without a token with 204, and allow ${origin} (of our house: SANAM_SITES)`,
    );
  }
  const refused = allowed(reply.headers["access-control-allow-origin"], origin, "a preflight");
  if (refused) return refused;
  const methods = listOf(reply.headers["access-control-allow-methods"]);
  // GET and POST need no permission.
  if (method === "PATCH" && !methods.includes("patch") && !methods.includes("*")) {
    return problem("PATCH is not allowed", "add it to Access-Control-Allow-Methods: GET, PATCH, POST");
  }
  const headers = listOf(reply.headers["access-control-allow-headers"]);
  // A star does not stand for this one.
  const missing = SENT_HEADERS.filter(
    (name) => !headers.includes(name) && (name === "authorization" || !headers.includes("*")),
  );
  if (missing.length === 0) return undefined;
  const [only] = missing;
  if (missing.length === 1 && only === "idempotency-key") {
    return problem(
      "Idempotency-Key is not allowed, so no money action of the site is sent",
      "add it to Access-Control-Allow-Headers, or set sendIdempotencyKey of the brand to false",
    );
  }
  return problem(
    `these headers of the site are not allowed: ${missing.join(", ")}`,
    "add them to Access-Control-Allow-Headers",
  );
}

function allowed(found: string | undefined, origin: string, what: string): Judgement | undefined {
  if (found === origin || found === "*") return undefined;
  const remedy = `let the server send Access-Control-Allow-Origin: ${origin} (of our house: SANAM_SITES)`;
  if (found === undefined) return problem(`${what} from ${origin} is not allowed`, remedy);
  return problem(`${what} is allowed for ${found} only`, remedy);
}

function listOf(header: string | undefined): readonly string[] {
  return (header ?? "").split(",").map((name) => name.trim().toLowerCase());
}
