import { observer } from "mobx-react-lite";
import { paths } from "../app/paths.ts";
import type { MemberStores } from "../stores/stores-context.ts";
import { useMemberStores } from "../stores/use-member-stores.ts";
import { openRequestsOf } from "../stores/wallet/open-requests-of.ts";
import { shellText } from "../text/th/site/shell.ts";
import { balanceWays, balanceWords } from "../text/th/wallet/balance.ts";
import { moneyText } from "../text/th/wallet/money.ts";
import { openRequestText, openRequestWords } from "../text/th/wallet/open-request.ts";
import { BalanceCard } from "../ui/cards/balance-card.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Section } from "../ui/layout/section.tsx";
import { RequestList } from "../ui/lists/request-list.tsx";
import { Muted } from "../ui/typography/muted.tsx";

/** The right column of a wide desktop: the balance and the requests in progress, on every page. */
export const MemberAside = observer(function MemberAside() {
  const stores = useMemberStores();
  const { credit } = stores;
  return (
    <>
      <BalanceCard
        state={credit.resource.state}
        words={balanceWords}
        texts={shellText}
        refreshing={credit.loading}
        onRefresh={() => void credit.load()}
        depositPath={paths.deposit}
        withdrawPath={paths.withdraw}
        {...balanceWays}
      />
      <Section title={openRequestText.title}>
        <OpenRequests stores={stores} />
      </Section>
    </>
  );
});

const OpenRequests = observer(function OpenRequests({ stores }: { readonly stores: MemberStores }) {
  const { deposit, slip, withdrawal } = stores;
  const requests = openRequestsOf(stores);
  if (requests.length > 0) {
    return (
      <RequestList
        label={openRequestText.title}
        moreLabel={moneyText.more}
        requests={requests}
        words={openRequestWords}
        paths={paths.request}
      />
    );
  }
  // "None" is true only once every list is loaded. A list that failed is loaded again by its poll.
  const lists = [deposit.requests, slip.slips, withdrawal.facts];
  if (lists.every(({ value }) => value !== undefined)) return <Muted tone="faint">{openRequestText.none}</Muted>;
  if (lists.some(({ problem }) => problem)) return <Muted tone="faint">{shellText.panel.failed}</Muted>;
  return <Skeleton shape="rows" rows={2} label={shellText.loading} />;
});
