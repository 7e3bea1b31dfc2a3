import { observer } from "mobx-react-lite";
import { formatBaht } from "../../../core/shared/money.ts";
import type { DepositRequest } from "../../../core/wallet/model.ts";
import type { DepositStore } from "../../stores/wallet/deposit-store.ts";
import { formatMoment } from "../../text/format.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { depositText } from "../../text/th/wallet/deposit.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { Chip, type Tone } from "../../ui/data/chip.tsx";
import { type Column, Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { GrowingList } from "../../ui/lists/growing-list.tsx";

const TONES = {
  "awaiting-transfer": "gold",
  checking: "gold",
  credited: "good",
  rejected: "bad",
  cancelled: "plain",
  expired: "plain",
} as const satisfies Record<DepositRequest["status"], Tone>;

const columns: readonly Column<DepositRequest>[] = [
  { key: "amount", label: moneyText.amount, main: true, cell: ({ amountSatang }) => formatBaht(amountSatang) },
  {
    key: "status",
    label: moneyText.status,
    end: true,
    cell: ({ status }) => <Chip tone={TONES[status]}>{depositText.status[status]}</Chip>,
  },
  { key: "id", label: moneyText.id, cell: ({ id }) => id },
  { key: "time", label: moneyText.time, end: true, cell: ({ createdAt }) => formatMoment(createdAt) },
];

/** Every deposit by bank transfer there was. */
export const DepositHistory = observer(function DepositHistory({ store }: { readonly store: DepositStore }) {
  const { history } = store;
  const known = new Map(store.requests.value?.map((request) => [request.id, request]));
  return (
    <Section title={depositText.history}>
      <ResourcePanel
        state={history.state}
        skeleton={<Skeleton shape="rows" rows={4} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void history.load()}
      >
        {(requests) => {
          const older = requests.filter(({ id }) => !known.has(id));
          const rows = [...known.values(), ...older].sort((a, b) => b.createdAt - a.createdAt);
          return rows.length === 0 ? (
            <EmptyState icon="deposit" title={depositText.empty} text={depositText.emptyHint} />
          ) : (
            <Card tight>
              <GrowingList items={rows} moreLabel={moneyText.more}>
                {(shown) => (
                  <Table caption={depositText.history} columns={columns} rows={shown} rowKey={({ id }) => id} />
                )}
              </GrowingList>
            </Card>
          );
        }}
      </ResourcePanel>
    </Section>
  );
});
