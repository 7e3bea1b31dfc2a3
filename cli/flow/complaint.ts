/** One thing that is wrong in a flow's file. Lines and columns count from 1. */
export interface Complaint {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly problem: string;
}

/** `flows/deposit.yaml:12:9: there is no use case "wallet deposit reqest"; did you mean "wallet deposit request"?` */
export function complaintLine({ file, line, column, problem }: Complaint): string {
  return `${file}:${line}:${column}: ${problem}`;
}
