import { cx } from "../cx.ts";
import { ProgressBar } from "../data/figures.tsx";
import levelBadgeCss from "./level-badge.module.css";
import levelCardCss from "./level-card.module.css";
import { LevelMark } from "./level-mark.tsx";

export interface LevelCardProps {
  /** The level's name in the spec, and its Thai name. */
  readonly level: string;
  readonly title: string;
  /** What leads to the next level, or why there is none; may be empty. */
  readonly text: string;
  /** What counts. */
  readonly detail?: string;
  /** Undefined at the highest level. `share` is 0 to 1. */
  readonly progress?: { readonly share: number; readonly percent: string; readonly label: string } | undefined;
}

/** The member's level with its shield, and the progress to the next one. */
export function LevelCard({ level, title, text, detail, progress }: LevelCardProps) {
  return (
    <div className={cx(levelCardCss["card"], levelCardCss[level])} data-card>
      <LevelMark level={level} size={44} />
      <div className={levelCardCss["words"]}>
        <div className={levelCardCss["head"]}>
          <h2>{title}</h2>
          {progress ? <span className={levelCardCss["percent"]}>{progress.percent}</span> : null}
        </div>
        {text ? <p className={levelCardCss["text"]}>{text}</p> : null}
        {progress ? <ProgressBar tone="gold" value={progress.share} label={progress.label} /> : null}
        {detail ? <p className={levelCardCss["detail"]}>{detail}</p> : null}
      </div>
    </div>
  );
}

/** `level` is the level's name in the spec, `label` its Thai name. */
export function LevelBadge({ level, label }: { readonly level: string; readonly label: string }) {
  return (
    <span className={cx(levelBadgeCss["badge"], levelBadgeCss[level])}>
      <LevelMark level={level} size={20} />
      <span>{label}</span>
    </span>
  );
}
