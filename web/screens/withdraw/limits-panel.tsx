import { shellText } from "#text/site/shell.ts";
import { withdrawText } from "#text/wallet/withdraw.ts";
import { WITHDRAWALS_PER_DAY } from "../../../core/rules/withdrawal-cap.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { WithdrawalLimits } from "../../../core/wallet/withdrawal.ts";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";
import { formatMoment } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { Columns } from "../../ui/columns/columns.tsx";
import { KeyFigure, ProgressBar } from "../../ui/data/figures.tsx";
import { Money } from "../../ui/data/inline.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";

/** The amount and the number of withdrawals that are left today. */
function LimitsCard({ limits }: { readonly limits: WithdrawalLimits }) {
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

/** Today's limits. Where they cannot be read, the form below still works. */
export const LimitsPanel = observer(function LimitsPanel({ store }: { readonly store: WithdrawalStore }) {
  const { problem, state, value } = store.facts;
  const retry = () => void store.refresh();
  if (problem && value === undefined) {
    return (
      <Banner
        tone="gold"
        icon="warning"
        text={withdrawText.limitsUnknown}
        action={{ label: shellText.retry, onClick: retry }}
      />
    );
  }
  return (
    <ResourcePanel
      state={state}
      skeleton={<Skeleton shape="card" height={166} label={shellText.loading} />}
      texts={shellText.panel}
      onRetry={retry}
    >
      {() => (store.limits ? <LimitsCard limits={store.limits} /> : null)}
    </ResourcePanel>
  );
});
