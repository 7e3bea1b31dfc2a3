import { VisuallyHidden } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import css from "./skeleton.module.css";
import { SkeletonLine, times } from "./skeleton.tsx";
import tilesCss from "./tiles-skeleton.module.css";

interface TilesSkeletonProps {
  readonly tiles: number;
  /** Read aloud. */
  readonly label: string;
}

/** A placeholder for pictures with a name and a price below each. Few screens need it, so it is no part of `Skeleton`. */
export function TilesSkeleton({ tiles, label }: TilesSkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={tilesCss["tiles"]}>
        {times(tiles, (tile) => (
          <div key={tile}>
            <span className={cx(css["block"], tilesCss["art"])} />
            <SkeletonLine width={80 - (tile % 3) * 12} />
            <SkeletonLine width={40} />
          </div>
        ))}
      </div>
    </div>
  );
}
