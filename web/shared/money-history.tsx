import type { ReactNode } from "react";
import { shellText } from "#text/site/shell.ts";
import { moneyText } from "#text/wallet/money.ts";
import type { Instant } from "../../core/shared/bangkok-time.ts";
import { formatBaht, type Satang } from "../../core/shared/money.ts";
import { paths } from "../app/paths.ts";
import { useClock } from "../stores/stores-context.ts";
import { timeAgo } from "../text/dates.ts";
import { observer } from "../text/observer.ts";
import { Chip, Id, Muted, type Tone } from "../ui/data/inline.tsx";
import { TimeAgo, useNow } from "../ui/data/time-ago.tsx";
import { type RecordTableProps, RequestHistory } from "../ui/lists/record-table.tsx";
import { TextLink } from "../ui/typography/prose.tsx";

interface MoneyRequest {
  readonly id: string;
  readonly amountSatang: Satang;
  readonly status: string;
  readonly createdAt: Instant;
}

type Section<Request extends MoneyRequest> = Pick<
  RecordTableProps<Request, unknown>,
  "state" | "onRetry" | "select" | "above" | "skeletonRows"
>;

interface MoneyHistoryProps<Request extends MoneyRequest> extends Section<Request> {
  readonly kind: Parameters<typeof paths.receipt>[0];
  readonly icon: RecordTableProps<Request, unknown>["empty"]["icon"];
  readonly text: {
    readonly history: string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly status: Readonly<Record<Request["status"], string>>;
  };
  readonly tones: Readonly<Record<Request["status"], Tone>>;
  /** Below a request's number. */
  readonly belowId?: (request: Request) => ReactNode;
  /** What stands with a request's time. */
  readonly withTime?: (request: Request, time: ReactNode) => ReactNode;
}

/** All of a member's deposits, slips or withdrawals, each with a link to its receipt. */
export const MoneyHistory = observer(function MoneyHistory<Request extends MoneyRequest>(
  props: MoneyHistoryProps<Request>,
) {
  const { kind, icon, text, tones, belowId, withTime, ...section } = props;
  const now = useNow(useClock(), 15_000);
  return (
    <RequestHistory
      {...section}
      title={text.history}
      empty={{ icon, title: text.empty, text: text.emptyHint }}
      texts={shellText}
      moreLabel={moneyText.more}
      labels={moneyText}
      rowOf={(request) => {
        const status: Request["status"] = request.status;
        const time = <TimeAgo {...timeAgo(request.createdAt, now)} />;
        return {
          amount: formatBaht(request.amountSatang),
          // What went as usual needs no chip.
          status:
            tones[status] === "good" ? (
              <Muted>{text.status[status]}</Muted>
            ) : (
              <Chip tone={tones[status]}>{text.status[status]}</Chip>
            ),
          id: (
            <>
              <TextLink to={paths.receipt(kind, request.id)}>
                <Id short>{request.id}</Id>
              </TextLink>
              {belowId?.(request)}
            </>
          ),
          time: withTime ? withTime(request, time) : time,
        };
      }}
    />
  );
});
