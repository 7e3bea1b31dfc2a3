import { observer } from "mobx-react-lite";
import type { GameOrder } from "../../../../core/games/game-rows.ts";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { formatCount } from "../../../text/numbers.ts";
import { gamesText as text } from "../../../text/th/games/games.ts";
import { useAfterPaint } from "../../../ui/hooks/use-after-paint.ts";
import { InlineSelect } from "./inline-select.tsx";
import css from "./lobby-head.module.css";
import { MakerSelect } from "./maker-select.tsx";

interface LobbyHeadProps {
  readonly store: LobbyStore;
  /** A heading, where rows are above the list. */
  readonly title?: string;
}

/** The number of games, one maker of several, and the order. The line is there before the games, so nothing moves. */
export const LobbyHead = observer(function LobbyHead({ store, title }: LobbyHeadProps) {
  const { place, order } = store;
  const known = store.state.status === "fulfilled" || store.games.length > 0;
  // Reading the facts of thousands of games and drawing their choices would delay the first games.
  const painted = useAfterPaint(known);
  const orders: readonly GameOrder[] = painted ? store.orders : ["listed"];
  const oneMaker = place.category === "all" && (place.maker !== undefined || place.row !== undefined);
  const sorted = place.category === "all" && place.row !== undefined;
  return (
    <div className={css["head"]}>
      <div className={css["what"]}>
        {title === undefined ? null : <h2>{title}</h2>}
        <span role="status">{known ? text.count(formatCount(store.found.length)) : ""}</span>
      </div>
      <div className={css["choices"]}>
        {oneMaker ? null : <MakerSelect store={store} ready={painted} />}
        {sorted ? null : (
          <InlineSelect
            label={text.order}
            value={orders.includes(order) ? order : "listed"}
            onChange={(chosen) => store.setOrder(orders.find((each) => each === chosen) ?? "listed")}
            options={orders.map((each) => ({ value: each, label: text.orders[each] }))}
          />
        )}
      </div>
    </div>
  );
});
