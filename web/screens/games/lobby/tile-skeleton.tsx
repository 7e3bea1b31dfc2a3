import { cx } from "../../../ui/cx.ts";
import skeleton from "../../../ui/feedback/skeleton.module.css";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import css from "./tile-skeleton.module.css";

interface TileSkeletonProps {
  readonly count: number;
  /** px */
  readonly height: number;
  readonly label: string;
}

/** The skeleton of a grid of tiles. */
export function TileSkeleton({ count, height, label }: TileSkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={css["grid"]}>
        {Array.from({ length: count }, (_, index) => (
          <span key={String(index)} className={cx(skeleton["block"], css["tile"])} style={{ height }} />
        ))}
      </div>
    </div>
  );
}
