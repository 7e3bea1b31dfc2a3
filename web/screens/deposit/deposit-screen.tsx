import { useEffect, useState } from "react";
import { shellText } from "#text/site/shell.ts";
import { bonusText } from "#text/wallet/bonus.ts";
import { depositText } from "#text/wallet/deposit.ts";
import { moneyText } from "#text/wallet/money.ts";
import { bonusOf } from "../../../core/rules/deposit-bonus.ts";
import { promotionAt } from "../../../core/rules/promotion.ts";
import { isNotOffered } from "../../../core/shared/fault.ts";
import { baht, formatBaht, least, MAX_AMOUNT, type Satang, ZERO } from "../../../core/shared/money.ts";
import type { DepositInfo, DepositRequest } from "../../../core/wallet/model.ts";
import { isDepositFinal } from "../../../core/wallet/statuses.ts";
import { paths } from "../../app/paths.ts";
import { AmountForm } from "../../shared/amount-form.tsx";
import { BonusCard } from "../../shared/bonus-card.tsx";
import { CreditedMoment } from "../../shared/credited-moment.tsx";
import { FollowedRequest } from "../../shared/followed-request.tsx";
import { MoneyHistory } from "../../shared/money-history.tsx";
import { useClock, useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import type { DepositStore } from "../../stores/wallet/deposit-store.ts";
import { useAmount } from "../../stores/wallet/use-amount.ts";
import { bonusChoices } from "../../text/bonus-words.ts";
import { depositSteps } from "../../text/deposit-steps.ts";
import { formatCount, formatDuration, quickAmounts } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { LinkCard } from "../../ui/cards/link-card.tsx";
import { StepsCard } from "../../ui/cards/steps-card.tsx";
import { Split } from "../../ui/columns/columns.tsx";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { Chip, Muted, type Tone } from "../../ui/data/inline.tsx";
import { useNow } from "../../ui/data/time-ago.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { ChoiceCards } from "../../ui/forms/choice-cards.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { TransferStep } from "./transfer-step.tsx";

const QUICK_BAHT = [100, 300, 500, 1_000, 5_000];

interface DepositFormProps {
  readonly store: DepositStore;
  /** Undefined while the limits are unknown. The backend still judges the amount. */
  readonly info: DepositInfo | undefined;
}

/** Requests a deposit, in a bonus period with the choice of its bonus. The transfer is the next step. */
const DepositForm = observer(function DepositForm({ store, info }: DepositFormProps) {
  const { request } = store;
  const input = useAmount(request, { judge: (typed) => store.judge(typed) });
  const { offer, running } = store.bonuses.value ?? {};
  const bonus = offer && input.amount !== undefined && !input.wrong ? bonusOf(offer, input.amount) : undefined;
  const [choice, setChoice] = useState<"take" | "decline" | undefined>(undefined);
  const [unchosen, setUnchosen] = useState(false);
  const { minimumSatang = ZERO, maximumSatang = MAX_AMOUNT } = info ?? {};
  const quick = QUICK_BAHT.filter((choice) => baht(choice) >= minimumSatang && baht(choice) <= maximumSatang);

  const submit = async () => {
    const requested = input.finish();
    if (requested === undefined || input.wrong) return;
    setUnchosen(bonus !== undefined && choice === undefined);
    if (bonus && choice === undefined) return;
    const outcome = await request.run({
      amount: requested,
      bonus: choice === "take" ? bonus?.amountSatang : undefined,
    });
    // The period may have ended while the form was open.
    if (outcome?.state === "refused") void store.bonuses.load();
  };
  const submitLabel = (submit: string) =>
    !bonus || !choice ? submit : choice === "take" ? bonusText.withBonus(submit) : bonusText.without(submit);

  return (
    <Card>
      <AmountForm
        draftOf="deposit"
        action={request}
        input={input}
        text={depositText}
        hint={info && depositText.limits(formatBaht(minimumSatang), formatBaht(maximumSatang))}
        quick={quickAmounts(quick.slice(-4))}
        submitLabel={submitLabel}
        onSubmit={submit}
      >
        {running ? <BonusCard bonus={running} /> : null}
        {input.amount === undefined ? <AutomaticBonus /> : null}
        {offer && input.amount === undefined ? (
          <Note tone="gold" icon="gift">
            {bonusText.open(formatCount(offer.ratePercent))}
          </Note>
        ) : null}
        {offer && bonus && input.amount !== undefined ? (
          <ChoiceCards
            legend={bonusText.legend}
            hint={bonusText.legendHint}
            value={choice}
            onChange={(chosen) => {
              setChoice(chosen);
              setUnchosen(false);
            }}
            choices={bonusChoices(input.amount, offer, bonus)}
            error={unchosen ? bonusText.choose : undefined}
          />
        ) : null}
      </AmountForm>
    </Card>
  );
});

/** The way to the member's limits, with what the tightest one leaves. */
const FairPlayLink = observer(function FairPlayLink() {
  const limits = useMemberStores().loadedFairPlay.stores?.fairPlay.standing.value?.limits ?? [];
  const lefts = limits.flatMap(({ kind, left }) => (kind === "deposit" && left !== undefined ? [left as Satang] : []));
  const [first, ...others] = lefts;
  return (
    <LinkCard
      to={paths.fairPlay}
      icon="heart"
      tone="brand"
      title={depositText.limitsTitle}
      text={first === undefined ? depositText.limitsText : depositText.limitsLeft(formatBaht(least(first, ...others)))}
    />
  );
});

/** Says that a bonus comes by itself, while its period is running. */
const AutomaticBonus = observer(function AutomaticBonus() {
  const { value } = useMemberStores().userSetting;
  const view = promotionAt(value, useNow(useClock(), 15_000));
  const period = view.offered ? view.periods.find(({ running }) => running) : undefined;
  if (!period || value?.bonusPaid !== "automatic") return null;
  return (
    <Note tone="gold" icon="gift">
      {bonusText.automatic(formatCount(period.ratePercent))}
    </Note>
  );
});

/** The form, as soon as each call has answered. It opens without the limits and the open request too. */
const DepositStart = observer(function DepositStart({ store }: { readonly store: DepositStore }) {
  const parts = [store.requests, store.info];
  if (parts.some(({ value, problem }) => value === undefined && problem === undefined)) {
    return <Skeleton shape="card" height={264} label={shellText.loading} />;
  }
  // What the backend does not offer is left to its answer.
  const missing = parts.filter(({ problem }) => problem !== undefined && !isNotOffered(problem));
  return (
    <>
      {missing.length > 0 ? (
        <Banner
          tone="gold"
          icon="warning"
          text={missing.includes(store.requests) ? depositText.requestsUnknown : depositText.limitsUnknown}
          action={{ label: shellText.retry, onClick: () => missing.forEach((part) => void part.load()) }}
        />
      ) : null}
      <DepositForm store={store} info={store.info.value} />
    </>
  );
});

const TONES = {
  "awaiting-transfer": "gold",
  checking: "gold",
  credited: "good",
  rejected: "bad",
  cancelled: "plain",
  expired: "plain",
} as const satisfies Record<DepositRequest["status"], Tone>;

/** All deposits by bank transfer. */
const DepositHistory = observer(function DepositHistory({ store }: { readonly store: DepositStore }) {
  const { history } = store;
  return (
    <MoneyHistory
      kind="deposit"
      icon="deposit"
      text={depositText}
      tones={TONES}
      state={history.state}
      onRetry={() => void history.load()}
      select={(loaded) => withCurrent(loaded, store.requests.value ?? [])}
      skeletonRows={4}
    />
  );
});

/** The history with the current requests, which are read more often, in place of its own. Newest first. */
function withCurrent(history: readonly DepositRequest[], current: readonly DepositRequest[]) {
  const ids = new Set(current.map(({ id }) => id));
  return [...current, ...history.filter(({ id }) => !ids.has(id))].sort((a, b) => b.createdAt - a.createdAt);
}

/** Deposits by bank transfer. Shows one step at a time: the amount, the transfer, the timeline. */
export const DepositScreen = observer(function DepositScreen() {
  const { deposit } = useMemberStores();
  const { stores, clock, isOpen } = useStoresRoot();
  const now = useNow(clock);
  const [followedId, setFollowedId] = useState<string | undefined>(undefined);
  useEffect(() => {
    void deposit.info.loadOnce();
    void deposit.bonuses.load();
    void deposit.history.load();
    return deposit.watch();
  }, [deposit]);
  const openId = deposit.open?.id;
  useEffect(() => {
    if (openId !== undefined) setFollowedId(openId);
  }, [openId]);

  const shown = deposit.requests.value?.find(({ id }) => id === (openId ?? followedId));
  const waiting = shown?.status === "awaiting-transfer" ? shown : undefined;
  const usualSeconds = stores.site.settings.value?.usualSeconds.deposit;
  const followed = { now, usualSeconds, heading: depositText.heading, stepsOf: depositSteps };
  const main = waiting ? (
    <TransferStep store={deposit} request={waiting} />
  ) : shown?.status === "credited" ? (
    <CreditedMoment
      kind="deposit"
      request={shown}
      again={{ label: depositText.again, onClick: () => setFollowedId(undefined) }}
    />
  ) : shown ? (
    <FollowedRequest request={shown} {...followed} takesFocus>
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
    </FollowedRequest>
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
              <FollowedRequest request={waiting} {...followed} />
            ) : shown ? null : (
              <StepsCard title={depositText.how} steps={depositText.howSteps} />
            )}
            {isOpen(paths.fairPlayPart("limits")) ? <FairPlayLink /> : null}
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
