import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { depositSlipText as text } from "../../text/th/wallet/deposit-slip.ts";
import { StepsCard } from "../../ui/cards/steps-card.tsx";
import { Split } from "../../ui/columns/split.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { NextSlipAction } from "./next-slip-action.tsx";
import { OpenSlips } from "./open-slips.tsx";
import { SentSlip } from "./sent-slip.tsx";
import { SlipDraft } from "./slip-draft.tsx";
import { SlipHistory } from "./slip-history.tsx";

/** Deposits with the picture of a transfer slip: choose it, check it, send it. Below, all slips with their status. */
export const DepositSlipScreen = observer(function DepositSlipScreen() {
  const { slip } = useMemberStores();
  const { stores, clock } = useStoresRoot();
  const now = useNow(clock);
  useEffect(() => slip.watch(), [slip]);
  const usualSeconds = stores.site.settings.value?.usualSeconds.deposit;
  const { sent } = slip;
  const open = slip.open.filter(({ id }) => id !== sent?.id);
  return (
    <Page wide title={text.title} back={{ to: paths.deposit, label: text.back }}>
      <Split
        main={
          sent ? (
            <SentSlip request={sent} now={now} usualSeconds={usualSeconds} onAnother={() => slip.clear()} />
          ) : (
            <>
              <SlipDraft store={slip} />
              <NextSlipAction store={slip} />
            </>
          )
        }
        side={
          <>
            <OpenSlips slips={open} now={now} usualSeconds={usualSeconds} />
            {sent ? null : (
              <StepsCard title={text.how} steps={text.howSteps}>
                <Muted tone="faint">{text.privacy}</Muted>
              </StepsCard>
            )}
          </>
        }
      />
      <SlipHistory store={slip} />
    </Page>
  );
});
