import { useEffect } from "react";
import { playText as text } from "#text/games/play.ts";
import { shellText } from "#text/site/shell.ts";
import { gameName } from "../../../../core/games/game-rows.ts";
import type { Game, GameCategory, SlotType } from "../../../../core/games/model.ts";
import { formatBaht, type Satang } from "../../../../core/shared/money.ts";
import { paths } from "../../../app/paths.ts";
import { outcomeOf } from "../../../stores/base/outcome-of.ts";
import type { GameSessionStore } from "../../../stores/games/game-session-store.ts";
import { useGamesStores } from "../../../stores/use-member-stores.ts";
import { language } from "../../../text/live.ts";
import { observer } from "../../../text/observer.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Muted } from "../../../ui/data/inline.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { ActionButton } from "../../../ui/feedback/outcome-note.tsx";
import { EmptyState, ResourcePanel } from "../../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Card, Stack } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { FocusHeading } from "../../../ui/typography/focus-heading.tsx";
import { StartCard } from "./start-card.tsx";

/** Shown after a game has ended: the amount that was returned. */
function EndedCard({ amountSatang }: { readonly amountSatang: Satang }) {
  return (
    <Note tone="good">
      <FocusHeading>{text.ended}</FocusHeading>
      <p>{amountSatang > 0 ? text.returned(formatBaht(amountSatang)) : text.nothingReturned}</p>
    </Note>
  );
}

interface OtherGameCardProps {
  readonly store: GameSessionStore;
  readonly live: Game;
  readonly wanted: Game;
}

/** Shown while another game is open. Only one can be: its money is returned before the next game opens. */
const OtherGameCard = observer(function OtherGameCard({ store, live, wanted }: OtherGameCardProps) {
  const { leaving } = store;
  const [liveName, wantedName] = [gameName(live, language()), gameName(wanted, language())];
  return (
    <Card title={text.other(liveName)}>
      <Stack>
        <Muted>{text.otherHint}</Muted>
        <ActionButton
          outcome={outcomeOf(leaving)}
          texts={text.leaveOutcome}
          busyLabel={text.ending}
          onClick={() => void store.change(wanted)}
        >
          {text.change(liveName, wantedName)}
        </ActionButton>
        <ButtonLink to={paths.game(live.category, live.slotType, live.id)} wide>
          {text.backTo(liveName)}
        </ButtonLink>
      </Stack>
    </Card>
  );
});

interface PlayGameProps {
  readonly category: GameCategory;
  readonly slotType: SlotType | undefined;
  readonly gameId: string;
}

/** The page of one game. While the game is open, the stage shows it and this page only sets the title. */
export const PlayGame = observer(function PlayGame({ category, slotType, gameId }: PlayGameProps) {
  const { lobby, game: session } = useGamesStores();
  useEffect(() => void lobby.visit({ category, slotType }), [lobby, category, slotType]);
  const game = lobby.find(gameId);
  const back = { to: slotType ? paths.games(category, slotType) : paths.gameCategory(category), label: text.back };
  if (session.live?.game.id === gameId) {
    return (
      <Page ownHeading title={gameName(session.live.game, language())}>
        {null}
      </Page>
    );
  }
  if (game) {
    return (
      <Page title={gameName(game, language())} back={back}>
        <Offer game={game} />
      </Page>
    );
  }
  return (
    <Page title={text.title} back={back}>
      <ResourcePanel
        state={lobby.stateOf({ category, slotType })}
        skeleton={<Skeleton shape="card" height={420} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void lobby.visit({ category, slotType })}
      >
        {() => (
          <EmptyState
            icon="search"
            title={text.notFound}
            text={text.notFoundHint}
            action={
              <ButtonLink to={back.to} variant="primary">
                {text.toLobby}
              </ButtonLink>
            }
          />
        )}
      </ResourcePanel>
    </Page>
  );
});

/** The actions for a game that is not open. */
const Offer = observer(function Offer({ game }: { readonly game: Game }) {
  const { game: session } = useGamesStores();
  const { live, leaving } = session;
  if (live) return <OtherGameCard store={session} live={live.game} wanted={game} />;
  const ended = leaving.state.phase === "done" && leaving.input === game.id ? leaving.state.value : undefined;
  return (
    <>
      {ended && session.opening.phase === "idle" ? <EndedCard amountSatang={ended.amountSatang} /> : null}
      <StartCard store={session} game={game} again={ended !== undefined} />
    </>
  );
});
