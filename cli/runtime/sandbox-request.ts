import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { Json } from "../output/view.ts";
import type { ProgressLine } from "./progress-line.ts";

/** What a sandbox on another machine asks for. A page of another site cannot send the header. */
const TOKEN_HEADER = "x-sandbox-token";

/** A request to a sandbox's controls, or to the rows of staff. */
export interface SandboxRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** With a body it changes something, otherwise it reads. `path` comes after `/sandbox`. */
export function sandboxRequest(
  path: string,
  body: object | undefined,
  token: string | undefined,
  key?: IdempotencyKey,
): SandboxRequest {
  return {
    method: body ? "POST" : "GET",
    path: `/sandbox${path}`,
    headers: {
      accept: "application/json",
      ...(body && { "content-type": "application/json" }),
      ...(token !== undefined && { [TOKEN_HEADER]: token }),
      ...(key !== undefined && { "idempotency-key": key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

/** What a sandbox says about itself. */
export interface SandboxState {
  readonly clock: { readonly now: string; readonly pinned: boolean };
  readonly backOffice: unknown;
  /** What a member with a second factor confirms again; undefined where the sandbox does not say it. */
  readonly secondFactorFor: readonly unknown[] | undefined;
  /** It is a house of ours, which leaves out no field of the contract. */
  readonly sendsEveryField: boolean;
}

/** Undefined for the reply of something that is no sandbox. */
export function sandboxState(status: number, text: string): SandboxState | undefined {
  if (status !== 200) return undefined;
  try {
    const { clock, backOffice, secondFactorFor, sendsEveryField } = Object(JSON.parse(text));
    if (typeof clock?.now !== "string" || backOffice === undefined) return undefined;
    return {
      clock,
      backOffice,
      secondFactorFor: Array.isArray(secondFactorFor) ? secondFactorFor : undefined,
      sendsEveryField: sendsEveryField === true,
    };
  } catch {
    return undefined;
  }
}

/** Whether a reply is that of a sandbox whose controls ask for their token. */
export function asksForToken(status: number, text: string): boolean {
  if (status !== 403) return false;
  try {
    return Object(JSON.parse(text)).code === "sandbox-token-wrong";
  } catch {
    return false;
  }
}

/** The controls of a sandbox. The paths come after `/sandbox` and are encoded. */
export interface SandboxControls {
  /** The sandbox's address. */
  readonly title: string;
  readonly read: (path: string) => Promise<Result<Json, Failure>>;
  readonly change: (path: string, body: object, key?: IdempotencyKey) => Promise<Result<Json, Failure>>;
  /** Writes all of the sandbox into a file. The file is whole, or it is not there. */
  readonly saveSnapshot: (file: string) => Promise<Result<SavedSnapshot, Failure>>;
  /** Reads and checks the file before anything is sent. */
  readonly loadSnapshot: (file: string) => Promise<Result<Json, Failure>>;
  readonly progress: ProgressLine;
  readonly writeFile: (file: string, content: string | Uint8Array) => Result<void, Failure>;
  readonly close: () => Promise<void>;
}

export interface SavedSnapshot {
  readonly bytes: number;
  readonly streams: number;
  readonly events: number;
  readonly seed: number;
}
