import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { formatDuration } from "../../text/duration.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { depositText } from "../../text/th/wallet/deposit.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { StepsCard } from "../../ui/cards/steps-card.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { Chip } from "../../ui/data/chip.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Split } from "../../ui/layout/split.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { StatusTimeline } from "../../ui/lists/status-timeline.tsx";
import { FocusHeading } from "../../ui/typography/focus-heading.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { DepositForm } from "./deposit-form.tsx";
import { DepositHistory } from "./deposit-history.tsx";
import { depositSteps } from "./deposit-steps.tsx";
import { TransferActions } from "./transfer-actions.tsx";
import { TransferCard } from "./transfer-card.tsx";

/** Deposits by bank transfer. Shows one step at a time: the amount, the transfer, the timeline. */
export const DepositScreen = observer(function DepositScreen() {
  const { deposit } = useMemberStores();
  const { stores, clock } = useStoresRoot();
  const now = useNow(clock);
  const [followedId, setFollowedId] = useState<string | undefined>(undefined);
  useEffect(() => {
    void deposit.info.loadOnce();
    void deposit.history.load();
    return deposit.watch();
  }, [deposit]);
  const openId = deposit.open?.id;
  useEffect(() => {
    if (openId !== undefined) setFollowedId(openId);
  }, [openId]);

  const shown = deposit.requests.value?.find(({ id }) => id === (openId ?? followedId));
  const waiting = shown?.status === "awaiting-transfer" ? shown : undefined;
  const usual = stores.site.settings.value?.usualSeconds.deposit;
  const skeleton = <Skeleton shape="card" height={264} label={shellText.loading} />;
  return (
    <Page
      wide
      title={depositText.title}
      aside={
        waiting?.expiresAt ? (
          <Chip tone="good">{depositText.waiting(formatDuration(waiting.expiresAt - now))}</Chip>
        ) : null
      }
    >
      <Split
        main={
          <ResourcePanel
            state={deposit.requests.state}
            skeleton={skeleton}
            texts={shellText.panel}
            onRetry={() => void deposit.refresh()}
          >
            {() =>
              waiting ? (
                <>
                  <TransferCard request={waiting} payload={deposit.promptPay(waiting)} />
                  <TransferActions store={deposit} request={waiting} />
                </>
              ) : shown ? null : (
                <ResourcePanel
                  state={deposit.info.state}
                  skeleton={skeleton}
                  texts={shellText.panel}
                  onRetry={() => void deposit.info.load()}
                >
                  {(info) => <DepositForm store={deposit} info={info} />}
                </ResourcePanel>
              )
            }
          </ResourcePanel>
        }
        side={
          <>
            {shown ? (
              <Card {...(waiting ? { title: shown.id } : {})}>
                <Stack>
                  {waiting ? null : <FocusHeading>{shown.id}</FocusHeading>}
                  <StatusTimeline steps={depositSteps(shown, now, usual)} stateLabels={moneyText.stepState} />
                  {openId === undefined ? (
                    <Button variant="primary" wide onClick={() => setFollowedId(undefined)}>
                      {depositText.again}
                    </Button>
                  ) : null}
                </Stack>
              </Card>
            ) : (
              <StepsCard title={depositText.how} steps={depositText.howSteps} />
            )}
            <Card title={depositText.slipTitle}>
              <Stack>
                <Muted>{depositText.slipText}</Muted>
                <ButtonLink to={paths.depositSlip} icon="slip" wide>
                  {depositText.slipAction}
                </ButtonLink>
              </Stack>
            </Card>
          </>
        }
      />
      <DepositHistory store={deposit} />
    </Page>
  );
});
