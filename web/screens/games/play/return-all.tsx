import { observer } from "mobx-react-lite";
import { formatBaht } from "../../../../core/shared/money.ts";
import { outcomeOf } from "../../../stores/base/outcome-of.ts";
import type { GameSessionStore } from "../../../stores/games/game-session-store.ts";
import { playText as text } from "../../../text/th/games/play.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { OutcomeNote } from "../../../ui/feedback/outcome-note.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { Muted } from "../../../ui/typography/muted.tsx";

/** Returns the money that is still at a provider, for example after a game was left without ending it. */
export const ReturnAll = observer(function ReturnAll({ store: { returning } }: { readonly store: GameSessionStore }) {
  const { state } = returning;
  return (
    <Stack gap="s">
      <Muted tone="faint">{text.returnAllHint}</Muted>
      <OutcomeNote {...outcomeOf(returning)} texts={text.leaveOutcome} />
      <div role="status">
        {state.phase === "done" ? (
          <Muted>
            {state.value.amountSatang > 0 ? text.returned(formatBaht(state.value.amountSatang)) : text.nothingReturned}
          </Muted>
        ) : null}
      </div>
      <Button
        small
        variant="outline"
        busy={returning.busy}
        busyLabel={text.ending}
        disabled={returning.phase === "unknown"}
        onClick={() => void returning.run(undefined)}
      >
        {text.returnAll}
      </Button>
    </Stack>
  );
});
