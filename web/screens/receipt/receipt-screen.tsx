import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { REQUEST_KINDS } from "../../../core/wallet/find-request.ts";
import { paths } from "../../app/paths.ts";
import { useStores, useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { receiptOf, receiptText as text } from "../../text/th/wallet/receipt.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ReceiptActions } from "./receipt-actions.tsx";
import { ReceiptSheet } from "./receipt-sheet.tsx";

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
                <ReceiptSheet receipt={shown} />
                <ReceiptActions receipt={shown} id={found.request.id} />
              </>
            );
          }}
        </ResourcePanel>
      )}
    </Page>
  );
});
