import { observer } from "mobx-react-lite";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { Card } from "../../ui/layout/card.tsx";

/** The outcome of a slip that was sent before a reload. Nothing else is offered until it is known. */
export const SlipOutcomeCard = observer(function SlipOutcomeCard({
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
