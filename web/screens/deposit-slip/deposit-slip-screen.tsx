import { type ReactNode, useEffect } from "react";
import { depositSlipText, depositSlipText as text } from "#text/wallet/deposit-slip.ts";
import { draftText } from "#text/wallet/drafts.ts";
import { reasonWords } from "#text/wallet/request-status.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { SlipRequest } from "../../../core/wallet/model.ts";
import { isSlipFinal } from "../../../core/wallet/statuses.ts";
import { paths } from "../../app/paths.ts";
import { CreditedMoment } from "../../shared/credited-moment.tsx";
import { FollowedRequest } from "../../shared/followed-request.tsx";
import { MoneyHistory } from "../../shared/money-history.tsx";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { observer } from "../../text/observer.ts";
import { slipSteps } from "../../text/slip-steps.ts";
import { StepsCard } from "../../ui/cards/steps-card.tsx";
import { Columns, Split } from "../../ui/columns/columns.tsx";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { Muted, type Tone } from "../../ui/data/inline.tsx";
import { useNow } from "../../ui/data/time-ago.tsx";
import { DraftOffer } from "../../ui/forms/draft-offer.tsx";
import { Page, Section } from "../../ui/layout/page.tsx";
import { Reason } from "../../ui/lists/reason.tsx";
import { NextSlipAction } from "./next-slip-action.tsx";
import { PicturePreview } from "./slip-picker.tsx";

/** Offers the picture that an earlier visit chose and did not send. */
const SlipDraft = observer(function SlipDraft({ store }: { readonly store: SlipStore }) {
  const { drafts } = useMemberStores();
  useEffect(() => {
    if (!store.picture) void drafts.loadPicture();
  }, [store, drafts]);
  const { picture } = drafts;
  if (!picture || store.picture || store.busy) return null;
  return (
    <DraftOffer
      text={draftText.picture}
      useLabel={draftText.usePicture}
      dropLabel={draftText.drop}
      onUse={() => void store.choose(picture)}
      onDrop={() => drafts.dropPicture()}
    >
      <PicturePreview picture={picture} alt={draftText.pictureAlt} />
    </DraftOffer>
  );
});

interface SentSlipProps {
  readonly request: SlipRequest;
  readonly now: Instant;
  readonly usualSeconds: number | undefined;
  readonly onAnother: () => void;
}

/** The slip that was just sent, with its timeline. */
function SentSlip({ request, now, usualSeconds, onAnother }: SentSlipProps) {
  const text = depositSlipText.done;
  if (request.status === "credited")
    return <CreditedMoment kind="slip" request={request} again={{ label: text.another, onClick: onAnother }} />;
  return (
    <FollowedSlip request={request} now={now} usualSeconds={usualSeconds} takesFocus>
      <Columns count={2}>
        <ButtonLink to={paths.dashboard} variant="outline" wide>
          {text.home}
        </ButtonLink>
        <Button wide onClick={onAnother}>
          {text.another}
        </Button>
      </Columns>
    </FollowedSlip>
  );
}

interface OpenSlipsProps {
  readonly slips: readonly SlipRequest[];
  readonly now: Instant;
  readonly usualSeconds: number | undefined;
}

/** The slips that the staff are checking, each with its timeline. */
function OpenSlips({ slips, now, usualSeconds }: OpenSlipsProps) {
  if (slips.length === 0) return null;
  return (
    <Section title={depositSlipText.open}>
      {slips.map((request) => (
        <FollowedSlip key={request.id} request={request} now={now} usualSeconds={usualSeconds} />
      ))}
    </Section>
  );
}

interface FollowedSlipProps {
  readonly request: SlipRequest;
  readonly now: Instant;
  readonly usualSeconds: number | undefined;
  readonly takesFocus?: boolean;
  readonly children?: ReactNode;
}

/** A slip with its timeline, and its receipt at the end. */
function FollowedSlip(props: FollowedSlipProps) {
  const { request } = props;
  const { id, status } = request;
  return (
    <FollowedRequest
      {...props}
      heading={depositSlipText.heading}
      stepsOf={slipSteps}
      receipt={isSlipFinal(status) ? paths.receipt("slip", id) : undefined}
    />
  );
}

const TONES = { checking: "gold", credited: "good", rejected: "bad", duplicate: "bad" } as const satisfies Record<
  SlipRequest["status"],
  Tone
>;

/** All slips that the member sent. */
const SlipHistory = observer(function SlipHistory({ store }: { readonly store: SlipStore }) {
  return (
    <MoneyHistory
      kind="slip"
      icon="slip"
      text={text}
      tones={TONES}
      state={store.slips.state}
      onRetry={() => void store.refresh()}
      skeletonRows={3}
      belowId={({ reference, timeline }) => (
        <>
          <p>{text.reference(reference)}</p>
          <Reason {...reasonWords(timeline[timeline.length - 1]?.reason)} />
        </>
      )}
    />
  );
});

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
