import type { ReactNode, Ref } from "react";
import { Money } from "../data/inline.tsx";
import { QrCode } from "../data/qr-code.tsx";
import css from "./prompt-pay-card.module.css";

interface PromptPayCardProps {
  /** The name of the payment system. */
  readonly mark: string;
  readonly title: ReactNode;
  /** The result of `formatBaht`. */
  readonly amount: string;
  readonly code: { readonly value: string; readonly label: string };
  readonly receiver?: string | undefined;
  readonly id: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A PromptPay code with its mark, its amount and who receives it. */
export function PromptPayCard({ mark, title, amount, code, receiver, id, ref }: PromptPayCardProps) {
  return (
    <div ref={ref} className={css["card"]}>
      <div className={css["band"]}>
        <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M4 2h7v4H6v5H2V4a2 2 0 012-2zM13 2h7a2 2 0 012 2v7h-4V6h-5zM2 13h4v5h5v4H4a2 2 0 01-2-2zM18 13h4v7a2 2 0 01-2 2h-7v-4h5zM9 9h6v6H9z" />
        </svg>
        <span>{mark}</span>
      </div>
      <div className={css["body"]}>
        {title}
        <Money text={amount} size="xl" />
        <QrCode value={code.value} label={code.label} size={184} tight />
        {receiver ? <p className={css["receiver"]}>{receiver}</p> : null}
        <p className={css["faint"]}>{id}</p>
      </div>
    </div>
  );
}
