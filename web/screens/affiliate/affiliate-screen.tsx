import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useAffiliateStore } from "../../stores/affiliate/use-affiliate-store.ts";
import { affiliateText as text } from "../../text/th/affiliate/affiliate.ts";
import { Split } from "../../ui/columns/split.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { AffiliateBalanceCard } from "./affiliate-balance-card.tsx";
import { BonusSection } from "./bonus-section.tsx";
import { DaysFilter } from "./days-filter.tsx";
import { DownlineSection } from "./downline-section.tsx";
import { InviteCard } from "./invite-card.tsx";
import { LogSection } from "./log-section.tsx";
import { RulesCard } from "./rules-card.tsx";

/** How to invite friends, the balance and its withdrawal, then the bonuses, the log and the invited friends. */
export const AffiliateScreen = observer(function AffiliateScreen() {
  const store = useAffiliateStore();
  useEffect(() => store.watch(), [store]);
  return (
    <Page wide title={text.title}>
      <Split
        main={<InviteCard store={store} />}
        side={
          <>
            <AffiliateBalanceCard store={store} />
            <RulesCard />
          </>
        }
      />
      <DaysFilter store={store} />
      <BonusSection store={store} />
      <LogSection store={store} />
      <DownlineSection store={store} />
    </Page>
  );
});
