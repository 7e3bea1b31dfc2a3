import { observer } from "mobx-react-lite";
import { outcomeOf } from "../../stores/outcome-of.ts";
import type { SlipStore } from "../../stores/slip-store.ts";
import { moneyText } from "../../text/th/money.ts";
import { Card } from "../../ui/card.tsx";
import { OutcomeNote } from "../../ui/outcome-note.tsx";

/** A slip that was sent before the page was reloaded; nothing else is offered until its outcome is known. */
export const UnsettledSlip = observer(function UnsettledSlip({
  action,
}: {
  readonly action: SlipStore["confirm"] | SlipStore["manual"];
}) {
  return (
    <Card>
      <OutcomeNote {...outcomeOf(action)} texts={moneyText.outcome} />
    </Card>
  );
});
