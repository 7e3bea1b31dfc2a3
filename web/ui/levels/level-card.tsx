import { cx } from "../cx.ts";
import { ProgressBar } from "../data/progress-bar.tsx";
import css from "./level-card.module.css";
import { LevelMark } from "./level-mark.tsx";

export interface LevelCardProps {
  /** The level's name in the spec, and its Thai name. */
  readonly level: string;
  readonly title: string;
  /** What leads to the next level, or why there is none. */
  readonly text: string;
  /** What counts. */
  readonly detail?: string;
  /** Undefined at the highest level. `share` is 0 to 1. */
  readonly progress?: { readonly share: number; readonly percent: string; readonly label: string } | undefined;
}

/** The member's level with its shield, and the progress to the next one. */
export function LevelCard({ level, title, text, detail, progress }: LevelCardProps) {
  return (
    <div className={cx(css["card"], css[level])} data-card>
      <LevelMark level={level} size={44} />
      <div className={css["words"]}>
        <div className={css["head"]}>
          <h2>{title}</h2>
          {progress ? <span className={css["percent"]}>{progress.percent}</span> : null}
        </div>
        <p className={css["text"]}>{text}</p>
        {progress ? <ProgressBar tone="gold" value={progress.share} label={progress.label} /> : null}
        {detail ? <p className={css["detail"]}>{detail}</p> : null}
      </div>
    </div>
  );
}
