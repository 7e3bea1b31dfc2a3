import { observer } from "mobx-react-lite";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { formatCount } from "../../../text/numbers.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { InlineSelect } from "./inline-select.tsx";
import css from "./lobby-head.module.css";

const ALL = "";

/** The number of games, and the choice of a provider where there are several. */
export const LobbyHead = observer(function LobbyHead({ store }: { readonly store: LobbyStore }) {
  const { view, everywhere, providers, searching } = store;
  // The line is rendered before the games are loaded, so that nothing moves later.
  const unknown = view === "place" && !everywhere && store.state.status !== "fulfilled" && store.games.length === 0;
  const count = unknown ? "" : text.count(formatCount(store.found.length));
  const name = view === "place" ? (everywhere ? text.foundEverywhere : undefined) : text[view];
  return (
    <div className={css["head"]}>
      <span role="status">{searching ? text.searching : name === undefined ? count : `${name} · ${count}`}</span>
      {providers.length > 1 ? (
        <InlineSelect
          label={text.provider}
          value={store.provider ?? ALL}
          onChange={(provider) => store.setProvider(provider === ALL ? undefined : provider)}
          options={[
            { value: ALL, label: text.everyProvider },
            ...providers.map((provider) => ({ value: provider, label: provider })),
          ]}
        />
      ) : null}
    </div>
  );
});
