import css from "./subtitle.module.css";

/** The sentence between a heading and what it heads. */
export function Subtitle({ children }: { readonly children: string }) {
  return <p className={css["subtitle"]}>{children}</p>;
}
