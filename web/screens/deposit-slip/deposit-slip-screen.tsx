import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Split } from "../../ui/layout/split.tsx";
import { HowCard } from "./how-card.tsx";
import { NextSlipAction } from "./next-slip-action.tsx";
import { OpenSlips } from "./open-slips.tsx";
import { SentSlip } from "./sent-slip.tsx";
import { SlipHistory } from "./slip-history.tsx";

/** A picture, what the bank says of it, one button; then what became of every slip. */
export const DepositSlipScreen = observer(function DepositSlipScreen() {
  const { slip } = useMemberStores();
  const { stores, clock } = useStoresRoot();
  const now = useNow(clock);
  useEffect(() => slip.watch(), [slip]);
  const usualSeconds = stores.site.settings.value?.usualSeconds.deposit;
  const { sent } = slip;
  return (
    <Page wide title={depositSlipText.title} back={{ to: paths.deposit, label: depositSlipText.back }}>
      <Split
        main={
          sent ? (
            <SentSlip request={sent} now={now} usualSeconds={usualSeconds} onAnother={() => slip.clear()} />
          ) : (
            <NextSlipAction store={slip} />
          )
        }
        side={
          <>
            <OpenSlips slips={slip.open.filter(({ id }) => id !== sent?.id)} now={now} usualSeconds={usualSeconds} />
            {sent ? null : <HowCard />}
          </>
        }
      />
      <SlipHistory store={slip} />
    </Page>
  );
});
