/** One line of the bench's report. */
export interface BenchRow {
  /** What is measured. */
  readonly what: string;
  /** What it is compared with, in the same run; missing for a row with a fixed limit. */
  readonly against?: string;
  readonly measured: string;
  readonly budget: string;
  readonly met: boolean;
}
