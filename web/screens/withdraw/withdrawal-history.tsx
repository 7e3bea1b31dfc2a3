import { observer } from "mobx-react-lite";
import { formatBaht } from "../../../core/shared/money.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import { canRetryWithdrawal } from "../../../core/wallet/statuses.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";
import { formatMoment } from "../../text/format.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Chip, type Tone } from "../../ui/data/chip.tsx";
import { type Column, Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { GrowingList } from "../../ui/lists/growing-list.tsx";
import { ListPanel } from "../../ui/lists/list-panel.tsx";

const TONES = { checking: "gold", paying: "gold", paid: "good", rejected: "bad" } as const satisfies Record<
  WithdrawalRequest["status"],
  Tone
>;

/** Every withdrawal there was; a rejected one can be asked for again. */
export const WithdrawalHistory = observer(function WithdrawalHistory({ store }: { readonly store: WithdrawalStore }) {
  const { history, retry } = store;
  return (
    <Section title={withdrawText.history}>
      <OutcomeNote {...outcomeOf(retry)} texts={moneyText.outcome} />
      <ListPanel
        state={history.state}
        skeleton={<Skeleton shape="rows" rows={4} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void history.load()}
        empty={<EmptyState icon="withdraw" title={withdrawText.empty} text={withdrawText.emptyHint} />}
      >
        {(requests) => {
          // What was learnt since the history was read stands over it.
          const rows = requests.map((request) => store.find(request.id) ?? request);
          return (
            <Card tight>
              <GrowingList items={rows} moreLabel={moneyText.more}>
                {(shown) => (
                  <Table caption={withdrawText.history} columns={columns(store)} rows={shown} rowKey={({ id }) => id} />
                )}
              </GrowingList>
            </Card>
          );
        }}
      </ListPanel>
    </Section>
  );
});

function columns({ retry }: WithdrawalStore): readonly Column<WithdrawalRequest>[] {
  return [
    {
      key: "amount",
      label: moneyText.amount,
      main: true,
      cell: ({ amountSatang }) => formatBaht(amountSatang),
    },
    {
      key: "status",
      label: moneyText.status,
      end: true,
      cell: ({ status }) => <Chip tone={TONES[status]}>{withdrawText.status[status]}</Chip>,
    },
    {
      key: "id",
      label: moneyText.id,
      cell: ({ id, status, timeline }) => {
        const reason = timeline[timeline.length - 1]?.reason;
        return (
          <>
            <p>{id}</p>
            {status === "rejected" && reason ? <p>{moneyText.reason(reason)}</p> : null}
          </>
        );
      },
    },
    {
      key: "time",
      label: moneyText.time,
      end: true,
      cell: ({ id, createdAt, status }) => (
        <>
          <p>{formatMoment(createdAt)}</p>
          {canRetryWithdrawal(status) ? (
            <Button
              small
              icon="refresh"
              label={withdrawText.retryOf(id)}
              busy={retry.busy && retry.input === id}
              disabled={retry.busy || retry.phase === "unknown"}
              onClick={() => void retry.run(id)}
            >
              {withdrawText.retry}
            </Button>
          ) : null}
        </>
      ),
    },
  ];
}
