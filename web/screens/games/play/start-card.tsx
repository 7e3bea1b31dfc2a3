import { use } from "react";
import { gamesText, returnShares, returnWords } from "#text/games/games.ts";
import { playText as text } from "#text/games/play.ts";
import { gameName, tileArt } from "../../../../core/games/game-rows.ts";
import type { Game } from "../../../../core/games/model.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import { outcomeOf } from "../../../stores/base/outcome-of.ts";
import type { GameSessionStore } from "../../../stores/games/game-session-store.ts";
import { useStores, useStoresRoot } from "../../../stores/stores-context.ts";
import { useMemberStores } from "../../../stores/use-member-stores.ts";
import { language } from "../../../text/live.ts";
import { observer } from "../../../text/observer.ts";
import { ArtBanner } from "../../../ui/art/art-banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { DescriptionList } from "../../../ui/data/figures.tsx";
import { Muted } from "../../../ui/data/inline.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { OutcomeNote, RefusalLinkContext } from "../../../ui/feedback/outcome-note.tsx";
import { Card, Stack } from "../../../ui/layout/card.tsx";

/** Returns the money that is still at a provider, for example after a game was left without ending it. */
const ReturnAll = observer(function ReturnAll({ store: { returning } }: { readonly store: GameSessionStore }) {
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

interface StartCardProps {
  readonly store: GameSessionStore;
  readonly game: Game;
  /** It was played a moment ago. */
  readonly again: boolean;
}

/** A game before it is opened: its provider, its return to players, and the button that opens it. */
export const StartCard = observer(function StartCard({ store, game, again }: StartCardProps) {
  const { opening } = store;
  const { site } = useStores();
  const { credit } = useMemberStores().credit;
  const isThisGame = opening.input === game.id;
  const shares = returnShares(game);
  return (
    <Card>
      <Stack>
        <ArtBanner
          category={game.category}
          imageUrl={game.imagePath === undefined ? undefined : site.picture(game.imagePath)}
          art={tileArt(game.id)}
        />
        <DescriptionList
          items={[
            { term: text.provider, value: game.provider },
            { term: text.returns, value: returnWords(game) },
            { term: text.credit, value: credit ? formatBaht(credit.creditSatang) : "–" },
          ]}
        />
        <Muted tone="faint">
          {shares ? text.returnsHint(shares.returned, shares.houseShare) : text.returnsUnknown}
        </Muted>
        <OpeningProblem store={store} game={game} />
        <OutcomeNote
          phase={isThisGame ? opening.phase : "idle"}
          problem={undefined}
          texts={text.outcome}
          onCheckAgain={() => void opening.resume()}
        />
        {game.open ? (
          <Button
            variant="primary"
            wide
            icon="dice"
            busy={opening.busy}
            busyLabel={text.opening}
            disabled={opening.phase === "unknown"}
            onClick={() => void store.open(game)}
          >
            {again ? text.playAgain : text.play(gameName(game, language()))}
          </Button>
        ) : (
          <Note tone="gold" icon="clock">
            {gamesText.closed}
          </Note>
        )}
        <ReturnAll store={store} />
      </Stack>
    </Card>
  );
});

/** Why the game did not open. */
const OpeningProblem = observer(function OpeningProblem({ store, game }: Omit<StartCardProps, "again">) {
  const { opening, badAddress } = store;
  const linkOf = use(RefusalLinkContext);
  const { words } = useStoresRoot();
  if (opening.input !== game.id) return null;
  if (badAddress) return <Note tone="bad">{text.badAddress}</Note>;
  const { problem } = opening;
  if (!problem) return null;
  const down = problem.kind === "refusal" && problem.code === "provider-down";
  return (
    <div role="alert">
      <Note tone={down ? "gold" : "bad"} icon={down ? "clock" : "warning"}>
        <strong>{down ? text.down : text.failed}</strong>
        <p>{words(problem).message}</p>
        {problem.kind === "refusal" ? linkOf(problem.code) : null}
      </Note>
    </div>
  );
});
