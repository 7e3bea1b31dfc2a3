import css from "./subtitle.module.css";

/** The sentence below a heading. */
export function Subtitle({ children }: { readonly children: string }) {
  return <p className={css["subtitle"]}>{children}</p>;
}
