import { observer } from "mobx-react-lite";
import { type GameCategory, SLOT_TYPES, type SlotType } from "../../../../core/games/model.ts";
import { paths } from "../../../app/paths.ts";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { PillLinks } from "../../../ui/controls/pill-links.tsx";
import { SearchField } from "./search-field.tsx";
import { ToggleButton } from "./toggle-button.tsx";
import { ToolRow } from "./tool-row.tsx";

/** The spec's default category first, then by demand. */
const ORDER: readonly GameCategory[] = ["sport", "casino", "slot", "fishing", "card", "lotto", "hot"];

interface LobbyBarProps {
  readonly store: LobbyStore;
  readonly category: GameCategory;
  readonly slotType: SlotType | undefined;
}

/** The ways to find a game: its name, favourites and recent games, category, slot type. */
export const LobbyBar = observer(function LobbyBar({ store, category, slotType }: LobbyBarProps) {
  const { view } = store;
  return (
    <>
      <ToolRow
        tools={
          <>
            <ToggleButton
              icon="heart"
              label={text.favourites}
              pressed={view === "favourites"}
              onPress={() => store.toggleView("favourites")}
            />
            <ToggleButton
              icon="clock"
              label={text.recent}
              pressed={view === "recent"}
              onPress={() => store.toggleView("recent")}
            />
          </>
        }
      >
        <SearchField
          label={text.search}
          clearLabel={text.clearSearch}
          value={store.text}
          onChange={(typed) => store.setText(typed)}
        />
      </ToolRow>
      <PillLinks
        label={text.categories}
        links={ORDER.map((each) => ({
          key: each,
          to: paths.gameCategory(each),
          label: text.category[each],
          current: each === category,
        }))}
      />
      {category === "slot" ? (
        <PillLinks
          label={text.slotTypes}
          links={[
            { key: "all", to: paths.gameCategory("slot"), label: text.allSlots, current: slotType === undefined },
            ...SLOT_TYPES.map((type) => ({
              key: type,
              to: paths.games("slot", type),
              label: type,
              current: type === slotType,
            })),
          ]}
        />
      ) : null}
    </>
  );
});
