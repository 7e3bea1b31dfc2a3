import type { CSSProperties } from "react";
import { VisuallyHidden } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import css from "./skeleton.module.css";

type Shape =
  | { readonly shape: "card"; readonly height: number; readonly wideHeight?: number }
  | { readonly shape: "screen"; readonly wideHeight: number }
  | { readonly shape: "text"; readonly lines: number }
  | { readonly shape: "rows"; readonly rows: number };

/**
 * A placeholder in the shape of the content: what follows it must not move when the content comes. `height` in px,
 * `wideHeight` from 1024 px on. `screen` is as high as a phone's window, for a part that fills the rest of the first view.
 * `label` is read aloud.
 */
export function Skeleton({ label, ...shape }: Shape & { readonly label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {shape.shape === "card" ? (
        <span className={cx(css["block"], css["card"])} style={heightStyle(shape.height, shape.wideHeight)} />
      ) : null}
      {shape.shape === "screen" ? (
        <span className={cx(css["block"], css["card"], css["screen"])} style={heightStyle(0, shape.wideHeight)} />
      ) : null}
      {shape.shape === "text"
        ? times(shape.lines, (line) => <SkeletonLine key={line} width={line === shape.lines - 1 ? 60 : 100} />)
        : null}
      {shape.shape === "rows"
        ? times(shape.rows, (row) => (
            <div key={row} className={css["row"]}>
              <span className={cx(css["block"], css["picture"])} />
              <div>
                <SkeletonLine width={50} />
                <SkeletonLine width={80} />
              </div>
              <SkeletonLine width={100} />
            </div>
          ))
        : null}
    </div>
  );
}

function heightStyle(height: number, wideHeight = height): CSSProperties {
  return { "--height": `${height}px`, "--wide-height": `${wideHeight}px` } as CSSProperties;
}

export function SkeletonLine({ width }: { readonly width: number }) {
  return <span className={cx(css["block"], css["line"])} style={{ width: `${width}%` }} />;
}

export function times<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
