import { observer } from "mobx-react-lite";
import { paths } from "../app/paths.ts";
import type { MemberStores } from "../stores/stores-context.ts";
import { useMemberStores } from "../stores/use-member-stores.ts";
import { openRequestsOf } from "../stores/wallet/open-requests-of.ts";
import { shellText } from "../text/th/site/shell.ts";
import { balanceWords } from "../text/th/wallet/balance.ts";
import { moneyText } from "../text/th/wallet/money.ts";
import { openRequestText, openRequestWords } from "../text/th/wallet/open-request.ts";
import { BalanceCard } from "../ui/cards/balance-card.tsx";
import { ResourcePanel } from "../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Section } from "../ui/layout/section.tsx";
import { RequestList } from "../ui/lists/request-list.tsx";
import { Muted } from "../ui/typography/muted.tsx";

/** The column that stays at the right of a desktop: what there is and what is under way, on every page. */
export const MemberAside = observer(function MemberAside() {
  const stores = useMemberStores();
  const { credit } = stores;
  return (
    <>
      <ResourcePanel
        state={credit.resource.state}
        skeleton={<Skeleton shape="card" height={206} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void credit.load()}
      >
        {(shown) => (
          <BalanceCard
            {...balanceWords(shown)}
            depositPath={paths.deposit}
            withdrawPath={paths.withdraw}
            refreshing={credit.loading}
            onRefresh={() => void credit.load()}
          />
        )}
      </ResourcePanel>
      <Section title={openRequestText.title}>
        <UnderWay stores={stores} />
      </Section>
    </>
  );
});

const UnderWay = observer(function UnderWay({ stores }: { readonly stores: MemberStores }) {
  const { deposit, slip, withdrawal } = stores;
  const requests = openRequestsOf(stores);
  if (requests.length > 0) {
    return (
      <RequestList
        label={openRequestText.title}
        moreLabel={moneyText.more}
        requests={requests.map((request) => ({
          id: request.id,
          to: paths.request[request.kind],
          ...openRequestWords(request),
        }))}
      />
    );
  }
  // Nothing is under way only when every list says so; one that failed is asked for again by its poll.
  const lists = [deposit.requests, slip.slips, withdrawal.facts];
  if (lists.every(({ value }) => value !== undefined)) return <Muted tone="faint">{openRequestText.none}</Muted>;
  if (lists.some(({ problem }) => problem)) return <Muted tone="faint">{shellText.panel.failed}</Muted>;
  return <Skeleton shape="rows" rows={2} label={shellText.loading} />;
});
