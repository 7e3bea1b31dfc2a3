import { Icon } from "../art/icon.tsx";
import css from "./field.module.css";

/** Announced when it appears. Name its id in the control's `aria-describedby`. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string | undefined }) {
  return (
    <div id={id} role="alert">
      {message ? (
        <p className={css["error"]}>
          <Icon name="warning" size={18} />
          <span>{message}</span>
        </p>
      ) : null}
    </div>
  );
}
