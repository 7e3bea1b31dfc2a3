import { observer } from "mobx-react-lite";
import type { Game } from "../../../core/games/model.ts";
import { paths } from "../../paths.ts";
import type { GameSessionStore } from "../../stores/game-session-store.ts";
import { playText as text } from "../../text/th/play-game.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Muted } from "../../ui/muted.tsx";
import { OutcomeNote } from "../../ui/outcome-note.tsx";
import { Stack } from "../../ui/stack.tsx";

interface OtherGameCardProps {
  readonly store: GameSessionStore;
  readonly live: Game;
  readonly wanted: Game;
}

/** One game at a time: the live one's money comes back before another is opened. */
export const OtherGameCard = observer(function OtherGameCard({ store, live, wanted }: OtherGameCardProps) {
  const { leaving } = store;
  return (
    <Card title={text.other(live.name)}>
      <Stack>
        <Muted>{text.otherHint}</Muted>
        <OutcomeNote
          phase={leaving.phase}
          message={leaving.problem?.message}
          texts={text.leaveOutcome}
          onCheckAgain={() => void leaving.resume()}
        />
        <Button
          variant="go"
          wide
          busy={leaving.busy}
          busyLabel={text.ending}
          disabled={leaving.phase === "unknown"}
          onClick={() => void store.change(wanted)}
        >
          {text.change(live.name, wanted.name)}
        </Button>
        <ButtonLink to={paths.game(live.category, live.slotType, live.id)} wide>
          {text.backTo(live.name)}
        </ButtonLink>
      </Stack>
    </Card>
  );
});
