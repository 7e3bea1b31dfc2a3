import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { NumberedList } from "../../ui/lists/numbered-list.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

/** What will happen, before anything does, and what happens to the picture. */
export function HowCard() {
  return (
    <Card title={depositSlipText.how}>
      <Stack gap="s">
        <NumberedList items={depositSlipText.howSteps} />
        <Muted tone="faint">{depositSlipText.privacy}</Muted>
      </Stack>
    </Card>
  );
}
