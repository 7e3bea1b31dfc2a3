import css from "./brand-mark.module.css";

/** The logo: a playing field in the brand's colours. `size` in px. */
export function BrandMark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg className={css["mark"]} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="10" />
      <circle cx="16" cy="16" r="5.5" />
      <path d="M16 4v24M5 9h22M5 23h22" />
    </svg>
  );
}
