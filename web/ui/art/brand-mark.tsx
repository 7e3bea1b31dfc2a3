import css from "./brand-mark.module.css";

/** The logo, a picture of the brand. `size` in px; it is 32 where a style sheet does not say otherwise. */
export function BrandMark({ size }: { readonly size?: number }) {
  return <span className={css["mark"]} style={size ? { width: size, height: size } : undefined} aria-hidden="true" />;
}
