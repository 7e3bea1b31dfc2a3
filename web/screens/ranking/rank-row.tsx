import { cx } from "../../ui/cx.ts";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import css from "./rank-row.module.css";

interface RankRowProps {
  readonly rank: number;
  readonly rankText: string;
  /** Read aloud instead of the bare number. */
  readonly rankLabel: string;
  readonly name: string;
  readonly value: string;
  readonly mine: boolean;
}

/** One place of the ranking. The first three ranks are gold. */
export function RankRow({ rank, rankText, rankLabel, name, value, mine }: RankRowProps) {
  return (
    <div className={cx(css["row"], mine && css["mine"])}>
      <span className={cx(css["rank"], rank <= 3 && css["top"])}>
        <span aria-hidden="true">{rankText}</span>
        <VisuallyHidden>{rankLabel}</VisuallyHidden>
      </span>
      <span className={css["name"]}>{name}</span>
      <span className={css["value"]}>{value}</span>
    </div>
  );
}
