import { cx } from "../cx.ts";
import { VisuallyHidden } from "../typography/visually-hidden.tsx";
import css from "./skeleton.module.css";

type Shape =
  | { readonly shape: "card"; readonly height: number }
  | { readonly shape: "text"; readonly lines: number }
  | { readonly shape: "rows"; readonly rows: number };

/** A placeholder in the shape of the content. `height` in px, `label` is read aloud. */
export function Skeleton({ label, ...shape }: Shape & { readonly label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {shape.shape === "card" ? (
        <span className={cx(css["block"], css["card"])} style={{ height: shape.height }} />
      ) : null}
      {shape.shape === "text"
        ? times(shape.lines, (line) => <Line key={line} width={line === shape.lines - 1 ? 60 : 100} />)
        : null}
      {shape.shape === "rows"
        ? times(shape.rows, (row) => (
            <div key={row} className={css["row"]}>
              <Line width={70 - (row % 3) * 12} />
              <Line width={100} />
            </div>
          ))
        : null}
    </div>
  );
}

function Line({ width }: { readonly width: number }) {
  return <span className={cx(css["block"], css["line"])} style={{ width: `${width}%` }} />;
}

function times<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
