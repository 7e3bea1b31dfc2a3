import { observer } from "mobx-react-lite";
import { formatBaht } from "../../../core/shared/money.ts";
import type { SlipRequest } from "../../../core/wallet/model.ts";
import { paths } from "../../app/paths.ts";
import { useClock } from "../../stores/stores-context.ts";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { depositSlipText as text } from "../../text/th/wallet/deposit-slip.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { reasonWords } from "../../text/th/wallet/reason-words.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Chip, type Tone } from "../../ui/data/chip.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Reason } from "../../ui/lists/reason.tsx";
import { RequestHistory } from "../../ui/lists/request-history.tsx";

const TONES = { checking: "gold", credited: "good", rejected: "bad", duplicate: "bad" } as const satisfies Record<
  SlipRequest["status"],
  Tone
>;

/** All slips that the member sent. */
export const SlipHistory = observer(function SlipHistory({ store }: { readonly store: SlipStore }) {
  const now = useNow(useClock(), 15_000);
  return (
    <RequestHistory
      title={text.history}
      state={store.slips.state}
      onRetry={() => void store.refresh()}
      empty={{ icon: "slip", title: text.empty, text: text.emptyHint }}
      skeletonRows={3}
      texts={shellText}
      moreLabel={moneyText.more}
      labels={moneyText}
      rowOf={(request) => ({
        amount: formatBaht(request.amountSatang),
        status: <Chip tone={TONES[request.status]}>{text.status[request.status]}</Chip>,
        id: <SlipNumbers request={request} />,
        time: <TimeAgo {...timeAgo(request.createdAt, now)} />,
      })}
    />
  );
});

function SlipNumbers({ request: { id, reference, timeline } }: { readonly request: SlipRequest }) {
  const reason = timeline[timeline.length - 1]?.reason;
  return (
    <>
      <TextLink to={paths.receipt("slip", id)}>{id}</TextLink>
      <p>{text.reference(reference)}</p>
      <Reason {...reasonWords(reason)} />
    </>
  );
}
