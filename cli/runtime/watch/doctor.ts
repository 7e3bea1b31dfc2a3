import type { Finding } from "../../doctor/finding.ts";

/** What `sanam doctor` was asked for. */
export interface DoctorSettings {
  /** Of the site that calls the target. */
  readonly origin: string | undefined;
}

export interface ExaminedTarget {
  readonly target: string;
  readonly findings: readonly Finding[];
  /** Ctrl-C came before the end. */
  readonly isStopped: boolean;
}
