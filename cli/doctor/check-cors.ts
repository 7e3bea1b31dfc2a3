import { pathOf } from "../conform/engine/caller.ts";
import type { RowName } from "../conform/engine/rows.ts";
import { FIRST_PATH } from "./check-answer.ts";
import { good, type Judgement, notChecked, problem, warning } from "./finding.ts";
import { isFailure, type Patient, reasonOf } from "./patient.ts";

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
