import { observer } from "mobx-react-lite";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { gamesText } from "../../../text/th/games/games.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";

const text = gamesText.none;

/** Why no game is shown, and a way to find one. */
export const NoGames = observer(function NoGames({ store }: { readonly store: LobbyStore }) {
  const { view, text: typed, everywhere } = store;
  if (store.games.length > 0 || (typed !== "" && view === "place")) {
    return (
      <EmptyState
        icon="search"
        title={text.found(typed)}
        text={text.foundHint}
        action={
          everywhere || view !== "place" ? (
            <Button icon="cross" onClick={() => store.clear()}>
              {text.clear}
            </Button>
          ) : (
            <Button icon="search" onClick={() => void store.searchEverywhere()}>
              {gamesText.everywhere}
            </Button>
          )
        }
      />
    );
  }
  if (view === "favourites") return <EmptyState icon="heart" title={text.favourites} text={text.favouritesHint} />;
  if (view === "recent") return <EmptyState icon="clock" title={text.recent} text={text.recentHint} />;
  return <EmptyState icon="dice" title={text.place} text={text.placeHint} />;
});
