import { depositSlipText } from "../../text/th/deposit-slip.ts";
import { Card } from "../../ui/card.tsx";
import { Muted } from "../../ui/muted.tsx";
import { NumberedList } from "../../ui/numbered-list.tsx";

/** What will happen, before anything does, and what happens to the picture. */
export function HowCard() {
  return (
    <Card title={depositSlipText.how}>
      <NumberedList items={depositSlipText.howSteps} />
      <Muted tone="faint">{depositSlipText.privacy}</Muted>
    </Card>
  );
}
