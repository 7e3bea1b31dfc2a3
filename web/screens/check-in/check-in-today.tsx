import { observer } from "mobx-react-lite";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { CheckInStore } from "../../stores/rewards/check-in-store.ts";
import { checkInText as text } from "../../text/th/rewards/check-in.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { Button } from "../../ui/controls/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { Card } from "../../ui/layout/card.tsx";

/** The points of today and of tomorrow, and the button until today is claimed. */
export const CheckInToday = observer(function CheckInToday({ store }: { readonly store: CheckInStore }) {
  const { view, claim } = store;
  if (!view) return null;
  const pointsText = (points: number | undefined) => (points === undefined ? text.valueUnknown : text.value(points));
  return (
    <Card>
      <DescriptionList
        layout="columns"
        items={[
          { term: text.today, value: pointsText(view.value) },
          { term: text.tomorrow, value: pointsText(view.valueTomorrow) },
        ]}
      />
      <OutcomeNote {...outcomeOf(claim)} texts={moneyText.outcome} />
      <div role="status">
        {view.done ? (
          <Note tone="good">{view.value === undefined ? text.done : text.got(pointsText(view.value))}</Note>
        ) : null}
      </div>
      {view.showPrompt ? (
        <Button
          variant="primary"
          wide
          busy={claim.busy}
          busyLabel={text.claiming}
          disabled={claim.phase === "unknown"}
          onClick={() => void claim.run(undefined)}
        >
          {view.value === undefined ? text.claimUnknown : text.claim(pointsText(view.value))}
        </Button>
      ) : null}
    </Card>
  );
});
