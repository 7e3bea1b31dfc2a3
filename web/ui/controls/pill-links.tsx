import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { cx } from "../cx.ts";
import pill from "./pill.module.css";
import css from "./pill-links.module.css";

interface PillLinksProps {
  readonly label: string;
  readonly links: readonly {
    readonly key: string;
    readonly to: string;
    readonly label: string;
    readonly current: boolean;
  }[];
}

/** A few links side by side. On a phone they scroll, and the current one is visible. */
export function PillLinks({ label, links }: PillLinksProps) {
  const current = useRef<HTMLAnchorElement>(null);
  const key = links.find((link) => link.current)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current link changes
  useLayoutEffect(() => {
    const link = current.current;
    const row = link?.parentElement;
    if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [key]);
  return (
    <nav className={cx(pill["row"], css["list"])} aria-label={label}>
      {links.map((link) => (
        <Link
          key={link.key}
          ref={link.current ? current : undefined}
          to={link.to}
          className={cx(pill["pill"], link.current && pill["chosen"])}
          aria-current={link.current ? "page" : undefined}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
