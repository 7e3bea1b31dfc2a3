export type FindingState = "ok" | "warning" | "problem" | "not-checked";

/** What one check found. */
export interface Finding {
  readonly id: CheckId;
  readonly title: string;
  readonly state: FindingState;
  /** What is so, or why it was not checked. */
  readonly found: string;
  /** What to do about it. */
  readonly remedy?: string;
  /** The problem keeps every client away. */
  readonly isUnreachable?: true;
}

/** The checks in their order, with their titles. */
export const CHECKS = {
  name: "Name",
  connection: "Connection",
  encryption: "Encryption",
  protocol: "HTTP",
  address: "Address",
  product: "Product",
  maintenance: "Maintenance",
  clock: "Clock",
  security: "Security headers",
  caching: "Caching",
  cors: "Calls of the site",
  public: "Public rows",
  member: "Member's rows",
  fields: "Fields",
  latency: "Latency",
} as const;
export type CheckId = keyof typeof CHECKS;

/** A finding without its check. */
export type Judgement = Omit<Finding, "id" | "title">;

export function good(found: string): Judgement {
  return { state: "ok", found };
}

export function warning(found: string, remedy: string): Judgement {
  return { state: "warning", found, remedy };
}

export function problem(found: string, remedy: string): Judgement {
  return { state: "problem", found, remedy };
}

export function unreachable(found: string, remedy: string): Judgement {
  return { state: "problem", found, remedy, isUnreachable: true };
}

export function notChecked(found: string): Judgement {
  return { state: "not-checked", found };
}
