import type { Endpoint } from "../../../contracts/endpoint.ts";
import type { Fault, FaultKind } from "../../../core/shared/fault.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";

export interface FaultDetail {
  readonly effect: Fault["effect"];
  readonly field?: string | undefined;
  readonly expected?: string | undefined;
  readonly received?: string | undefined;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly onPurpose?: boolean;
  /** The backend's own sentence. */
  readonly said?: string | undefined;
  readonly refusal?: Refusal | undefined;
}

export function faultOf(row: Endpoint, kind: FaultKind, detail: FaultDetail): Fault {
  const { effect, field, expected, received, status, code, onPurpose, said, refusal } = detail;
  return {
    kind: "fault",
    fault: kind,
    endpoint: `${row.method} ${row.path}`,
    effect,
    ...(said === undefined ? {} : { said }),
    ...(field === undefined ? {} : { field }),
    ...(expected === undefined ? {} : { expected }),
    ...(received === undefined ? {} : { received }),
    ...(status === undefined ? {} : { status }),
    ...(code === undefined ? {} : { code }),
    ...(onPurpose ? { onPurpose } : {}),
    ...(refusal === undefined ? {} : { refusal }),
  };
}
