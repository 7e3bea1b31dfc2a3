import type { AuditEntry } from "../ports/audit-log.ts";
import type { Caller } from "../session/caller.ts";
import type { RecordEntry } from "./record.ts";

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
type DetailField = "reference" | "amountSatang" | "key" | "member" | "actor";

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

function outcomeOf(answer: unknown): { readonly outcome: string; readonly value: unknown } {
  if (!isRecord(answer) || typeof answer["ok"] !== "boolean") return { outcome: "done", value: answer };
  if (answer["ok"]) return { outcome: "done", value: answer["value"] };
  const { error } = answer;
  const code = isRecord(error) ? error["code"] : undefined;
  return { outcome: typeof code === "string" ? code : "failed", value: undefined };
}

function withoutUndefined({ reference, amountSatang, key, member, actor }: Details): Partial<About> {
  return {
    ...(reference !== undefined && { reference: reference.slice(0, LONGEST_REFERENCE) }),
    ...(amountSatang !== undefined && { amountSatang }),
    ...(key !== undefined && { key }),
    ...(member !== undefined && { member }),
    ...(actor !== undefined && { actor }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
