import { bankMark } from "../../brand/bank-marks.ts";
import { cx } from "../cx.ts";
import css from "./bank-badge.module.css";

interface BankBadgeProps {
  /** A bank code of core/wallet/banks.ts; undefined for a bank that we do not know. */
  readonly bank: string | undefined;
  readonly name: string;
  /** As high as a line of a list. */
  readonly small?: boolean;
}

/** The bank's mark in its own colour. Decorative: show the bank's name beside it. */
export function BankBadge({ bank, name, small = false }: BankBadgeProps) {
  const { ground, lines, initials } = bankMark(bank, name);
  return (
    <span className={cx(css["badge"], small && css["small"])} style={{ backgroundColor: ground }} aria-hidden="true">
      {initials ?? (
        <svg viewBox="0 0 44 44" strokeLinecap="round" strokeLinejoin="round">
          {lines.map(([path, color, width = 0]) => (
            <path key={path} d={path} stroke={color} strokeWidth={width} fill={width > 0 ? "none" : color} />
          ))}
        </svg>
      )}
    </span>
  );
}

interface BankNameProps extends Pick<BankBadgeProps, "bank" | "name"> {
  /** What else the line says; without it the name. */
  readonly children?: string | undefined;
}

/** A bank's name after its mark, in a line of text. */
export function BankName({ bank, name, children = name }: BankNameProps) {
  return (
    <span className={css["named"]}>
      <BankBadge bank={bank} name={name} small />
      <span>{children}</span>
    </span>
  );
}
