import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { Game, GameCategory, SlotType } from "../../../../core/games/model.ts";
import { paths } from "../../../app/paths.ts";
import { useGamesStores } from "../../../stores/games/use-games-stores.ts";
import { playText as text } from "../../../text/th/games/play.ts";
import { shellText } from "../../../text/th/site/shell.ts";
import { ButtonLink } from "../../../ui/controls/button-link.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ResourcePanel } from "../../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { EndedCard } from "./ended-card.tsx";
import { OtherGameCard } from "./other-game-card.tsx";
import { StartCard } from "./start-card.tsx";

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
      <Page ownHeading title={session.live.game.name}>
        {null}
      </Page>
    );
  }
  if (game) {
    return (
      <Page title={game.name} back={back}>
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
