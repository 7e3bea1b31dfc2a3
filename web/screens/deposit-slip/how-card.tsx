import { depositSlipText } from "../../text/th/deposit-slip.ts";
import { Card } from "../../ui/card.tsx";
import { Muted } from "../../ui/muted.tsx";
import { NumberedList } from "../../ui/numbered-list.tsx";
import { Stack } from "../../ui/stack.tsx";

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
