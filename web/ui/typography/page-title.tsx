import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../art/icon.tsx";
import css from "./page-title.module.css";

interface PageTitleProps {
  readonly title: string;
  readonly back?: { readonly to: string; readonly label: string };
  /** To the right: a chip or a link. */
  readonly aside?: ReactNode;
}

/** The heading of a page. `Page` sets the document's title. */
export function PageTitle({ title, back, aside }: PageTitleProps) {
  return (
    <div className={css["title"]}>
      {back ? (
        <Link className={css["back"]} to={back.to} aria-label={back.label}>
          <Icon name="chevron-left" />
        </Link>
      ) : null}
      <h1>{title}</h1>
      {aside}
    </div>
  );
}
