import { Note } from "../feedback/note.tsx";

/** Why the form was not accepted. Announced when it appears. Place it above the form's button. */
export function FormError({ message }: { readonly message: string | undefined }) {
  return <div role="alert">{message ? <Note tone="bad">{message}</Note> : null}</div>;
}
