import { useContext, useEffect } from "react";
import { useParams } from "react-router-dom";
import { shellText } from "#text/site/shell.ts";
import { moneyText } from "#text/wallet/money.ts";
import { receiptText as text } from "#text/wallet/receipt.ts";
import { type MoneyRequest, REQUEST_KINDS } from "../../../core/wallet/find-request.ts";
import { paths } from "../../app/paths.ts";
import { useStores, useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { type Receipt, receiptOf, receiptPicture } from "../../text/receipt.ts";
import { BrandMark, Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { cx } from "../../ui/cx.ts";
import { BankName } from "../../ui/data/bank-badge.tsx";
import { DescriptionList } from "../../ui/data/figures.tsx";
import { Money, Muted } from "../../ui/data/inline.tsx";
import { EmptyState, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Stack } from "../../ui/layout/card.tsx";
import { SiteFrameContext } from "../../ui/layout/contexts.ts";
import { Page } from "../../ui/layout/page.tsx";
import { StatusTimeline } from "../../ui/lists/status-timeline.tsx";
import { PictureButtons } from "../../ui/picture/picture-buttons.tsx";
import css from "./receipt-sheet.module.css";

const ICONS = { good: "tick", bad: "cross", open: "clock" } as const;

/** A receipt as it is shown and printed. */
function ReceiptSheet({ receipt, found }: { readonly receipt: Receipt; readonly found: MoneyRequest }) {
  const { siteName } = useContext(SiteFrameContext);
  const account = found.kind === "slip" ? undefined : found.request.account;
  return (
    <div className={css["sheet"]}>
      <div className={css["head"]}>
        <div className={cx(css["stamp"], css[receipt.tone])}>
          <Icon name={ICONS[receipt.tone]} size={26} />
          <strong>{receipt.status}</strong>
          <span>{receipt.at}</span>
        </div>
        <div className={css["maker"]}>
          <BrandMark size={36} />
          <div>
            <strong>{receipt.kind}</strong>
            <Muted tone="faint">{siteName}</Muted>
          </div>
        </div>
        <Money text={receipt.amount} size="xl" />
        {receipt.party ? (
          <Muted tone="faint">
            <BankName bank={account?.bank} name={account?.bankName ?? ""}>
              {receipt.party}
            </BankName>
          </Muted>
        ) : null}
      </div>
      <div className={css["part"]}>
        <h2 className={css["title"]}>{text.steps}</h2>
        <StatusTimeline steps={receipt.steps} stateLabels={moneyText.stepState} />
      </div>
      <div className={css["part"]}>
        <DescriptionList items={receipt.rows} />
      </div>
    </div>
  );
}

/** Ways to take the receipt along: as a picture, to another app, on paper or as a PDF. */
function ReceiptActions({ receipt, id }: { readonly receipt: Receipt; readonly id: string }) {
  const { stores, clock } = useStoresRoot();
  const { siteName } = useContext(SiteFrameContext);
  return (
    <div className={css["screenOnly"]}>
      <Stack gap="s">
        <PictureButtons
          picture={() => receiptPicture(receipt, id, siteName, clock())}
          texts={moneyText.picture}
          onResult={(message, tone) => stores.toast.show(message, tone)}
        />
        <Button variant="plain" wide icon="slip" onClick={() => window.print()}>
          {text.print}
        </Button>
      </Stack>
    </div>
  );
}

/** The receipt of one request: its steps with their times, its numbers, and what it did to the credit. */
export const ReceiptScreen = observer(function ReceiptScreen() {
  const { receipt } = useMemberStores();
  const { session } = useStores();
  const { kind: kindText, id = "" } = useParams();
  const kind = REQUEST_KINDS.find((each) => each === kindText);
  useEffect(() => {
    if (kind) void receipt.open(kind, id);
  }, [receipt, kind, id]);
  const { isOpen } = useStoresRoot();
  const asked = kind === undefined ? paths.history : paths.request[kind];
  const { problem } = receipt.request;
  const notFound = kind === undefined || (problem?.kind === "refusal" && problem.code === "request-not-found");
  return (
    <Page title={text.title} back={{ to: isOpen(asked) ? asked : paths.history, label: text.back }}>
      {notFound ? (
        <EmptyState icon="slip" title={text.notFound} text={text.notFoundHint} />
      ) : (
        <ResourcePanel
          state={receipt.request.state}
          skeleton={<Skeleton shape="card" height={460} label={shellText.loading} />}
          texts={shellText.panel}
          onRetry={() => void receipt.load()}
        >
          {(found) => {
            const shown = receiptOf(found, session.currentUser?.name ?? "", receipt.lines.value);
            return (
              <>
                <ReceiptSheet receipt={shown} found={found} />
                <ReceiptActions receipt={shown} id={found.request.id} />
              </>
            );
          }}
        </ResourcePanel>
      )}
    </Page>
  );
});
