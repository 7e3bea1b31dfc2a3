import { AFFILIATE_LOG_TYPES } from "../../../core/affiliate/model.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { AffiliateBalanceAt } from "../../stores/affiliate/affiliate-store.ts";
import { formatExactTime } from "../../text/dates.ts";
import { affiliateText as text } from "../../text/th/affiliate/affiliate.ts";
import { Columns } from "../../ui/columns/columns.tsx";
import { KeyFigure } from "../../ui/data/key-figure.tsx";
import { Money } from "../../ui/data/money.tsx";

/** The balance with the time it was true, and its types where the backend separates them. */
export function BalanceFigures({ balance: { balanceSatang, byType, asOf } }: { readonly balance: AffiliateBalanceAt }) {
  return (
    <>
      <KeyFigure
        value={<Money text={formatBaht(balanceSatang)} size="xl" />}
        detail={`${text.balance.title} ${text.balance.asOf(formatExactTime(asOf))}`}
      />
      {byType ? (
        <Columns count={2}>
          {AFFILIATE_LOG_TYPES.map((type) => (
            <KeyFigure key={type} value={<Money text={formatBaht(byType[type])} size="l" />} detail={text.type[type]} />
          ))}
        </Columns>
      ) : null}
    </>
  );
}
