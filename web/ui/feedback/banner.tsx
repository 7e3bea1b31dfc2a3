import { Icon, type IconName } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import css from "./banner.module.css";

interface BannerProps {
  readonly tone: "gold" | "bad";
  readonly icon: IconName;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Over the page instead of above it: for news that come after the first paint and must not move the page. */
  readonly floating?: boolean;
}

/** One line above a page, or above the part of it that failed to refresh. */
export function Banner({ tone, icon, text, action, floating }: BannerProps) {
  return (
    <div className={cx(css["banner"], css[tone], floating && css["floating"])} role="status">
      <Icon name={icon} size={20} />
      <span>{text}</span>
      {action ? (
        <button type="button" className={css["action"]} onClick={action.onClick}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
