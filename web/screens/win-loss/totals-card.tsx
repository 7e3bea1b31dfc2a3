import type { PlayTotals } from "../../../core/games/model.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import { formatCount } from "../../text/numbers.ts";
import { winLossText as text } from "../../text/th/games/win-loss.ts";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { KeyFigure } from "../../ui/data/key-figure.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { NetAmount } from "./net-amount.tsx";

/** The net result, the stakes and the winnings. */
export function TotalsCard({ total }: { readonly total: PlayTotals }) {
  const { netSatang } = total;
  return (
    <Card title={text.net} aside={text.roundCount(formatCount(total.rounds))}>
      <Stack>
        <KeyFigure
          value={<NetAmount amount={netSatang} size="l" />}
          detail={netSatang > 0 ? text.netUp : netSatang < 0 ? text.netDown : text.netEven}
        />
        <DescriptionList
          items={[
            { term: text.staked, value: formatBaht(total.stakedSatang) },
            { term: text.won, value: formatBaht(total.wonSatang) },
          ]}
        />
      </Stack>
    </Card>
  );
}
