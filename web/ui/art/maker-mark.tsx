import { artColors } from "../../brand/art-colors.ts";
import { cx } from "../cx.ts";
import css from "./maker-mark.module.css";

interface MakerMarkProps {
  readonly name: string;
  /** 0 to 359 */
  readonly hue: number;
  readonly large?: boolean;
}

/** A vowel that is written before its consonant is no letter by itself. */
const LEADING_VOWEL = /^[\u0e40-\u0e44]/;

/** The first letter of a maker's name, on a colour of its own. Decorative: the name is beside it. */
export function MakerMark({ name, hue, large = false }: MakerMarkProps) {
  return (
    <span
      className={cx(css["mark"], large && css["large"])}
      style={{ backgroundColor: artColors(hue).ground }}
      aria-hidden="true"
    >
      {name.replace(LEADING_VOWEL, "").charAt(0).toUpperCase()}
    </span>
  );
}
