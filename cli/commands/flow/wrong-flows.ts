import { type Complaint, complaintLine } from "../../flow/complaint.ts";
import { counted } from "../../output/counted.ts";
import type { Failure } from "../../output/failure.ts";
import { text } from "../../output/view.ts";

/** Flows that cannot run: a line for each complaint. */
export function wrongFlows(complaints: readonly Complaint[]): Failure {
  const count = counted(complaints.length, "problem");
  return {
    kind: "usage",
    message: `${count} in the flows, so none ran`,
    details: { code: "flow-wrong", problems: complaints.map((complaint) => ({ ...complaint })) },
    view: complaints.map((complaint) => text(complaintLine(complaint))),
  };
}
