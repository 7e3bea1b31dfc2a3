import { cx } from "../cx.ts";
import css from "./level-badge.module.css";
import { LevelMark } from "./level-mark.tsx";

/** `level` is the level's name in the spec, `label` its Thai name. */
export function LevelBadge({ level, label }: { readonly level: string; readonly label: string }) {
  return (
    <span className={cx(css["badge"], css[level])}>
      <LevelMark level={level} size={20} />
      <span>{label}</span>
    </span>
  );
}
