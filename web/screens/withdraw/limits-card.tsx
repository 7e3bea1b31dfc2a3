import { WITHDRAWALS_PER_DAY } from "../../../core/rules/withdrawal-cap.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { WithdrawalLimits } from "../../../core/wallet/withdrawal-limits.ts";
import { formatMoment } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import { Columns } from "../../ui/columns/columns.tsx";
import { KeyFigure } from "../../ui/data/key-figure.tsx";
import { Money } from "../../ui/data/money.tsx";
import { ProgressBar } from "../../ui/data/progress-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";

/** The amount and the number of withdrawals that are left today. */
export function LimitsCard({ limits }: { readonly limits: WithdrawalLimits }) {
  const text = withdrawText.left;
  const perDay = limits.per === "day";
  const used = formatCount(limits.countToday);
  const all = formatCount(WITHDRAWALS_PER_DAY);
  const share = perDay ? limits.usedTodaySatang / limits.capSatang : limits.countToday / WITHDRAWALS_PER_DAY;
  return (
    <Card title={perDay ? text.titleDay : text.titleTime} aside={text.resets(formatMoment(limits.resetsAt))}>
      <Columns count={2}>
        <KeyFigure
          value={<Money text={formatBaht(limits.leftSatang)} size="l" />}
          detail={perDay ? text.ofCap(formatBaht(limits.capSatang)) : text.perTime}
        />
        <KeyFigure value={text.times(formatCount(limits.leftCount))} detail={text.usedTimes(used, all)} />
      </Columns>
      <ProgressBar
        value={share}
        label={perDay ? text.usedBar(formatCount(Math.round(share * 100))) : text.usedTimesBar(used, all)}
      />
    </Card>
  );
}
