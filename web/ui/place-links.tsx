import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import css from "./place-links.module.css";

interface PlaceLinksProps {
  readonly label: string;
  readonly links: readonly {
    readonly key: string;
    readonly to: string;
    readonly label: string;
    readonly current: boolean;
  }[];
}

/** A few ways to go on from here, side by side; on a phone they scroll, with the current one in sight. */
export function PlaceLinks({ label, links }: PlaceLinksProps) {
  const current = useRef<HTMLAnchorElement>(null);
  const key = links.find((link) => link.current)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current one is the reason to scroll
  useLayoutEffect(() => {
    const pill = current.current;
    const row = pill?.parentElement;
    if (pill && row) row.scrollLeft = pill.offsetLeft - (row.clientWidth - pill.offsetWidth) / 2;
  }, [key]);
  return (
    <nav className={css["list"]} aria-label={label}>
      {links.map((link) => (
        <Link
          key={link.key}
          ref={link.current ? current : undefined}
          to={link.to}
          className={css["pill"]}
          aria-current={link.current ? "page" : undefined}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
