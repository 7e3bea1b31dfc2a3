import { Icon, type IconName } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import bannerCss from "./banner.module.css";
import toastHostCss from "./toast-host.module.css";

interface BannerProps {
  readonly tone: "gold" | "bad";
  readonly icon: IconName;
  readonly text: string;
  readonly action?: { readonly label: string; readonly busy?: boolean; readonly onClick: () => void } | undefined;
  /** Over the page instead of above it: for news that come after the first paint and must not move the page. */
  readonly floating?: boolean;
}

/** One line above a page, or above the part of it that failed to refresh. */
export function Banner({ tone, icon, text, action, floating }: BannerProps) {
  return (
    <div className={cx(bannerCss["banner"], bannerCss[tone], floating && bannerCss["floating"])} role="status">
      <Icon name={icon} size={20} />
      <span>{text}</span>
      {action ? (
        <button
          type="button"
          className={bannerCss["action"]}
          aria-busy={action.busy || undefined}
          onClick={action.onClick}
        >
          {action.label}
        </button>
      ) : null}
    </div>
  );
}

export interface ToastMessage {
  readonly id: number;
  readonly tone: "good" | "bad";
  readonly text: string;
}

/** Shows toasts at the bottom left. Keep it mounted, so that screen readers announce new ones. */
export function ToastHost({ toasts }: { readonly toasts: readonly ToastMessage[] }) {
  return (
    <div className={toastHostCss["host"]} role="status">
      {toasts.map(({ id, tone, text }) => (
        <div key={id} className={cx(toastHostCss["toast"], toastHostCss[tone])}>
          <Icon name={tone === "good" ? "tick" : "warning"} size={20} />
          <span>{text}</span>
        </div>
      ))}
    </div>
  );
}
