import type { Complaint } from "../flow/read/located.ts";
import type { FlowReport } from "../flow/report/flow-report.ts";

/** What `sanam flow run` was asked for. */
export interface FlowSettings {
  /** Files, folders, and names of shipped flows. */
  readonly files: readonly string[];
  readonly tags: readonly string[];
  readonly skippedTags: readonly string[];
  /** Values of inputs by name. */
  readonly inputs: ReadonlyMap<string, string>;
}

export interface FlowRunSettings extends FlowSettings {
  /** Runs on sandboxes that this process serves, instead of the target. */
  readonly ownSandbox: boolean;
  readonly repeat: number | undefined;
  readonly parallel: number;
  readonly untilFailure: boolean;
  readonly bail: boolean;
  readonly limitMs: number | undefined;
  /** A file of members that the target knows. */
  readonly accounts: string | undefined;
  /** Files of reports to write. */
  readonly junit: string | undefined;
  readonly html: string | undefined;
  readonly json: string | undefined;
}

/** What `sanam flow export` was asked for. */
export interface ExportSettings {
  readonly file: string;
  /** Where to write the script; undefined to print it. */
  readonly script: string | undefined;
  readonly force: boolean;
  readonly inputs: ReadonlyMap<string, string>;
}

export interface ExportedFlow {
  readonly text: string;
  readonly calls: number;
  readonly checks: number;
  /** Expectations that the script does not check, by line. */
  readonly unchecked: readonly string[];
  readonly written: string | undefined;
}

/** What `sanam flow record` was asked for. */
export interface RecordSettings {
  readonly file: string;
  readonly title: string;
  readonly force: boolean;
  /** A recording of a browser to make the flow of; nothing is called then. */
  readonly har: string | undefined;
  readonly ownSandbox: boolean;
}

export interface RecordedFlow {
  readonly file: string;
  readonly steps: number;
  /** What its author must still mend. */
  readonly complaints: readonly Complaint[];
  /** Calls of a HAR that no use case makes, by their names in the contract. */
  readonly leftOut: readonly string[];
}

/** A flow without its steps. */
export interface FlowSummary {
  readonly file: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly steps: number;
}

export interface CheckedFlows {
  readonly flows: readonly FlowSummary[];
  readonly complaints: readonly Complaint[];
}

export interface RanFlows {
  readonly report: FlowReport;
  /** The report files that were written. */
  readonly written: readonly string[];
}
