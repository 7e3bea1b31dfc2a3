import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { type Failure, usage } from "../../../output/failure.ts";
import type { JsonObject } from "../../../output/json.ts";

/** A status 500 with the code that the specification names. */
const SPECIAL_CODE = "500256";

type Detail = "status" | "code" | "message" | "when" | "field" | "within";

/** The kinds of faults, and what each may say about itself. */
const DETAILS = {
  status: ["status", "code", "message", "when"],
  [SPECIAL_CODE]: ["message", "when"],
  delay: [],
  cut: ["when"],
  "cut-midway": [],
  truncated: [],
  html: ["status"],
  "wrong-type": ["field"],
  duplicate: [],
  "out-of-order": ["when", "within"],
} as const satisfies Readonly<Record<string, readonly Detail[]>>;

export type FaultKind = keyof typeof DETAILS;

export const FAULT_KINDS = [
  "status",
  SPECIAL_CODE,
  "delay",
  "cut",
  "cut-midway",
  "truncated",
  "html",
  "wrong-type",
  "duplicate",
  "out-of-order",
] as const satisfies readonly FaultKind[];

interface Typed {
  readonly kind: FaultKind | undefined;
  readonly isDelayed: boolean;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly when: "before" | "after" | undefined;
  readonly field: string | undefined;
  /** In milliseconds. */
  readonly within: number | undefined;
}

/** The fault that options describe. Refuses those that its kind would ignore. */
export function readFault({ kind: named, isDelayed, ...details }: Typed): Result<JsonObject, Failure> {
  const kind = named ?? (details.status === undefined ? (isDelayed ? "delay" : undefined) : "status");
  if (kind === undefined) return err(usage("name the fault with --kind, --status or --delay"));
  const allowed: readonly string[] = DETAILS[kind];
  const foreign = Object.entries(details).find(([name, value]) => value !== undefined && !allowed.includes(name));
  if (foreign) return err(usage(`--${foreign[0]} means nothing with the kind ${kind}`));
  if (kind === "delay" && !isDelayed) return err(usage("the kind delay needs --delay"));
  const { status, field, within, ...rest } = details;
  if (kind === SPECIAL_CODE) return ok({ kind: "status", status: 500, ...rest, code: SPECIAL_CODE });
  if (kind === "status") {
    if (status === undefined) return err(usage("the kind status needs --status"));
    if (status < 400) return err(usage("--status takes 400 to 599 with the kind status"));
    return ok({ kind, status, ...rest });
  }
  if (kind === "wrong-type" && field === undefined) return err(usage("the kind wrong-type needs --field"));
  if (within !== undefined && (within < 1 || within > 120_000)) return err(usage("--within takes 1ms to 2m"));
  return ok({ kind, status, field, withinMs: within, ...rest });
}
