import { MoreDetail } from "../feedback/failed-state.tsx";

interface ReasonProps {
  readonly detail?: string;
  /** The reason itself, where it is in another language. */
  readonly more?: { readonly label: string; readonly text: string };
}

/** Why a request ended, in a row of a history. */
export function Reason({ detail, more }: ReasonProps) {
  return (
    <>
      {detail ? <p>{detail}</p> : null}
      {more ? <MoreDetail {...more} /> : null}
    </>
  );
}
