import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import css from "../typography/visually-hidden.module.css";
import brandMarkCss from "./brand-mark.module.css";
import iconCss from "./icon.module.css";

const dot = (x: number, y: number) => `M${x - 0.7} ${y}a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0`;

/** One stroke path for each icon, in a square of 24 units. */
const PATHS = {
  home: "M4 11l8-7 8 7v8.5a.5.5 0 01-.5.5H15v-6H9v6H4.5a.5.5 0 01-.5-.5z",
  deposit: "M12 4v11m0 0l-4.5-4.5M12 15l4.5-4.5M4 19.5h16",
  withdraw: "M12 15V4m0 0L7.5 8.5M12 4l4.5 4.5M4 19.5h16",
  dice: `M8 4h8a4 4 0 014 4v8a4 4 0 01-4 4H8a4 4 0 01-4-4V8a4 4 0 014-4z${dot(9, 9)}${dot(15, 9)}${dot(9, 15)}${dot(15, 15)}`,
  gift: "M4 10h16v3H4zM5.5 13v7h13v-7M12 10v10M12 10S7 10 7 7.2 11 5 12 10zm0 0s5 0 5-2.8S13 5 12 10z",
  chat: "M4 5.5h16v11h-9l-4 3.5v-3.5H4z",
  tick: "M5.5 12.5l4.5 4.5 9-10",
  cross: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  eye: "M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM9.4 12a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0",
  "eye-off":
    "M4 4l16 16M9.5 6.4A9 9 0 0112 6c5.5 0 9 6 9 6a15 15 0 01-3 3.6M6.3 8A15 15 0 003 12s3.5 6 9 6a9 9 0 004-1",
  sliders: "M4 8h8M16 8h4M4 16h4M12 16h8M14 5.5v5M10 13.5v5",
  menu: "M4 7h16M4 12h16M4 17h16",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  share: "M8 12.5v6.5a.5.5 0 00.5.5h7a.5.5 0 00.5-.5v-6.5M12 14V4.5m0 0L8.5 8M12 4.5L15.5 8",
  friends:
    "M9 11.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM3 19.5c.5-3.4 2.8-5 6-5s5.5 1.6 6 5M15.5 4.8a3.5 3.5 0 010 6.4M17.5 15c2 .6 3.2 2.1 3.5 4.5",
  pin: "M12 20.5s-6.5-5.7-6.5-10.5a6.5 6.5 0 1113 0c0 4.8-6.5 10.5-6.5 10.5zM9.7 10a2.3 2.3 0 104.6 0 2.3 2.3 0 10-4.6 0",
  history: "M4.5 12a7.5 7.5 0 107.5-7.5A7.5 7.5 0 005.5 8.3M5 4.5v4h4M12 8v4.3l3 1.7",
  user: "M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5",
  lock: "M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 017 0v2.5",
  logout: "M14 4.5H5.5v15H14M10 12h10m0 0l-3.5-3.5M20 12l-3.5 3.5",
  warning: "M12 4.5l8.5 15h-17zM12 10v4.5M12 17v.1",
  info: "M12 20a8 8 0 100-16 8 8 0 000 16zM12 11v5M12 8v.1",
  clock: "M12 20a8 8 0 100-16 8 8 0 000 16zM12 7.5V12l3 2",
  search: "M11 17a6 6 0 100-12 6 6 0 000 12zM15.5 15.5L20 20",
  "chevron-right": "M9.5 5.5L16 12l-6.5 6.5",
  "chevron-left": "M14.5 5.5L8 12l6.5 6.5",
  "chevron-down": "M5.5 9.5L12 16l6.5-6.5",
  refresh: "M19 12a7 7 0 11-2-5l2 2M19 4.5V9h-4.5",
  camera: "M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 16.5a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.4z",
  play: "M8.5 5.5v13l10-6.5z",
  slip: "M6 3.5h12v17l-2.4-1.5-2.4 1.5h-2.4l-2.4-1.5L6 20.5zM9 8h6M9 11.5h6M9 15h3",
  bank: "M4 9.5L12 4l8 5.5zM6 12.5V17M10 12.5V17M14 12.5V17M18 12.5V17M4 20h16",
  offline: "M4 4l16 16M8.5 15.5a5 5 0 017 0M5.5 12a9.5 9.5 0 014-2.3M18.5 12a9.5 9.5 0 00-5-2.5M12 19v.1",
  phone: "M8 3.5h8v17H8zM11 17.5h2",
  star: "M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.7L4 9.9l5.6-.7z",
  ball: "M12 20a8 8 0 100-16 8 8 0 000 16zM12 8.5l3.3 2.4-1.3 3.9h-4l-1.3-3.9zM12 8.5V4.2M15.3 10.9l4.2-1.3M14 14.8l2.5 3.5M10 14.8l-2.5 3.5M8.7 10.9L4.5 9.6",
  heart: "M12 20S4 15 4 9a4.2 4.2 0 018-2 4.2 4.2 0 018 2c0 6-8 11-8 11z",
  chart: "M4 20h16M7 16v-4M12 16V6M17 16v-7",
  cup: "M8 4h8v6a4 4 0 01-8 0zM8 6H4.5c0 3 1 4.5 3.7 5M16 6h3.5c0 3-1 4.5-3.7 5M12 14v4M8.5 20h7M10 18h4",
  calendar: "M4.5 6h15v14h-15zM4.5 10h15M8.5 3.5V8M15.5 3.5V8",
  picture: "M4 8V5h3M17 5h3v3M20 16v3h-3M7 19H4v-3M12 8v7m0 0l-3-3m3 3l3-3",
  bell: "M6 16.5V11a6 6 0 0112 0v5.5l1.5 2h-15zM10 20.5a2.2 2.2 0 004 0",
  megaphone: "M4 10v4l3 .5L17 19V5L7 9.5zM7 14.5l1.5 5h2.5l-1-4M19.5 10v4",
  expand: "M14 4.5h5.5V10M19.5 4.5L13 11M10 19.5H4.5V14M4.5 19.5L11 13",
  cards: "M5 6.5l8-2 3.5 13-8 2zM14.5 5.5l4.5 1-2.5 10",
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: the control or the text beside it has the name. `size` in px. */
export function Icon({
  name,
  size = 24,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg className={cx(iconCss["icon"], className)} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The logo, a picture of the brand. `size` in px; it is 32 where a style sheet does not say otherwise. */
export function BrandMark({ size }: { readonly size?: number }) {
  return (
    <span
      className={brandMarkCss["mark"]}
      style={size ? { width: size, height: size } : undefined}
      aria-hidden="true"
    />
  );
}

export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={css["hidden"]}>{children}</span>;
}
