import { observer } from "mobx-react-lite";
import { paths } from "../../../app/paths.ts";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { gamesText } from "../../../text/th/games/games.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ButtonLink } from "../../../ui/controls/button-link.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";

const text = gamesText.none;

/** Why no game is shown, and a way to find one. */
export const NoGames = observer(function NoGames({ store }: { readonly store: LobbyStore }) {
  const { place, text: typed } = store;
  const row = place.category === "all" ? place.row : undefined;
  if (typed !== "" || store.games.length > 0) {
    return (
      <EmptyState
        icon="search"
        title={text.found(typed)}
        text={text.foundHint}
        action={
          <Button icon="cross" onClick={() => store.clear()}>
            {text.clear}
          </Button>
        }
      />
    );
  }
  const toAll = <ButtonLink to={paths.allGames}>{gamesText.title}</ButtonLink>;
  if (row === "favourites") {
    return <EmptyState icon="heart" title={text.favourites} text={text.favouritesHint} action={toAll} />;
  }
  if (row === "recent") return <EmptyState icon="clock" title={text.recent} text={text.recentHint} action={toAll} />;
  return <EmptyState icon="dice" title={text.place} text={text.placeHint} action={toAll} />;
});
