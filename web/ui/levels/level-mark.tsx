import { cx } from "../cx.ts";
import css from "./level-mark.module.css";

const SHIELD = "M16 2.500l11.500 4v9.500c0 7-4.600 11.300-11.500 13.500C9.100 27.300 4.500 23 4.500 16V6.500z";
const RIGHT_HALF = "M16 2.500l11.500 4v9.500c0 7-4.600 11.300-11.500 13.500z";
const STAR = "M16 9.200l2 4.100 4.500.6-3.300 3.200.8 4.500-4-2.100-4 2.100.8-4.500-3.300-3.200 4.500-.6z";
const CROWN = "M9.500 12l3.300 3.200L16 10l3.200 5.200 3.300-3.200-1.400 8.500H10.900z";

interface LevelMarkProps {
  /** The level's name in the spec. */
  readonly level: string;
  /** px */
  readonly size?: number;
}

/** A level's shield in its metal; the highest has a crown. Decorative: the level's name stands beside it. */
export function LevelMark({ level, size = 32 }: LevelMarkProps) {
  return (
    <svg className={cx(css["mark"], css[level])} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path className={css["body"]} d={SHIELD} />
      <path className={css["side"]} d={RIGHT_HALF} />
      <path className={css["sign"]} d={level === "vip" ? CROWN : STAR} />
      <path className={css["edge"]} d={SHIELD} />
    </svg>
  );
}
