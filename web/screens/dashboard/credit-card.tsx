import { observer } from "mobx-react-lite";
import { formatBaht } from "../../../core/money.ts";
import { paths } from "../../paths.ts";
import type { CreditStore } from "../../stores/credit-store.ts";
import { formatCount, formatExactTime } from "../../text/format.ts";
import { dashboardText } from "../../text/th/dashboard.ts";
import { shellText } from "../../text/th/shell.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Columns } from "../../ui/columns.tsx";
import { Money } from "../../ui/money.tsx";
import { Muted } from "../../ui/muted.tsx";
import { PitchCard } from "../../ui/pitch-card.tsx";
import { ResourcePanel } from "../../ui/resource-panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** What the member has, when that was true, and the two things to do with it. */
export const CreditCard = observer(function CreditCard({ store }: { readonly store: CreditStore }) {
  return (
    <ResourcePanel
      state={store.resource.state}
      skeleton={<Skeleton shape="card" height={190} label={shellText.loading} />}
      texts={shellText.panel}
      onRetry={() => void store.load()}
    >
      {(credit) => (
        <PitchCard>
          <Muted tone="field">{dashboardText.creditAt(formatExactTime(credit.asOf))}</Muted>
          <Money text={formatBaht(credit.creditSatang)} size="xl" />
          <Muted tone="field">{dashboardText.points(formatCount(credit.points))}</Muted>
          <Columns count={2}>
            <ButtonLink to={paths.deposit} variant="go" wide icon="deposit">
              {dashboardText.deposit}
            </ButtonLink>
            <ButtonLink to={paths.withdraw} variant="field" wide icon="withdraw">
              {dashboardText.withdraw}
            </ButtonLink>
          </Columns>
        </PitchCard>
      )}
    </ResourcePanel>
  );
});
