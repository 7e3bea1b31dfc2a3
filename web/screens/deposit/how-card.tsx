import { depositText } from "../../text/th/wallet/deposit.ts";
import { Card } from "../../ui/layout/card.tsx";
import { NumberedList } from "../../ui/lists/numbered-list.tsx";

/** What will happen, before anything does. */
export function HowCard() {
  return (
    <Card title={depositText.how}>
      <NumberedList items={depositText.howSteps} />
    </Card>
  );
}
