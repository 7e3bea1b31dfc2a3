import { cx } from "../../../ui/cx.ts";
import css from "./like-button.module.css";

interface LikeButtonProps {
  readonly label: string;
  readonly liked: boolean;
  readonly onToggle: () => void;
}

/** Adds a game to the favourites or removes it. Place it beside the tile's link, not inside it. */
export function LikeButton({ label, liked, onToggle }: LikeButtonProps) {
  return (
    <button
      type="button"
      className={cx(css["like"], liked && css["liked"])}
      aria-label={label}
      aria-pressed={liked}
      onClick={onToggle}
    />
  );
}
