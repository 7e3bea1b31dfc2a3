import { observer } from "mobx-react-lite";
import { formatBaht } from "../../../core/shared/money.ts";
import type { DepositRequest } from "../../../core/wallet/model.ts";
import { paths } from "../../app/paths.ts";
import { useClock } from "../../stores/stores-context.ts";
import type { DepositStore } from "../../stores/wallet/deposit-store.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { depositText as text } from "../../text/th/wallet/deposit.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Chip, type Tone } from "../../ui/data/chip.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { RequestHistory } from "../../ui/lists/request-history.tsx";

const TONES = {
  "awaiting-transfer": "gold",
  checking: "gold",
  credited: "good",
  rejected: "bad",
  cancelled: "plain",
  expired: "plain",
} as const satisfies Record<DepositRequest["status"], Tone>;

/** All deposits by bank transfer. */
export const DepositHistory = observer(function DepositHistory({ store }: { readonly store: DepositStore }) {
  const { history } = store;
  const now = useNow(useClock(), 15_000);
  return (
    <RequestHistory
      title={text.history}
      state={history.state}
      onRetry={() => void history.load()}
      select={(loaded) => withCurrent(loaded, store.requests.value ?? [])}
      empty={{ icon: "deposit", title: text.empty, text: text.emptyHint }}
      skeletonRows={4}
      texts={shellText}
      moreLabel={moneyText.more}
      labels={moneyText}
      rowOf={({ id, amountSatang, status, createdAt }) => ({
        amount: formatBaht(amountSatang),
        status: <Chip tone={TONES[status]}>{text.status[status]}</Chip>,
        id: <TextLink to={paths.receipt("deposit", id)}>{id}</TextLink>,
        time: <TimeAgo {...timeAgo(createdAt, now)} />,
      })}
    />
  );
});

/** The history with the current requests, which are read more often, in place of its own. Newest first. */
function withCurrent(history: readonly DepositRequest[], current: readonly DepositRequest[]) {
  const ids = new Set(current.map(({ id }) => id));
  return [...current, ...history.filter(({ id }) => !ids.has(id))].sort((a, b) => b.createdAt - a.createdAt);
}
