import { observer } from "mobx-react-lite";
import type { Game } from "../../../../core/games/model.ts";
import { paths } from "../../../app/paths.ts";
import { outcomeOf } from "../../../stores/base/outcome-of.ts";
import type { GameSessionStore } from "../../../stores/games/game-session-store.ts";
import { playText as text } from "../../../text/th/games/play.ts";
import { ActionButton } from "../../../ui/controls/action-button.tsx";
import { ButtonLink } from "../../../ui/controls/button-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { Muted } from "../../../ui/typography/muted.tsx";

interface OtherGameCardProps {
  readonly store: GameSessionStore;
  readonly live: Game;
  readonly wanted: Game;
}

/** Shown while another game is open. Only one can be: its money is returned before the next game opens. */
export const OtherGameCard = observer(function OtherGameCard({ store, live, wanted }: OtherGameCardProps) {
  const { leaving } = store;
  return (
    <Card title={text.other(live.name)}>
      <Stack>
        <Muted>{text.otherHint}</Muted>
        <ActionButton
          outcome={outcomeOf(leaving)}
          texts={text.leaveOutcome}
          busyLabel={text.ending}
          onClick={() => void store.change(wanted)}
        >
          {text.change(live.name, wanted.name)}
        </ActionButton>
        <ButtonLink to={paths.game(live.category, live.slotType, live.id)} wide>
          {text.backTo(live.name)}
        </ButtonLink>
      </Stack>
    </Card>
  );
});
