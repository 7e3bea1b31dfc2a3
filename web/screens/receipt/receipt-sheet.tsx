import { useContext } from "react";
import { moneyText } from "../../text/th/wallet/money.ts";
import { type Receipt, receiptText as text } from "../../text/th/wallet/receipt.ts";
import { BrandMark } from "../../ui/art/brand-mark.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { cx } from "../../ui/cx.ts";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Money } from "../../ui/data/money.tsx";
import { SiteFrameContext } from "../../ui/layout/site-frame-context.ts";
import { StatusTimeline } from "../../ui/lists/status-timeline.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import css from "./receipt-sheet.module.css";

const ICONS = { good: "tick", bad: "cross", open: "clock" } as const;

/** A receipt as it is shown and printed. */
export function ReceiptSheet({ receipt }: { readonly receipt: Receipt }) {
  const { siteName } = useContext(SiteFrameContext);
  return (
    <div className={css["sheet"]}>
      <div className={css["head"]}>
        <div className={css["maker"]}>
          <BrandMark size={36} />
          <div>
            <strong>{receipt.kind}</strong>
            <Muted tone="faint">{siteName}</Muted>
          </div>
        </div>
        <div className={cx(css["stamp"], css[receipt.tone])}>
          <Icon name={ICONS[receipt.tone]} size={26} />
          <strong>{receipt.status}</strong>
          <span>{receipt.at}</span>
        </div>
        <Money text={receipt.amount} size="xl" />
        {receipt.party ? <Muted tone="faint">{receipt.party}</Muted> : null}
      </div>
      <div className={css["part"]}>
        <h2 className={css["title"]}>{text.steps}</h2>
        <StatusTimeline steps={receipt.steps} stateLabels={moneyText.stepState} />
      </div>
      <div className={css["part"]}>
        <DescriptionList items={receipt.rows} />
      </div>
    </div>
  );
}
