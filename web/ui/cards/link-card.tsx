import { Link } from "react-router-dom";
import { Icon, type IconName } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import css from "./link-card.module.css";

interface LinkCardProps {
  readonly to: string;
  readonly icon: IconName;
  readonly tone: "gold" | "brand";
  readonly title: string;
  readonly text: string;
  /** A short status at the end. */
  readonly end?: string;
}

/** A whole card that is a link: an icon, what there is, and its condition. */
export function LinkCard({ to, icon, tone, title, text, end }: LinkCardProps) {
  return (
    <Link to={to} className={css["card"]} data-card>
      <span className={cx(css["icon"], css[tone])}>
        <Icon name={icon} size={22} />
      </span>
      <span className={css["words"]}>
        <strong className={css["title"]}>{title}</strong>
        <span className={css["text"]}>{text}</span>
      </span>
      {end === undefined ? <Icon name="chevron-right" size={18} /> : <span className={css["text"]}>{end}</span>}
    </Link>
  );
}
