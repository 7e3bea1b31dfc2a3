import type { Person } from "../conform/engine/caller.ts";
import { headersFor } from "../conform/engine/wire.ts";
import { checkAddress, checkLatency, checkProduct, checkProtocol } from "./check-answer.ts";
import { checkConnection, checkEncryption, checkName } from "./check-connection.ts";
import { checkCaching, checkClock, checkCors, checkSecurityHeaders } from "./check-headers.ts";
import { type AskedRow, askMemberRows, askPublicRows, judgeFields, judgeRows } from "./check-rows.ts";
import {
  CHECKS,
  type CheckId,
  type Finding,
  type Judgement,
  notChecked,
  type Patient,
  TIME_IS_OVER,
} from "./finding.ts";
import type { Probe } from "./probe.ts";

/** A look at the network waits so long at most, whatever `--reply-timeout` says. */
const LONGEST_LOOK_MS = 10_000;
/** The examination ends within a minute. */
const LONGEST_MS = 55_000;

export interface Examination {
  readonly baseUrl: string;
  readonly probe: Probe;
  readonly origin: string | undefined;
  readonly session: Person | undefined;
  readonly timeoutMs: number;
  readonly now: () => number;
  /** Milliseconds on a clock that nobody sets. */
  readonly elapsed: () => number;
  readonly isStopped: () => boolean;
  readonly onFinding?: (finding: Finding) => void;
}

/** Looks at a target from the outside in: each check needs what those before it found. Returns a finding for each. */
export async function examine(examination: Examination): Promise<readonly Finding[]> {
  const { elapsed, timeoutMs, probe, isStopped } = examination;
  const endsAt = elapsed() + LONGEST_MS;
  const base = new URL(examination.baseUrl);
  const prefix = base.origin + base.pathname.replace(/\/$/, "");
  const limit = () => (isStopped() ? 0 : Math.max(0, Math.min(timeoutMs, LONGEST_LOOK_MS, endsAt - elapsed())));
  const patient: Patient = {
    ...examination,
    base,
    limit,
    ask: async (path, { method = "GET", headers = headersFor(undefined, false), body } = {}) => {
      const ms = limit();
      return ms === 0 ? { failure: TIME_IS_OVER } : probe.ask({ method, url: prefix + path, headers, body }, ms);
    },
  };
  const findings = new Map<CheckId, Finding>();
  const note = (id: CheckId, judgement: Judgement) => {
    // What was under way has failed because of it.
    if (isStopped()) return;
    const finding = { id, title: CHECKS[id], ...judgement };
    findings.set(id, finding);
    examination.onFinding?.(finding);
  };
  await examineInside(patient, note);
  return Object.keys(CHECKS).map((name) => {
    const id = name as CheckId;
    return (
      findings.get(id) ?? { id, title: CHECKS[id], ...notChecked(isStopped() ? "stopped" : "an earlier check failed") }
    );
  });
}

async function examineInside(patient: Patient, note: (id: CheckId, judgement: Judgement) => void): Promise<void> {
  const { addresses, judgement: name } = await checkName(patient);
  note("name", name);
  if (addresses.length === 0) return;
  const connection = await checkConnection(patient, addresses);
  note("connection", connection);
  if (connection.isUnreachable) return;
  const { secured, isPrivate, judgement: encryption } = await checkEncryption(patient);
  note("encryption", encryption);
  const isSecured = patient.base.protocol === "https:";
  if (isSecured && !secured) return;
  const { reply, judgement: address } = await checkAddress(patient);
  note("address", address);
  if (!reply) return;
  note("clock", checkClock(reply, patient.now()));
  note("protocol", await checkProtocol(patient, secured));
  const product = checkProduct(reply);
  note("product", product.judgement);
  if (!product.isProduct) return;
  note("maintenance", product.maintenance);
  note("security", checkSecurityHeaders(reply, isSecured));
  note("caching", checkCaching(reply));
  note("cors", await checkCors(patient));
  const publicRows = await askPublicRows(patient);
  note("public", judgeRows(publicRows));
  const memberRows = await examineMember(patient, isPrivate, note);
  note("fields", judgeFields([...publicRows, ...memberRows]));
  note("latency", await checkLatency(patient));
}

async function examineMember(
  patient: Patient,
  isPrivate: boolean,
  note: (id: CheckId, judgement: Judgement) => void,
): Promise<readonly AskedRow[]> {
  const { session } = patient;
  if (!session) {
    note("member", notChecked("nobody is signed in for this target and profile"));
    return [];
  }
  if (!isPrivate) {
    note("member", notChecked("the token is not sent: others could read it on the way"));
    return [];
  }
  const rows = await askMemberRows(patient, session.token);
  note("member", judgeRows(rows));
  return rows;
}
