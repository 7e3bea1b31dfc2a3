/** One line of the bench's report. */
export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  readonly met: boolean;
}
