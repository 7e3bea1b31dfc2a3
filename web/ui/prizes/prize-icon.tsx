import icon from "../art/icon.module.css";

/** One stroke path for each kind, in a square of 24 units. Not in icon.tsx, because only a few screens use them. */
const PATHS = {
  credit:
    "M12 20.500a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM9.5 8h3.200a2 2 0 010 4H9.500zm0 4h3.700a2 2 0 010 4H9.500zM11.5 6.500v11",
  points: "M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.700L4 9.900l5.6-.7z",
  item: "M4 10h16v3H4zM5.5 13v7h13v-7M12 10v10M12 10S7 10 7 7.2 11 5 12 10zm0 0s5 0 5-2.800S13 5 12 10z",
  nothing: "M12 20a8 8 0 100-16 8 8 0 000 16zM8.5 12h7",
} as const;

/** The kind of a prize. It decides the prize's colour. */
export type PrizeKind = keyof typeof PATHS;

/** Decorative: the text beside it names the prize. `size` in px. */
export function PrizeIcon({ kind, size = 24 }: { readonly kind: PrizeKind; readonly size?: number }) {
  return (
    <svg className={icon["icon"]} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  );
}
