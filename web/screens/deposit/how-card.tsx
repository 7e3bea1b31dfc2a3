import { depositText } from "../../text/th/deposit.ts";
import { Card } from "../../ui/card.tsx";
import { NumberedList } from "../../ui/numbered-list.tsx";

/** What will happen, before anything does. */
export function HowCard() {
  return (
    <Card title={depositText.how}>
      <NumberedList items={depositText.howSteps} />
    </Card>
  );
}
