import type { Clock } from "../../../core/platform/device.ts";
import type { Language } from "../../../core/sentences/sentences.ts";
import type { Activity } from "../../../core/session/activity.ts";
import { deviceTitle, shortAddress } from "../../../core/session/device-session.ts";
import { DAY_MS, MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import type { AuditEntry, AuditLog, AuditRecord } from "../ports/audit-log.ts";
import type { Caller } from "../session/caller.ts";
import type { StaffOutcome } from "../staff/staff.ts";

/** An entry as its member sees it: without the names of staff and without whole addresses. */
export function activityView(record: AuditRecord, language: Language): Activity {
  const { id, at, action, outcome, actor, address, userAgent, amountSatang, reference } = record;
  const byStaff = actor === "staff";
  return {
    id,
    at,
    action,
    outcome,
    by: byStaff ? "staff" : "member",
    device: byStaff ? undefined : deviceTitle(userAgent, language),
    address: byStaff || address === undefined ? undefined : shortAddress(address),
    amountSatang: amountSatang === undefined ? undefined : satang(amountSatang),
    reference,
  };
}

/** How long an entry is kept: longer than a year, so that a yearly review sees it. */
const AUDIT_DAYS = 400;
export const AUDIT_RETENTION_MS = AUDIT_DAYS * DAY_MS;

/** What a stranger can fail at. */
const STRANGERS_ACTIONS: readonly string[] = ["sign-in", "recover-password", "staff-sign-in"];
/** Failures of strangers that are written one by one in each window. A flood cannot fill the disk: the rest is counted. */
const FAILURES_PER_WINDOW = 100;
const FAILURE_WINDOW_MS = MINUTE_MS;

export type RecordEntry = (entry: Omit<AuditEntry, "at">) => Promise<void>;

/**
 * Notes what happened. An audit log that fails stops nothing, because a money action that was done must be answered; it is
 * reported instead.
 */
export function createRecorder(log: AuditLog, clock: Clock, onFailure: (error: unknown) => void): RecordEntry {
  let windowStart = Number.NEGATIVE_INFINITY;
  let inWindow = 0;
  let skipped = 0;
  return async (entry) => {
    const at = clock();
    let more = 0;
    if (STRANGERS_ACTIONS.includes(entry.action) && entry.outcome !== "done") {
      if (Math.abs(at - windowStart) >= FAILURE_WINDOW_MS) {
        windowStart = at;
        inWindow = 0;
        more = skipped;
        skipped = 0;
      }
      inWindow += 1;
      if (inWindow > FAILURES_PER_WINDOW) {
        skipped += 1;
        return;
      }
    }
    try {
      await log.append({ ...entry, at, ...(more > 0 && { more }) });
    } catch (error) {
      onFailure(error);
    }
  };
}

/** Who is behind a call. */
export interface AuditOrigin extends Partial<Caller> {
  /** The name of the staff member. */
  readonly by?: string | undefined;
  /** A part of the hash of the device's token. */
  readonly device?: string | undefined;
}

export type About = Omit<AuditEntry, "at" | "outcome">;
/** What a call adds to its entry. `value` is undefined unless it was done. */
export type Details = { readonly [Field in DetailField]?: AuditEntry[Field] | undefined };
type DetailField = "reference" | "amountSatang" | "key" | "member" | "actor" | "staff";

/** Ids come from the caller. */
const LONGEST_REFERENCE = 64;

/** The same call, with exactly one entry for each time that it is made, however it goes. */
export function audited<Args extends readonly unknown[], T>(
  call: (...args: Args) => Promise<T>,
  record: RecordEntry,
  about: About,
  detailsOf: (args: Args, value: unknown) => Details | Promise<Details> = () => ({}),
): (...args: Args) => Promise<T> {
  return async (...args) => {
    let outcome = "failed";
    let value: unknown;
    try {
      const answer = await call(...args);
      ({ outcome, value } = outcomeOf(answer));
      return answer;
    } finally {
      await record({ ...about, outcome, ...withoutUndefined(await detailsOf(args, value)) });
    }
  };
}

export function originOf({ address, userAgent, device, by }: AuditOrigin): Omit<About, "action" | "actor"> {
  return {
    ...(address && { address }),
    ...(userAgent && { userAgent }),
    ...(device && { device }),
    ...(by && { staff: by }),
  };
}

/** The id of what a call returned. */
export function idOf(value: unknown): string | undefined {
  return isRecord(value) && typeof value["id"] === "string" ? value["id"] : undefined;
}

/** A decision of staff that has no effect before a second person agrees. */
const WAITS: StaffOutcome = "waits-for-second-person";

function outcomeOf(answer: unknown): { readonly outcome: string; readonly value: unknown } {
  if (!isRecord(answer) || typeof answer["ok"] !== "boolean") return { outcome: "done", value: answer };
  if (answer["ok"]) {
    const { value } = answer;
    return { outcome: value === WAITS ? WAITS : "done", value };
  }
  const { error } = answer;
  const code = isRecord(error) ? error["code"] : undefined;
  return { outcome: typeof code === "string" ? code : "failed", value: undefined };
}

function withoutUndefined({ reference, amountSatang, key, member, actor, staff }: Details): Partial<About> {
  return {
    ...(reference !== undefined && { reference: reference.slice(0, LONGEST_REFERENCE) }),
    ...(amountSatang !== undefined && { amountSatang }),
    ...(key !== undefined && { key }),
    ...(member !== undefined && { member }),
    ...(actor !== undefined && { actor }),
    ...(staff !== undefined && { staff }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
