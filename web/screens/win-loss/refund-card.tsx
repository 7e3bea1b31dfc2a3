import type { RefundView } from "../../../core/games/refund-view.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import { formatCount } from "../../text/numbers.ts";
import { winLossText as text } from "../../text/th/games/win-loss.ts";
import { levelText } from "../../text/th/session/level.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

/** The loss refund of the member's level, with its calculation. */
export function RefundCard({ refund: { level, percent, lossSatang, refundSatang } }: { readonly refund: RefundView }) {
  const rate = formatCount(percent);
  return (
    <Card title={text.refund} aside={`${rate}%`}>
      <Stack gap="s">
        <p>{text.refundRule(levelText[level], rate)}</p>
        <p>
          {lossSatang > 0 ? text.refundSum(formatBaht(lossSatang), rate, formatBaht(refundSatang)) : text.refundNone}
        </p>
        <Muted tone="faint">{text.refundNote}</Muted>
      </Stack>
    </Card>
  );
}
