import { MoreDetail } from "../feedback/more-detail.tsx";
import { Note } from "../feedback/note.tsx";

export interface FormProblem {
  readonly message: string;
  /** What the backend said in another language, to be opened. */
  readonly detail?: string;
}

interface FormErrorProps {
  readonly problem: FormProblem | undefined;
  /** The name of the detail. */
  readonly detailLabel: string;
}

/** Why the form was not accepted. Announced when it appears. Place it above the form's button. */
export function FormError({ problem, detailLabel }: FormErrorProps) {
  return (
    <div role="alert">
      {problem ? (
        <Note tone="bad">
          {problem.message}
          {problem.detail ? <MoreDetail label={detailLabel} text={problem.detail} /> : null}
        </Note>
      ) : null}
    </div>
  );
}
