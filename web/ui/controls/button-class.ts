import type { IconName } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import css from "./button.module.css";

/** The look of a button, or of a link that looks like one. */
export interface ButtonLook {
  /** `plain` has no ground: the way back from a step. */
  readonly variant?: "primary" | "secondary" | "outline" | "danger" | "onBrand" | "plain";
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly small?: boolean;
  readonly icon?: IconName;
}

interface ButtonState extends ButtonLook {
  readonly disabled?: boolean;
  readonly busy?: boolean;
}

export function buttonClass({ variant = "secondary", wide, small, disabled, busy }: ButtonState): string {
  return cx(
    css["button"],
    css[variant],
    wide && css["wide"],
    small && css["small"],
    disabled && css["disabled"],
    busy && css["busy"],
  );
}
