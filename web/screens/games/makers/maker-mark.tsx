import { tileArt } from "../../../../core/games/tile-art.ts";
import { artColors } from "../../../brand/art-colors.ts";
import { cx } from "../../../ui/cx.ts";
import css from "./maker-mark.module.css";

/** The first letter of a maker's name, on a colour of its own. Decorative: the name is beside it. */
export function MakerMark({ name, large = false }: { readonly name: string; readonly large?: boolean }) {
  return (
    <span
      className={cx(css["mark"], large && css["large"])}
      style={{ backgroundColor: artColors(tileArt(name).hue).ground }}
      aria-hidden="true"
    >
      {/* A leading vowel is no letter by itself. */}
      {name
        .replace(/^[เแโใไ]/, "")
        .charAt(0)
        .toUpperCase()}
    </span>
  );
}
