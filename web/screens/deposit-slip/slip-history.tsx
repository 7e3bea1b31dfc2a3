import { observer } from "mobx-react-lite";
import { formatBaht } from "../../../core/shared/money.ts";
import type { SlipRequest } from "../../../core/wallet/model.ts";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { formatMoment } from "../../text/format.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { Chip, type Tone } from "../../ui/data/chip.tsx";
import { type Column, Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { GrowingList } from "../../ui/lists/growing-list.tsx";
import { ListPanel } from "../../ui/lists/list-panel.tsx";

const TONES = { checking: "gold", credited: "good", rejected: "bad", duplicate: "bad" } as const satisfies Record<
  SlipRequest["status"],
  Tone
>;

const columns: readonly Column<SlipRequest>[] = [
  { key: "amount", label: moneyText.amount, main: true, cell: ({ amountSatang }) => formatBaht(amountSatang) },
  {
    key: "status",
    label: moneyText.status,
    end: true,
    cell: ({ status }) => <Chip tone={TONES[status]}>{depositSlipText.status[status]}</Chip>,
  },
  { key: "id", label: moneyText.id, cell: (request) => <Account request={request} /> },
  { key: "time", label: moneyText.time, end: true, cell: ({ createdAt }) => formatMoment(createdAt) },
];

function Account({ request: { id, reference, timeline } }: { readonly request: SlipRequest }) {
  const reason = timeline[timeline.length - 1]?.reason;
  return (
    <>
      <p>{id}</p>
      <p>{depositSlipText.reference(reference)}</p>
      {reason ? <p>{moneyText.reason(reason)}</p> : null}
    </>
  );
}

/** Every slip the member handed in. */
export const SlipHistory = observer(function SlipHistory({ store }: { readonly store: SlipStore }) {
  return (
    <Section title={depositSlipText.history}>
      <ListPanel
        state={store.slips.state}
        skeleton={<Skeleton shape="rows" rows={3} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void store.refresh()}
        empty={<EmptyState icon="slip" title={depositSlipText.empty} text={depositSlipText.emptyHint} />}
      >
        {(slips) => (
          <Card tight>
            <GrowingList items={slips} moreLabel={moneyText.more}>
              {(shown) => (
                <Table caption={depositSlipText.history} columns={columns} rows={shown} rowKey={({ id }) => id} />
              )}
            </GrowingList>
          </Card>
        )}
      </ListPanel>
    </Section>
  );
});
