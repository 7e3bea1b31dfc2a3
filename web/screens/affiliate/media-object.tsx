import type { ReactNode } from "react";
import css from "./media-object.module.css";

/** A picture with content beside it, or below it on phones. */
export function MediaObject({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css["layout"]}>
      <div className={css["picture"]}>{picture}</div>
      <div className={css["content"]}>{children}</div>
    </div>
  );
}
