import type { ReactNode } from "react";
import css from "./media-row.module.css";

/** A picture with text and a control beside it. */
export function MediaRow({ media, children }: { readonly media: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css["row"]}>
      {media}
      <div className={css["words"]}>{children}</div>
    </div>
  );
}
