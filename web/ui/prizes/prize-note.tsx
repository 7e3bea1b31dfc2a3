import { cx } from "../cx.ts";
import { PrizeIcon, type PrizeKind } from "./prize-icon.tsx";
import css from "./prize-note.module.css";
import tone from "./prize-tone.module.css";

interface PrizeNoteProps {
  readonly kind: PrizeKind;
  readonly title: string;
  readonly detail: string;
}

/** The result of a play. No prize is shown as large as a prize. Mount it inside a live region. */
export function PrizeNote({ kind, title, detail }: PrizeNoteProps) {
  return (
    <div className={cx(css["note"], tone[kind], kind === "nothing" && css["nothing"])}>
      <PrizeIcon kind={kind} size={28} />
      <div>
        <strong className={css["title"]}>{title}</strong>
        <p className={css["detail"]}>{detail}</p>
      </div>
    </div>
  );
}
