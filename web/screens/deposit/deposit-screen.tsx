import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { isDepositFinal } from "../../../core/wallet/statuses.ts";
import { paths } from "../../app/paths.ts";
import { useCreditedSound } from "../../stores/site/use-credited-sound.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { formatDuration } from "../../text/duration.ts";
import { depositText } from "../../text/th/wallet/deposit.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { StepsCard } from "../../ui/cards/steps-card.tsx";
import { Split } from "../../ui/columns/split.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { Chip } from "../../ui/data/chip.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { DepositHistory } from "./deposit-history.tsx";
import { DepositStart } from "./deposit-start.tsx";
import { FollowedDeposit } from "./followed-deposit.tsx";
import { TransferStep } from "./transfer-step.tsx";

/** Deposits by bank transfer. Shows one step at a time: the amount, the transfer, the timeline. */
export const DepositScreen = observer(function DepositScreen() {
  const { deposit } = useMemberStores();
  const { stores, clock, isOpen } = useStoresRoot();
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
  useCreditedSound(shown?.status);
  const usualSeconds = stores.site.settings.value?.usualSeconds.deposit;
  const main = waiting ? (
    <TransferStep store={deposit} request={waiting} />
  ) : shown ? (
    <FollowedDeposit request={shown} now={now} usualSeconds={usualSeconds} takesFocus>
      {isDepositFinal(shown.status) ? (
        <Stack gap="s">
          <ButtonLink to={paths.receipt("deposit", shown.id)} icon="slip" wide>
            {moneyText.receipt}
          </ButtonLink>
          <Button variant="primary" wide onClick={() => setFollowedId(undefined)}>
            {depositText.again}
          </Button>
        </Stack>
      ) : null}
    </FollowedDeposit>
  ) : (
    <DepositStart store={deposit} />
  );
  return (
    <Page
      wide
      title={depositText.title}
      aside={
        waiting?.expiresAt ? (
          <Chip tone="gold">{depositText.waiting(formatDuration(waiting.expiresAt - now))}</Chip>
        ) : null
      }
    >
      <Split
        main={main}
        side={
          <>
            {waiting ? (
              <FollowedDeposit request={waiting} now={now} usualSeconds={usualSeconds} />
            ) : shown ? null : (
              <StepsCard title={depositText.how} steps={depositText.howSteps} />
            )}
            {isOpen(paths.depositSlip) ? (
              <Card title={depositText.slipTitle}>
                <Stack>
                  <Muted>{depositText.slipText}</Muted>
                  <ButtonLink to={paths.depositSlip} icon="slip" wide>
                    {depositText.slipAction}
                  </ButtonLink>
                </Stack>
              </Card>
            ) : null}
          </>
        }
      />
      <DepositHistory store={deposit} />
    </Page>
  );
});
