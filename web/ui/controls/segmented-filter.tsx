import { useId, useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { VisuallyHidden } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import pill from "./pill.module.css";
import pillLinksCss from "./pill-links.module.css";
import segmentedFilterCss from "./segmented-filter.module.css";

interface SegmentedFilterProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Radio buttons for one of a few choices. They scroll sideways on a phone. */
export function SegmentedFilter<T extends string>({ label, options, value, onChange }: SegmentedFilterProps<T>) {
  const name = useId();
  return (
    <fieldset className={segmentedFilterCss["group"]}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={cx(pill["row"], segmentedFilterCss["filter"])}>
        {options.map((option) => (
          <label key={option.value} className={segmentedFilterCss["choice"]}>
            <input
              className={segmentedFilterCss["radio"]}
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={cx(pill["pill"], option.value === value && pill["chosen"])}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
  // The row scrolls to the current link when it changes.
  useLayoutEffect(() => {
    const link = current.current;
    const row = link?.parentElement;
    if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [key]);
  return (
    <nav className={cx(pill["row"], pillLinksCss["list"])} aria-label={label}>
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
