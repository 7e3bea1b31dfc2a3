import type { IconName } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import css from "./button.module.css";

/** How a button or a link that looks like one may look. */
export interface ButtonLook {
  readonly variant?: "go" | "quiet" | "ghost" | "danger" | "field";
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly small?: boolean;
  readonly icon?: IconName;
}

interface ButtonState extends ButtonLook {
  readonly disabled?: boolean;
  readonly busy?: boolean;
}

export function buttonClass({ variant = "quiet", wide, small, disabled, busy }: ButtonState): string {
  return cx(
    css["button"],
    css[variant],
    wide && css["wide"],
    small && css["small"],
    disabled && css["off"],
    busy && css["busy"],
  );
}
