import * as v from "valibot";
import { EXAMPLES } from "../../contracts/examples/examples.ts";
import type { AnyExample } from "../../contracts/examples/examples-of.ts";
import type { RowName } from "../../contracts/model/rule.ts";
import { neededFor } from "../../contracts/parts.ts";
import { problem as problemBody } from "../../contracts/problems.ts";
import { type FieldReport, fieldsOf, pathOf, ROW_NAMES, rowOf, titleOf } from "../conform/engine/rows.ts";
import { headersFor, isNotOffered, jsonOf, kindOf } from "../conform/engine/wire.ts";
import { good, isFailure, type Judgement, notChecked, type Patient, problem, reasonOf, warning } from "./finding.ts";

/** What the token of the profile is worth nothing for: every other row would say the same. */
type NoSession = "not-signed-in" | "other-member";

export interface AskedRow {
  readonly row: string;
  readonly verdict: "conforms" | "refused" | "missing" | "closed" | "deviates" | "no-answer" | NoSession;
  readonly found: string;
  readonly fields: FieldReport | undefined;
}

/** How many rows are asked at once. */
const AT_ONCE = 4;
/** They look a bank's transfer up, or need a game that is open. */
const LEFT_OUT: ReadonlySet<RowName> = new Set(["verifySlip", "gameTable", "eventStream"]);

/** The rows that read, need no value of a person, and count against no limit. */
const PUBLIC_ROWS = ROW_NAMES.filter((name) => {
  const { auth, effect, method, path } = rowOf(name);
  return auth === "public" && effect === "read" && method === "GET" && !path.includes("{");
});

const MEMBER_ROWS = ROW_NAMES.filter((name) => {
  const { auth, effect } = rowOf(name);
  return auth === "member" && effect === "read" && !LEFT_OUT.has(name);
});

export function askPublicRows(patient: Patient): Promise<readonly AskedRow[]> {
  return askAll(patient, PUBLIC_ROWS, undefined);
}

export function askMemberRows(patient: Patient, token: string): Promise<readonly AskedRow[]> {
  return askAll(patient, MEMBER_ROWS, token);
}

async function askAll(patient: Patient, names: readonly RowName[], token: string | undefined) {
  const asked: AskedRow[] = [];
  for (let from = 0; from < names.length; from += AT_ONCE) {
    asked.push(...(await Promise.all(names.slice(from, from + AT_ONCE).map((name) => askRow(patient, name, token)))));
    if (asked.some(({ verdict }) => verdict in NO_SESSION)) break;
  }
  return asked;
}

async function askRow(patient: Patient, name: RowName, token: string | undefined): Promise<AskedRow> {
  const row = rowOf(name);
  const { params = {}, query = {}, body }: AnyExample = EXAMPLES[name];
  const { cursor: _cursor, ...others } = query;
  const search = new URLSearchParams(others).toString();
  const { uuid, username } = patient.session ?? {};
  const path = pathOf(name, { ...params, ...(uuid && { uuid }), ...(username && { username }) });
  const reply = await patient.ask(search === "" ? path : `${path}?${search}`, {
    method: row.method,
    headers: headersFor(token, body !== undefined),
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const named = { row: titleOf(name), fields: undefined };
  if (isFailure(reply)) return { ...named, verdict: "no-answer", found: reasonOf(reply) };
  const { status, text } = reply;
  const json = jsonOf(text);
  if (status === 401) return { ...named, verdict: "not-signed-in", found: "the session is over" };
  if (status === 403 && /\{(uuid|username)\}/.test(row.path)) {
    return { ...named, verdict: "other-member", found: "it is another member's" };
  }
  if (isNotOffered(status)) {
    const parts = neededFor(name);
    const need = parts.length === 0 ? "" : `, without which there is no part ${parts.join(" or ")}`;
    return { ...named, verdict: "missing", found: `answers ${status}${need}` };
  }
  if (status === 503) return { ...named, verdict: "closed", found: "answers 503" };
  if (status !== 200) {
    return status < 500 && v.is(problemBody, json)
      ? { ...named, verdict: "refused", found: `answers ${status}` }
      : { ...named, verdict: "deviates", found: `answers ${status}` };
  }
  if (json === undefined) {
    const kind = kindOf({ header: (wanted) => reply.headers[wanted], text });
    return { ...named, verdict: "deviates", found: `answers with ${kind}` };
  }
  const parsed = v.safeParse(row.reply, json);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return { ...named, verdict: "deviates", found: `field ${v.getDotPath(issue) ?? "body"}: not ${issue.expected}` };
  }
  return { ...named, verdict: "conforms", found: "conforms", fields: fieldsOf(row.reply, json) };
}

const NO_SESSION: Readonly<Record<NoSession, string>> = {
  "not-signed-in": "the session of this profile is over: sign in with `sanam session login`",
  "other-member": "the token of this profile is not its member's: sign in with `sanam session login`",
};
const MOST_NAMED = 4;

/** @param what the rows, for a sentence */
export function judgeRows(asked: readonly AskedRow[]): Judgement {
  for (const [verdict, reason] of Object.entries(NO_SESSION)) {
    if (asked.some((each) => each.verdict === verdict)) return notChecked(reason);
  }
  const answered = asked.filter(({ verdict }) => verdict === "conforms" || verdict === "refused").length;
  const count = `${answered} of ${asked.length} answer as the contract says`;
  const broken = asked.filter(({ verdict }) => verdict === "deviates" || verdict === "no-answer");
  if (broken.length > 0) {
    return problem(`${count}; ${named(broken)}`, "`sanam contract conform` shows each deviation and how to repeat it");
  }
  const closed = asked.filter(({ verdict }) => verdict === "closed");
  if (closed.length > 0) return warning(`${count}; ${named(closed)}`, "ask again when the maintenance is over");
  const missing = asked.filter(({ verdict }) => verdict === "missing");
  if (missing.length > 0) {
    return warning(
      `${count}, ${missing.length} are not offered: ${named(missing)}`,
      "the site leaves out what needs them; `sanam contract rows` shows the parts",
    );
  }
  return good(count);
}

function named(rows: readonly AskedRow[]): string {
  const more = rows.length > MOST_NAMED ? ` and ${rows.length - MOST_NAMED} more` : "";
  return `${rows
    .slice(0, MOST_NAMED)
    .map(({ row, found }) => `${row} ${found}`)
    .join("; ")}${more}`;
}

/** Which fields the replies had: what the specification names, what we assume, and what no schema has. */
export function judgeFields(asked: readonly AskedRow[]): Judgement {
  const reports = asked.flatMap(({ row, fields }) => (fields ? [{ row, fields }] : []));
  if (reports.length === 0) return notChecked("no row conforms");
  const sum = (kind: keyof FieldReport) => reports.reduce((count, { fields }) => count + fields[kind].length, 0);
  const found = `${sum("specified")} of the specification, ${sum("assumed")} assumed, ${sum("unknown")} unknown`;
  const missing = reports.flatMap(({ row, fields }) => fields.missing.map((field) => `${row} ${field}`));
  if (missing.length === 0) return good(found);
  // The specification names these, and a reply may lack them.
  const shown = missing.slice(0, MOST_NAMED).join("; ");
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : "";
  return good(`${found}; missing: ${shown}${more}`);
}
